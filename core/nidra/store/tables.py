"""The tables of `nidra.db`. Keys are integers; times are microseconds of UTC; digests are bytes.

`census` and `verdict_census` are kept by the writer in the transaction of each change, so that
counts cost nothing.
`evidence` rows never change; what a check found lies in `verdict`, one row each.
A row that belongs to a batch counts only once that batch is complete.
`superseded_by`, `retired_by`, `drawer.evidence_id` and `touch.memory_id` are keys without a constraint:
SQLite would search their whole table for each row that a cancelled import takes back.
"""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from nidra.store.schema import (
    ACCESSED,
    COMMON_AGENT,
    FADES,
    HAS_OWN,
    OWN_FADES,
    UNIQUE_NAMES,
    UNSCHEDULED,
    is_rare,
)

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

source = Table(
    "source",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("path", Text, nullable=False, unique=True),
    Column("relative", Text),
    Column("kind", Integer, nullable=False, server_default="0"),
    Column("state", Integer, nullable=False, server_default="0"),
    Column("location", Text),
    Column("digest", LargeBinary),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("changes", Integer, nullable=False, server_default="0"),
    Column("first_seen", Integer, nullable=False),
    Column("unreached_since", Integer),
    # Has a pass looked for it, under other names too? An import only looks whether it is there.
    Column("searched", Integer, nullable=False, server_default="0"),
)

origin = Table(
    "origin",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("adapter", Text, nullable=False),
    Column("location", Text, nullable=False),
    Column("kind", Text, nullable=False, server_default=""),
    Column("detail", Text, nullable=False, server_default="{}"),
    UniqueConstraint("adapter", "location"),
)

room = Table(
    "room",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("origin_id", ForeignKey("origin.id"), nullable=False),
    Column("wing", Text, nullable=False),
    Column("name", Text, nullable=False),
    UniqueConstraint("origin_id", "wing", "name"),
)

batch = Table(
    "batch",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("origin_id", ForeignKey("origin.id"), nullable=False),
    Column("state", Text, nullable=False),
    Column("cursor", Integer, nullable=False, server_default="0"),
    Column("request", Text, nullable=False, server_default="{}"),
    Column("fingerprint", Text, nullable=False, server_default=""),
    Column("started_at", Integer, nullable=False),
    Column("finished_at", Integer),
)

subject = Table(
    "subject",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
)

memory = Table(
    "memory",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("public_id", Text, nullable=False),
    Column("batch_id", ForeignKey("batch.id")),
    Column("origin_id", ForeignKey("origin.id")),
    Column("room_id", ForeignKey("room.id")),
    Column("subject_id", ForeignKey("subject.id")),
    Column("attribute", Text),
    Column("tier", Integer, nullable=False, server_default="0"),
    Column("key64", Integer, nullable=False),
    Column("grade", Integer, nullable=False, server_default="0"),
    Column("standing", Integer, nullable=False, server_default="4"),
    Column("flags", Text, nullable=False, server_default=""),
    Column("confidence", Float, nullable=False, server_default="0.5"),
    Column("confidence_before", Float),
    Column("active", Integer, nullable=False, server_default="1"),
    Column("contested", Integer, nullable=False, server_default="0"),
    Column("recorded_at", Integer, nullable=False),
    Column("updated_at", Integer, nullable=False),
    Column("last_reviewed", Integer),
    Column("review_due", Integer),
    Column("review_state", Text),
    Column("superseded_by", Integer),
    Column("prune_candidate_at", Integer),
    Column("stability", Float),
    Column("last_access", Integer),
    Column("pinned", Integer, nullable=False, server_default="0"),
    Column("summary", Text),
    Column("entity", Text),
    Column("recorded_by", Text),
    Column("core", Integer, nullable=False, server_default="0"),
    Column("meaning", Text),
)

statement = Table(
    "statement",
    metadata,
    Column("memory_id", ForeignKey("memory.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

dialect = Table(
    "dialect",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
)

evidence = Table(
    "evidence",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("memory_id", ForeignKey("memory.id"), nullable=False),
    Column("batch_id", ForeignKey("batch.id")),
    Column("source_id", ForeignKey("source.id"), nullable=False),
    Column("form", Integer, nullable=False, server_default="0"),
    Column("dialect_id", ForeignKey("dialect.id")),
    Column("vouched", Integer, nullable=False, server_default="0"),
    # NULL: the excerpt is the whole statement, which is kept once.
    Column("excerpt", Text),
    Column("sha256", LargeBinary, nullable=False),
    Column("locator", Text, nullable=False, server_default=""),
    Column("prefix", Text, nullable=False, server_default=""),
    Column("suffix", Text, nullable=False, server_default=""),
)

verdict = Table(
    "verdict",
    metadata,
    Column("evidence_id", ForeignKey("evidence.id"), primary_key=True),
    Column("state", Integer, nullable=False, server_default="0"),
    Column("ever_ok", Integer, nullable=False, server_default="0"),
    Column("retired_by", Integer),
    Column("spans", LargeBinary),
    Column("coverage", Float),
    Column("source_revision", Integer),
    Column("carried_checked_at", Integer),
    Column("unreached_since", Integer),
    Column("unreached_state", Integer),
    Column("detail", Text),
    Column("note", Text),
)

evidence_link = Table(
    "evidence_link",
    metadata,
    Column("memory_id", ForeignKey("memory.id"), primary_key=True),
    Column("evidence_id", ForeignKey("evidence.id"), primary_key=True),
)

drawer = Table(
    "drawer",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("batch_id", ForeignKey("batch.id")),
    Column("memory_id", ForeignKey("memory.id")),
    Column("origin_id", ForeignKey("origin.id"), nullable=False),
    Column("room_id", ForeignKey("room.id")),
    Column("foreign_id", Text, nullable=False),
    Column("evidence_id", Integer),
    Column("hall", Text),
    Column("agent", Text),
    Column("lines", Text),
    Column("filed_at", Text),
    Column("chunk", Integer),
    Column("parent", Text),
    Column("source_note", Text),
    Column("skip", Text),
    # When a whole import first did not meet the row in its store any more.
    Column("gone_at", Integer),
)

# A foreign row that says something else, or points elsewhere, than it did: what its drawer becomes
# once the batch is complete.
moved = Table(
    "moved",
    metadata,
    Column("batch_id", ForeignKey("batch.id"), primary_key=True),
    Column("drawer_id", Integer, primary_key=True),
    Column("memory_id", Integer, nullable=False),
    Column("evidence_id", Integer),
    sqlite_with_rowid=False,
)

# Memories of an import that was undone which count all the same: others say them too.
adopted = Table(
    "adopted",
    metadata,
    Column("memory_id", ForeignKey("memory.id"), primary_key=True),
)

lineage = Table(
    "lineage",
    metadata,
    Column("parent", ForeignKey("memory.id"), primary_key=True),
    Column("child", ForeignKey("memory.id"), primary_key=True),
    Column("relation", Text, primary_key=True, server_default="rests_on"),
    Column("weight", Float, nullable=False, server_default="1"),
    Column("created_at", Integer, nullable=False),
)

subject_alias = Table(
    "subject_alias",
    metadata,
    Column("memory_id", ForeignKey("memory.id"), primary_key=True),
    Column("subject_id", ForeignKey("subject.id"), primary_key=True),
)

tag = Table(
    "tag",
    metadata,
    Column("memory_id", ForeignKey("memory.id"), primary_key=True),
    Column("name", Text, primary_key=True),
)

revision = Table(
    "revision",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("memory_id", ForeignKey("memory.id"), nullable=False),
    Column("at", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("old", Text, nullable=False),
)

answer = Table(
    "answer",
    metadata,
    Column("memory_id", ForeignKey("memory.id"), primary_key=True),
    Column("question", Text, nullable=False),
    Column("question_key", Text, nullable=False),
    Column("answer", Text, nullable=False),
)

contest = Table(
    "contest",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("a", ForeignKey("memory.id"), nullable=False),
    Column("b", ForeignKey("memory.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("detail", Text, nullable=False, server_default="{}"),
    Column("state", Text, nullable=False),
    Column("opened_at", Integer, nullable=False),
    Column("closed_at", Integer),
    # What a judge was shown, as a digest, and what it said: asked once for each state of the evidence.
    Column("judged", Text),
    Column("judgement", Text),
)

# Who used which memory in which hour since 1970: said again within it, it counts once. Kept for a day.
touch = Table(
    "touch",
    metadata,
    Column("memory_id", Integer, primary_key=True, autoincrement=False),
    Column("hour", Integer, primary_key=True, autoincrement=False),
    Column("caller", Text, primary_key=True),
    sqlite_with_rowid=False,
)

vector = Table(
    "vector",
    metadata,
    Column("memory_id", ForeignKey("memory.id"), primary_key=True),
    Column("model", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

blob = Table(
    "blob",
    metadata,
    Column("digest", LargeBinary, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

job = Table(
    "job",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False, unique=True),
    Column("payload", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("due_at", Integer, nullable=False),
    Column("note", Text),
)

do_not_merge = Table(
    "do_not_merge",
    metadata,
    Column("a", ForeignKey("memory.id"), primary_key=True),
    Column("b", ForeignKey("memory.id"), primary_key=True),
    Column("reason", Text, nullable=False, server_default=""),
)

census = Table(
    "census",
    metadata,
    Column("origin_id", Integer, primary_key=True),
    Column("room_id", Integer, primary_key=True),
    Column("tier", Integer, primary_key=True),
    Column("grade", Integer, primary_key=True),
    Column("standing", Integer, primary_key=True),
    Column("contested", Integer, primary_key=True),
    Column("active", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    sqlite_with_rowid=False,
)

verdict_census = Table(
    "verdict_census",
    metadata,
    Column("batch_id", Integer, primary_key=True),
    Column("state", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    sqlite_with_rowid=False,
)

journal = Table(
    "journal",
    metadata,
    Column("seq", Integer, primary_key=True),
    Column("ts", Text, nullable=False),
    Column("pass_id", Text),
    Column("event", Text, nullable=False),
    Column("memory", Text),
    Column("detail", Text, nullable=False),
    Column("prev_hash", Text, nullable=False),
    Column("hash", Text, nullable=False),
)

Index(UNIQUE_NAMES, memory.c.public_id, unique=True)
Index("ix_memory_key64", memory.c.key64)
Index("ix_evidence_source", evidence.c.source_id)
Index("ix_evidence_memory", evidence.c.memory_id)
# Few receipts are claims; a pass asks for their sources each time.
Index("ix_evidence_claim", evidence.c.source_id, sqlite_where=text("form = 2"))
Index("ix_link_evidence", evidence_link.c.evidence_id)
Index("ix_lineage_child", lineage.c.child)
Index("ix_journal_memory", journal.c.memory, sqlite_where=journal.c.memory.is_not(None))
Index("ix_answer_key", answer.c.question_key)
Index("ix_alias_subject", subject_alias.c.subject_id)
Index("ix_tag_name", tag.c.name)
Index("ix_revision_memory", revision.c.memory_id)
Index("ix_revision_seq", revision.c.seq)
Index("ix_contest_a", contest.c.a)
Index("ix_contest_b", contest.c.b)
Index("ix_superseded_by", memory.c.superseded_by, sqlite_where=memory.c.superseded_by.is_not(None))
Index("ix_journal_pass", journal.c.pass_id, sqlite_where=journal.c.pass_id.is_not(None))
# A hall is found through every room in turn: it needs no index of its own.
Index("ix_drawer_room", drawer.c.room_id, drawer.c.hall, drawer.c.memory_id)
# The miner files nearly all; who else filed is rare, and a list of that starts here.
Index(
    "ix_drawer_agent",
    drawer.c.agent,
    drawer.c.memory_id,
    sqlite_where=text(f"agent <> '{COMMON_AGENT}'"),
)
# Unchecked, verbatim, gone: what a list of any other verdict need not step over.
Index(
    "ix_verdict_rare",
    verdict.c.state,
    sqlite_where=text(f"retired_by IS NULL AND {is_rare('state')}"),
)
# Few receipts are retired: a source in use is told from the others by asking for these alone.
Index("ix_verdict_retired", verdict.c.retired_by, sqlite_where=verdict.c.retired_by.is_not(None))
Index("ix_drawer_foreign", drawer.c.origin_id, drawer.c.foreign_id)
Index("ix_drawer_memory", drawer.c.memory_id)
Index("ix_drawer_gone", drawer.c.origin_id, sqlite_where=drawer.c.gone_at.is_not(None))

_ACTIVE = text("active = 1")
# Each ends in the key, which is the order of filing: a page goes on where the last one ended. A grade
# is a few runs of this one, a standing too: another index would cost a pass 2 CPU µs a memory.
Index("ix_trust", memory.c.standing, memory.c.grade, sqlite_where=_ACTIVE)
Index("ix_inactive", memory.c.active, sqlite_where=text("active = 0"))
# What fell last comes first, and what was filed first of those: a report reads 200 and sorts none.
Index("ix_fallen", memory.c.updated_at.desc(), sqlite_where=text("active = 1 AND standing = 0"))
# The table of a window begins with what changed last, all of it in order: 0.17 CPU s for half a million
# keys from this one, 0.3 without it.
Index("ix_newest", memory.c.updated_at.desc(), sqlite_where=_ACTIVE)
# What the review clock asks of a pass that finds little to do is answered by these alone: what is
# due, by standing; what has no date yet and could have one; what is planned for burial.
Index(
    "ix_review_due",
    memory.c.review_due,
    memory.c.standing,
    memory.c.confidence,
    sqlite_where=text("active = 1 AND review_due IS NOT NULL"),
)
Index(
    "ix_unscheduled",
    memory.c.review_due,
    memory.c.standing,
    sqlite_where=text(UNSCHEDULED),
)
Index(
    "ix_prune_candidate",
    memory.c.prune_candidate_at,
    sqlite_where=text("active = 1 AND prune_candidate_at IS NOT NULL"),
)
# What fades next, by tier: a page of a forecast is read from these alone. No pass changes their columns.
Index(
    "ix_fading",
    memory.c.tier,
    text(ACCESSED),
    sqlite_where=text(f"{FADES} AND NOT {HAS_OWN}"),
)
Index(
    "ix_fading_own",
    memory.c.tier,
    text(OWN_FADES),
    sqlite_where=text(f"{FADES} AND {HAS_OWN}"),
)
Index("ix_subject", memory.c.subject_id, sqlite_where=memory.c.subject_id.is_not(None))
