"""The tables and indexes of a new store as SQL: what SQLAlchemy makes of `tables`, word for word.

To load SQLAlchemy and let it word them costs 200 CPU ms, which is a third of what a small import
costs in all. A test holds the two equal, blanks aside, and shows what is to be written here.
"""

from __future__ import annotations

TABLES = (
    """
    CREATE TABLE blob (
        digest BLOB NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (digest)
    )
    """,
    """
    CREATE TABLE census (
        origin_id INTEGER NOT NULL,
        room_id INTEGER NOT NULL,
        tier INTEGER NOT NULL,
        grade INTEGER NOT NULL,
        standing INTEGER NOT NULL,
        contested INTEGER NOT NULL,
        active INTEGER NOT NULL,
        n INTEGER NOT NULL,
        PRIMARY KEY (origin_id, room_id, tier, grade, standing, contested, active)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE dialect (
        id INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (id),
        UNIQUE (name)
    )
    """,
    """
    CREATE TABLE job (
        id INTEGER NOT NULL,
        kind TEXT NOT NULL,
        "key" TEXT NOT NULL,
        payload TEXT NOT NULL,
        state TEXT NOT NULL,
        tries INTEGER DEFAULT '0' NOT NULL,
        due_at INTEGER NOT NULL,
        note TEXT,
        PRIMARY KEY (id),
        UNIQUE ("key")
    )
    """,
    """
    CREATE TABLE journal (
        seq INTEGER NOT NULL,
        ts TEXT NOT NULL,
        pass_id TEXT,
        event TEXT NOT NULL,
        memory TEXT,
        detail TEXT NOT NULL,
        prev_hash TEXT NOT NULL,
        hash TEXT NOT NULL,
        PRIMARY KEY (seq)
    )
    """,
    """
    CREATE TABLE meta (
        "key" TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY ("key")
    )
    """,
    """
    CREATE TABLE origin (
        id INTEGER NOT NULL,
        adapter TEXT NOT NULL,
        location TEXT NOT NULL,
        kind TEXT DEFAULT '' NOT NULL,
        detail TEXT DEFAULT '{}' NOT NULL,
        PRIMARY KEY (id),
        UNIQUE (adapter, location)
    )
    """,
    """
    CREATE TABLE source (
        id INTEGER NOT NULL,
        path TEXT NOT NULL,
        relative TEXT,
        kind INTEGER DEFAULT '0' NOT NULL,
        state INTEGER DEFAULT '0' NOT NULL,
        location TEXT,
        digest BLOB,
        revision INTEGER DEFAULT '0' NOT NULL,
        changes INTEGER DEFAULT '0' NOT NULL,
        first_seen INTEGER NOT NULL,
        unreached_since INTEGER,
        searched INTEGER DEFAULT '0' NOT NULL,
        PRIMARY KEY (id),
        UNIQUE (path)
    )
    """,
    """
    CREATE TABLE subject (
        id INTEGER NOT NULL,
        "key" TEXT NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (id),
        UNIQUE ("key")
    )
    """,
    """
    CREATE TABLE touch (
        memory_id INTEGER NOT NULL,
        hour INTEGER NOT NULL,
        caller TEXT NOT NULL,
        PRIMARY KEY (memory_id, hour, caller)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE verdict_census (
        batch_id INTEGER NOT NULL,
        state INTEGER NOT NULL,
        n INTEGER NOT NULL,
        PRIMARY KEY (batch_id, state)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE batch (
        id INTEGER NOT NULL,
        origin_id INTEGER NOT NULL,
        state TEXT NOT NULL,
        cursor INTEGER DEFAULT '0' NOT NULL,
        request TEXT DEFAULT '{}' NOT NULL,
        fingerprint TEXT DEFAULT '' NOT NULL,
        started_at INTEGER NOT NULL,
        finished_at INTEGER,
        PRIMARY KEY (id),
        FOREIGN KEY(origin_id) REFERENCES origin (id)
    )
    """,
    """
    CREATE TABLE room (
        id INTEGER NOT NULL,
        origin_id INTEGER NOT NULL,
        wing TEXT NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (id),
        UNIQUE (origin_id, wing, name),
        FOREIGN KEY(origin_id) REFERENCES origin (id)
    )
    """,
    """
    CREATE TABLE memory (
        id INTEGER NOT NULL,
        public_id TEXT NOT NULL,
        batch_id INTEGER,
        origin_id INTEGER,
        room_id INTEGER,
        subject_id INTEGER,
        attribute TEXT,
        tier INTEGER DEFAULT '0' NOT NULL,
        key64 INTEGER NOT NULL,
        grade INTEGER DEFAULT '0' NOT NULL,
        standing INTEGER DEFAULT '4' NOT NULL,
        flags TEXT DEFAULT '' NOT NULL,
        confidence FLOAT DEFAULT '0.5' NOT NULL,
        confidence_before FLOAT,
        active INTEGER DEFAULT '1' NOT NULL,
        contested INTEGER DEFAULT '0' NOT NULL,
        recorded_at INTEGER NOT NULL,
        updated_at INTEGER NOT NULL,
        last_reviewed INTEGER,
        review_due INTEGER,
        review_state TEXT,
        superseded_by INTEGER,
        prune_candidate_at INTEGER,
        stability FLOAT,
        last_access INTEGER,
        pinned INTEGER DEFAULT '0' NOT NULL,
        summary TEXT,
        entity TEXT,
        recorded_by TEXT,
        core INTEGER DEFAULT '0' NOT NULL,
        meaning TEXT,
        PRIMARY KEY (id),
        FOREIGN KEY(batch_id) REFERENCES batch (id),
        FOREIGN KEY(origin_id) REFERENCES origin (id),
        FOREIGN KEY(room_id) REFERENCES room (id),
        FOREIGN KEY(subject_id) REFERENCES subject (id)
    )
    """,
    """
    CREATE TABLE moved (
        batch_id INTEGER NOT NULL,
        drawer_id INTEGER NOT NULL,
        memory_id INTEGER NOT NULL,
        evidence_id INTEGER,
        PRIMARY KEY (batch_id, drawer_id),
        FOREIGN KEY(batch_id) REFERENCES batch (id)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE adopted (
        memory_id INTEGER NOT NULL,
        PRIMARY KEY (memory_id),
        FOREIGN KEY(memory_id) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE answer (
        memory_id INTEGER NOT NULL,
        question TEXT NOT NULL,
        question_key TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY (memory_id),
        FOREIGN KEY(memory_id) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE contest (
        id INTEGER NOT NULL,
        a INTEGER NOT NULL,
        b INTEGER NOT NULL,
        kind TEXT NOT NULL,
        detail TEXT DEFAULT '{}' NOT NULL,
        state TEXT NOT NULL,
        opened_at INTEGER NOT NULL,
        closed_at INTEGER,
        judged TEXT,
        judgement TEXT,
        PRIMARY KEY (id),
        FOREIGN KEY(a) REFERENCES memory (id),
        FOREIGN KEY(b) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE do_not_merge (
        a INTEGER NOT NULL,
        b INTEGER NOT NULL,
        reason TEXT DEFAULT '' NOT NULL,
        PRIMARY KEY (a, b),
        FOREIGN KEY(a) REFERENCES memory (id),
        FOREIGN KEY(b) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE drawer (
        id INTEGER NOT NULL,
        batch_id INTEGER,
        memory_id INTEGER,
        origin_id INTEGER NOT NULL,
        room_id INTEGER,
        foreign_id TEXT NOT NULL,
        evidence_id INTEGER,
        hall TEXT,
        agent TEXT,
        lines TEXT,
        filed_at TEXT,
        chunk INTEGER,
        parent TEXT,
        source_note TEXT,
        skip TEXT,
        gone_at INTEGER,
        PRIMARY KEY (id),
        FOREIGN KEY(batch_id) REFERENCES batch (id),
        FOREIGN KEY(memory_id) REFERENCES memory (id),
        FOREIGN KEY(origin_id) REFERENCES origin (id),
        FOREIGN KEY(room_id) REFERENCES room (id)
    )
    """,
    """
    CREATE TABLE evidence (
        id INTEGER NOT NULL,
        memory_id INTEGER NOT NULL,
        batch_id INTEGER,
        source_id INTEGER NOT NULL,
        form INTEGER DEFAULT '0' NOT NULL,
        dialect_id INTEGER,
        vouched INTEGER DEFAULT '0' NOT NULL,
        excerpt TEXT,
        sha256 BLOB NOT NULL,
        locator TEXT DEFAULT '' NOT NULL,
        prefix TEXT DEFAULT '' NOT NULL,
        suffix TEXT DEFAULT '' NOT NULL,
        PRIMARY KEY (id),
        FOREIGN KEY(memory_id) REFERENCES memory (id),
        FOREIGN KEY(batch_id) REFERENCES batch (id),
        FOREIGN KEY(source_id) REFERENCES source (id),
        FOREIGN KEY(dialect_id) REFERENCES dialect (id)
    )
    """,
    """
    CREATE TABLE lineage (
        parent INTEGER NOT NULL,
        child INTEGER NOT NULL,
        relation TEXT DEFAULT 'rests_on' NOT NULL,
        weight FLOAT DEFAULT '1' NOT NULL,
        created_at INTEGER NOT NULL,
        PRIMARY KEY (parent, child, relation),
        FOREIGN KEY(parent) REFERENCES memory (id),
        FOREIGN KEY(child) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE revision (
        id INTEGER NOT NULL,
        memory_id INTEGER NOT NULL,
        at INTEGER NOT NULL,
        seq INTEGER NOT NULL,
        old TEXT NOT NULL,
        PRIMARY KEY (id),
        FOREIGN KEY(memory_id) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE statement (
        memory_id INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (memory_id),
        FOREIGN KEY(memory_id) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE subject_alias (
        memory_id INTEGER NOT NULL,
        subject_id INTEGER NOT NULL,
        PRIMARY KEY (memory_id, subject_id),
        FOREIGN KEY(memory_id) REFERENCES memory (id),
        FOREIGN KEY(subject_id) REFERENCES subject (id)
    )
    """,
    """
    CREATE TABLE tag (
        memory_id INTEGER NOT NULL,
        name TEXT NOT NULL,
        PRIMARY KEY (memory_id, name),
        FOREIGN KEY(memory_id) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE vector (
        memory_id INTEGER NOT NULL,
        model TEXT NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (memory_id, model),
        FOREIGN KEY(memory_id) REFERENCES memory (id)
    )
    """,
    """
    CREATE TABLE evidence_link (
        memory_id INTEGER NOT NULL,
        evidence_id INTEGER NOT NULL,
        PRIMARY KEY (memory_id, evidence_id),
        FOREIGN KEY(memory_id) REFERENCES memory (id),
        FOREIGN KEY(evidence_id) REFERENCES evidence (id)
    )
    """,
    """
    CREATE TABLE verdict (
        evidence_id INTEGER NOT NULL,
        state INTEGER DEFAULT '0' NOT NULL,
        ever_ok INTEGER DEFAULT '0' NOT NULL,
        retired_by INTEGER,
        spans BLOB,
        coverage FLOAT,
        source_revision INTEGER,
        carried_checked_at INTEGER,
        unreached_since INTEGER,
        unreached_state INTEGER,
        detail TEXT,
        note TEXT,
        PRIMARY KEY (evidence_id),
        FOREIGN KEY(evidence_id) REFERENCES evidence (id)
    )
    """,
)

INDEXES = {
    "ix_journal_memory": "CREATE INDEX ix_journal_memory ON journal (memory) WHERE memory IS NOT NULL",
    "ix_journal_pass": "CREATE INDEX ix_journal_pass ON journal (pass_id) WHERE pass_id IS NOT NULL",
    "ix_fading": "CREATE INDEX ix_fading ON memory (tier, coalesce(last_access, recorded_at)) WHERE active = 1 AND pinned = 0 AND core = 0 AND tier <> 3 AND NOT coalesce(stability, 0) > 0",
    "ix_fading_own": "CREATE INDEX ix_fading_own ON memory (tier, coalesce(last_access, recorded_at) + CAST(min(stability, 4000000.0) * 198943352035 AS INTEGER)) WHERE active = 1 AND pinned = 0 AND core = 0 AND tier <> 3 AND coalesce(stability, 0) > 0",
    "ix_fallen": "CREATE INDEX ix_fallen ON memory (updated_at DESC) WHERE active = 1 AND standing = 0",
    "ix_inactive": "CREATE INDEX ix_inactive ON memory (active) WHERE active = 0",
    "ix_memory_key64": "CREATE INDEX ix_memory_key64 ON memory (key64)",
    "ix_memory_public_id": "CREATE UNIQUE INDEX ix_memory_public_id ON memory (public_id)",
    "ix_newest": "CREATE INDEX ix_newest ON memory (updated_at DESC) WHERE active = 1",
    "ix_prune_candidate": "CREATE INDEX ix_prune_candidate ON memory (prune_candidate_at) WHERE active = 1 AND prune_candidate_at IS NOT NULL",
    "ix_review_due": "CREATE INDEX ix_review_due ON memory (review_due, standing, confidence) WHERE active = 1 AND review_due IS NOT NULL",
    "ix_subject": "CREATE INDEX ix_subject ON memory (subject_id) WHERE subject_id IS NOT NULL",
    "ix_superseded_by": "CREATE INDEX ix_superseded_by ON memory (superseded_by) WHERE superseded_by IS NOT NULL",
    "ix_trust": "CREATE INDEX ix_trust ON memory (standing, grade) WHERE active = 1",
    "ix_unscheduled": "CREATE INDEX ix_unscheduled ON memory (review_due, standing) WHERE active = 1 AND review_due IS NULL AND standing<>2 AND standing<>3",
    "ix_answer_key": "CREATE INDEX ix_answer_key ON answer (question_key)",
    "ix_contest_a": "CREATE INDEX ix_contest_a ON contest (a)",
    "ix_contest_b": "CREATE INDEX ix_contest_b ON contest (b)",
    "ix_drawer_agent": "CREATE INDEX ix_drawer_agent ON drawer (agent, memory_id) WHERE agent <> 'mempalace'",
    "ix_drawer_foreign": "CREATE INDEX ix_drawer_foreign ON drawer (origin_id, foreign_id)",
    "ix_drawer_gone": "CREATE INDEX ix_drawer_gone ON drawer (origin_id) WHERE gone_at IS NOT NULL",
    "ix_drawer_memory": "CREATE INDEX ix_drawer_memory ON drawer (memory_id)",
    "ix_drawer_room": "CREATE INDEX ix_drawer_room ON drawer (room_id, hall, memory_id)",
    "ix_evidence_claim": "CREATE INDEX ix_evidence_claim ON evidence (source_id) WHERE form = 2",
    "ix_evidence_memory": "CREATE INDEX ix_evidence_memory ON evidence (memory_id)",
    "ix_evidence_source": "CREATE INDEX ix_evidence_source ON evidence (source_id)",
    "ix_lineage_child": "CREATE INDEX ix_lineage_child ON lineage (child)",
    "ix_revision_memory": "CREATE INDEX ix_revision_memory ON revision (memory_id)",
    "ix_revision_seq": "CREATE INDEX ix_revision_seq ON revision (seq)",
    "ix_alias_subject": "CREATE INDEX ix_alias_subject ON subject_alias (subject_id)",
    "ix_tag_name": "CREATE INDEX ix_tag_name ON tag (name)",
    "ix_link_evidence": "CREATE INDEX ix_link_evidence ON evidence_link (evidence_id)",
    "ix_verdict_rare": "CREATE INDEX ix_verdict_rare ON verdict (state) WHERE retired_by IS NULL AND state<>0 AND state<>1 AND state<>8",
    "ix_verdict_retired": "CREATE INDEX ix_verdict_retired ON verdict (retired_by) WHERE retired_by IS NOT NULL",
}
