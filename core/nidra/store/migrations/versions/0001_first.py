"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table and index."""
    op.create_table(
        "blob",
        sa.Column("digest", sa.LargeBinary(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "census",
        sa.Column("origin_id", sa.Integer(), nullable=False),
        sa.Column("room_id", sa.Integer(), nullable=False),
        sa.Column("tier", sa.Integer(), nullable=False),
        sa.Column("grade", sa.Integer(), nullable=False),
        sa.Column("standing", sa.Integer(), nullable=False),
        sa.Column("contested", sa.Integer(), nullable=False),
        sa.Column("active", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(
            "origin_id", "room_id", "tier", "grade", "standing", "contested", "active"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "dialect",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name"),
    )
    op.create_table(
        "job",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("due_at", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("key"),
    )
    op.create_table(
        "journal",
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("ts", sa.Text(), nullable=False),
        sa.Column("pass_id", sa.Text(), nullable=True),
        sa.Column("event", sa.Text(), nullable=False),
        sa.Column("memory", sa.Text(), nullable=True),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("prev_hash", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("seq"),
    )
    op.create_index(
        "ix_journal_memory",
        "journal",
        ["memory"],
        unique=False,
        sqlite_where=sa.text("memory IS NOT NULL"),
    )
    op.create_index(
        "ix_journal_pass",
        "journal",
        ["pass_id"],
        unique=False,
        sqlite_where=sa.text("pass_id IS NOT NULL"),
    )
    op.create_table(
        "meta",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "origin",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("adapter", sa.Text(), nullable=False),
        sa.Column("location", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), server_default="", nullable=False),
        sa.Column("detail", sa.Text(), server_default="{}", nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("adapter", "location"),
    )
    op.create_table(
        "source",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("relative", sa.Text(), nullable=True),
        sa.Column("kind", sa.Integer(), server_default="0", nullable=False),
        sa.Column("state", sa.Integer(), server_default="0", nullable=False),
        sa.Column("location", sa.Text(), nullable=True),
        sa.Column("digest", sa.LargeBinary(), nullable=True),
        sa.Column("revision", sa.Integer(), server_default="0", nullable=False),
        sa.Column("changes", sa.Integer(), server_default="0", nullable=False),
        sa.Column("first_seen", sa.Integer(), nullable=False),
        sa.Column("unreached_since", sa.Integer(), nullable=True),
        sa.Column("searched", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("path"),
    )
    op.create_table(
        "subject",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("key"),
    )
    op.create_table(
        "touch",
        sa.Column("memory_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("hour", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("caller", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("memory_id", "hour", "caller"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "verdict_census",
        sa.Column("batch_id", sa.Integer(), nullable=False),
        sa.Column("state", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("batch_id", "state"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "batch",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("origin_id", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("cursor", sa.Integer(), server_default="0", nullable=False),
        sa.Column("request", sa.Text(), server_default="{}", nullable=False),
        sa.Column("fingerprint", sa.Text(), server_default="", nullable=False),
        sa.Column("started_at", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["origin_id"],
            ["origin.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "room",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("origin_id", sa.Integer(), nullable=False),
        sa.Column("wing", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["origin_id"],
            ["origin.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("origin_id", "wing", "name"),
    )
    op.create_table(
        "memory",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("public_id", sa.Text(), nullable=False),
        sa.Column("batch_id", sa.Integer(), nullable=True),
        sa.Column("origin_id", sa.Integer(), nullable=True),
        sa.Column("room_id", sa.Integer(), nullable=True),
        sa.Column("subject_id", sa.Integer(), nullable=True),
        sa.Column("attribute", sa.Text(), nullable=True),
        sa.Column("tier", sa.Integer(), server_default="0", nullable=False),
        sa.Column("key64", sa.Integer(), nullable=False),
        sa.Column("grade", sa.Integer(), server_default="0", nullable=False),
        sa.Column("standing", sa.Integer(), server_default="4", nullable=False),
        sa.Column("flags", sa.Text(), server_default="", nullable=False),
        sa.Column("confidence", sa.Float(), server_default="0.5", nullable=False),
        sa.Column("confidence_before", sa.Float(), nullable=True),
        sa.Column("active", sa.Integer(), server_default="1", nullable=False),
        sa.Column("contested", sa.Integer(), server_default="0", nullable=False),
        sa.Column("recorded_at", sa.Integer(), nullable=False),
        sa.Column("updated_at", sa.Integer(), nullable=False),
        sa.Column("last_reviewed", sa.Integer(), nullable=True),
        sa.Column("review_due", sa.Integer(), nullable=True),
        sa.Column("review_state", sa.Text(), nullable=True),
        sa.Column("superseded_by", sa.Integer(), nullable=True),
        sa.Column("prune_candidate_at", sa.Integer(), nullable=True),
        sa.Column("stability", sa.Float(), nullable=True),
        sa.Column("last_access", sa.Integer(), nullable=True),
        sa.Column("pinned", sa.Integer(), server_default="0", nullable=False),
        sa.Column("summary", sa.Text(), nullable=True),
        sa.Column("entity", sa.Text(), nullable=True),
        sa.Column("recorded_by", sa.Text(), nullable=True),
        sa.Column("core", sa.Integer(), server_default="0", nullable=False),
        sa.Column("meaning", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["batch_id"],
            ["batch.id"],
        ),
        sa.ForeignKeyConstraint(
            ["origin_id"],
            ["origin.id"],
        ),
        sa.ForeignKeyConstraint(
            ["room_id"],
            ["room.id"],
        ),
        sa.ForeignKeyConstraint(
            ["subject_id"],
            ["subject.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "ix_fading",
        "memory",
        ["tier", sa.literal_column("coalesce(last_access, recorded_at)")],
        unique=False,
        sqlite_where=sa.text(
            "active = 1 AND pinned = 0 AND core = 0 AND tier <> 3 AND NOT coalesce(stability, 0) > 0"
        ),
    )
    op.create_index(
        "ix_fading_own",
        "memory",
        [
            "tier",
            sa.literal_column(
                "coalesce(last_access, recorded_at)"
                " + CAST(min(stability, 4000000.0) * 198943352035 AS INTEGER)"
            ),
        ],
        unique=False,
        sqlite_where=sa.text(
            "active = 1 AND pinned = 0 AND core = 0 AND tier <> 3 AND coalesce(stability, 0) > 0"
        ),
    )
    op.create_index(
        "ix_fallen",
        "memory",
        [sa.literal_column("updated_at DESC")],
        unique=False,
        sqlite_where=sa.text("active = 1 AND standing = 0"),
    )
    op.create_index(
        "ix_inactive", "memory", ["active"], unique=False, sqlite_where=sa.text("active = 0")
    )
    op.create_index("ix_memory_key64", "memory", ["key64"], unique=False)
    op.create_index("ix_memory_public_id", "memory", ["public_id"], unique=True)
    op.create_index(
        "ix_newest",
        "memory",
        [sa.literal_column("updated_at DESC")],
        unique=False,
        sqlite_where=sa.text("active = 1"),
    )
    op.create_index(
        "ix_prune_candidate",
        "memory",
        ["prune_candidate_at"],
        unique=False,
        sqlite_where=sa.text("active = 1 AND prune_candidate_at IS NOT NULL"),
    )
    op.create_index(
        "ix_review_due",
        "memory",
        ["review_due", "standing", "confidence"],
        unique=False,
        sqlite_where=sa.text("active = 1 AND review_due IS NOT NULL"),
    )
    op.create_index(
        "ix_subject",
        "memory",
        ["subject_id"],
        unique=False,
        sqlite_where=sa.text("subject_id IS NOT NULL"),
    )
    op.create_index(
        "ix_superseded_by",
        "memory",
        ["superseded_by"],
        unique=False,
        sqlite_where=sa.text("superseded_by IS NOT NULL"),
    )
    op.create_index(
        "ix_trust",
        "memory",
        ["standing", "grade"],
        unique=False,
        sqlite_where=sa.text("active = 1"),
    )
    op.create_index(
        "ix_unscheduled",
        "memory",
        ["review_due", "standing"],
        unique=False,
        sqlite_where=sa.text("active = 1 AND review_due IS NULL AND standing<>2 AND standing<>3"),
    )
    op.create_table(
        "moved",
        sa.Column("batch_id", sa.Integer(), nullable=False),
        sa.Column("drawer_id", sa.Integer(), nullable=False),
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("evidence_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["batch_id"],
            ["batch.id"],
        ),
        sa.PrimaryKeyConstraint("batch_id", "drawer_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "adopted",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("memory_id"),
    )
    op.create_table(
        "answer",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("question", sa.Text(), nullable=False),
        sa.Column("question_key", sa.Text(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("memory_id"),
    )
    op.create_index("ix_answer_key", "answer", ["question_key"], unique=False)
    op.create_table(
        "contest",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("a", sa.Integer(), nullable=False),
        sa.Column("b", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), server_default="{}", nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("opened_at", sa.Integer(), nullable=False),
        sa.Column("closed_at", sa.Integer(), nullable=True),
        sa.Column("judged", sa.Text(), nullable=True),
        sa.Column("judgement", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["a"],
            ["memory.id"],
        ),
        sa.ForeignKeyConstraint(
            ["b"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_contest_a", "contest", ["a"], unique=False)
    op.create_index("ix_contest_b", "contest", ["b"], unique=False)
    op.create_table(
        "do_not_merge",
        sa.Column("a", sa.Integer(), nullable=False),
        sa.Column("b", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(
            ["a"],
            ["memory.id"],
        ),
        sa.ForeignKeyConstraint(
            ["b"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("a", "b"),
    )
    op.create_table(
        "drawer",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("batch_id", sa.Integer(), nullable=True),
        sa.Column("memory_id", sa.Integer(), nullable=True),
        sa.Column("origin_id", sa.Integer(), nullable=False),
        sa.Column("room_id", sa.Integer(), nullable=True),
        sa.Column("foreign_id", sa.Text(), nullable=False),
        sa.Column("evidence_id", sa.Integer(), nullable=True),
        sa.Column("hall", sa.Text(), nullable=True),
        sa.Column("agent", sa.Text(), nullable=True),
        sa.Column("lines", sa.Text(), nullable=True),
        sa.Column("filed_at", sa.Text(), nullable=True),
        sa.Column("chunk", sa.Integer(), nullable=True),
        sa.Column("parent", sa.Text(), nullable=True),
        sa.Column("source_note", sa.Text(), nullable=True),
        sa.Column("skip", sa.Text(), nullable=True),
        sa.Column("gone_at", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["batch_id"],
            ["batch.id"],
        ),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.ForeignKeyConstraint(
            ["origin_id"],
            ["origin.id"],
        ),
        sa.ForeignKeyConstraint(
            ["room_id"],
            ["room.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "ix_drawer_agent",
        "drawer",
        ["agent", "memory_id"],
        unique=False,
        sqlite_where=sa.text("agent <> 'mempalace'"),
    )
    op.create_index("ix_drawer_foreign", "drawer", ["origin_id", "foreign_id"], unique=False)
    op.create_index(
        "ix_drawer_gone",
        "drawer",
        ["origin_id"],
        unique=False,
        sqlite_where=sa.text("gone_at IS NOT NULL"),
    )
    op.create_index("ix_drawer_memory", "drawer", ["memory_id"], unique=False)
    op.create_index("ix_drawer_room", "drawer", ["room_id", "hall", "memory_id"], unique=False)
    op.create_table(
        "evidence",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("batch_id", sa.Integer(), nullable=True),
        sa.Column("source_id", sa.Integer(), nullable=False),
        sa.Column("form", sa.Integer(), server_default="0", nullable=False),
        sa.Column("dialect_id", sa.Integer(), nullable=True),
        sa.Column("vouched", sa.Integer(), server_default="0", nullable=False),
        sa.Column("excerpt", sa.Text(), nullable=True),
        sa.Column("sha256", sa.LargeBinary(), nullable=False),
        sa.Column("locator", sa.Text(), server_default="", nullable=False),
        sa.Column("prefix", sa.Text(), server_default="", nullable=False),
        sa.Column("suffix", sa.Text(), server_default="", nullable=False),
        sa.ForeignKeyConstraint(
            ["batch_id"],
            ["batch.id"],
        ),
        sa.ForeignKeyConstraint(
            ["dialect_id"],
            ["dialect.id"],
        ),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.ForeignKeyConstraint(
            ["source_id"],
            ["source.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "ix_evidence_claim",
        "evidence",
        ["source_id"],
        unique=False,
        sqlite_where=sa.text("form = 2"),
    )
    op.create_index("ix_evidence_memory", "evidence", ["memory_id"], unique=False)
    op.create_index("ix_evidence_source", "evidence", ["source_id"], unique=False)
    op.create_table(
        "lineage",
        sa.Column("parent", sa.Integer(), nullable=False),
        sa.Column("child", sa.Integer(), nullable=False),
        sa.Column("relation", sa.Text(), server_default="rests_on", nullable=False),
        sa.Column("weight", sa.Float(), server_default="1", nullable=False),
        sa.Column("created_at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["child"],
            ["memory.id"],
        ),
        sa.ForeignKeyConstraint(
            ["parent"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("parent", "child", "relation"),
    )
    op.create_index("ix_lineage_child", "lineage", ["child"], unique=False)
    op.create_table(
        "revision",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("old", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_revision_memory", "revision", ["memory_id"], unique=False)
    op.create_index("ix_revision_seq", "revision", ["seq"], unique=False)
    op.create_table(
        "statement",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("memory_id"),
    )
    op.create_table(
        "subject_alias",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("subject_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.ForeignKeyConstraint(
            ["subject_id"],
            ["subject.id"],
        ),
        sa.PrimaryKeyConstraint("memory_id", "subject_id"),
    )
    op.create_index("ix_alias_subject", "subject_alias", ["subject_id"], unique=False)
    op.create_table(
        "tag",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("memory_id", "name"),
    )
    op.create_index("ix_tag_name", "tag", ["name"], unique=False)
    op.create_table(
        "vector",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("model", sa.Text(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("memory_id", "model"),
    )
    op.create_table(
        "evidence_link",
        sa.Column("memory_id", sa.Integer(), nullable=False),
        sa.Column("evidence_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["evidence_id"],
            ["evidence.id"],
        ),
        sa.ForeignKeyConstraint(
            ["memory_id"],
            ["memory.id"],
        ),
        sa.PrimaryKeyConstraint("memory_id", "evidence_id"),
    )
    op.create_index("ix_link_evidence", "evidence_link", ["evidence_id"], unique=False)
    op.create_table(
        "verdict",
        sa.Column("evidence_id", sa.Integer(), nullable=False),
        sa.Column("state", sa.Integer(), server_default="0", nullable=False),
        sa.Column("ever_ok", sa.Integer(), server_default="0", nullable=False),
        sa.Column("retired_by", sa.Integer(), nullable=True),
        sa.Column("spans", sa.LargeBinary(), nullable=True),
        sa.Column("coverage", sa.Float(), nullable=True),
        sa.Column("source_revision", sa.Integer(), nullable=True),
        sa.Column("carried_checked_at", sa.Integer(), nullable=True),
        sa.Column("unreached_since", sa.Integer(), nullable=True),
        sa.Column("unreached_state", sa.Integer(), nullable=True),
        sa.Column("detail", sa.Text(), nullable=True),
        sa.Column("note", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["evidence_id"],
            ["evidence.id"],
        ),
        sa.PrimaryKeyConstraint("evidence_id"),
    )
    op.create_index(
        "ix_verdict_rare",
        "verdict",
        ["state"],
        unique=False,
        sqlite_where=sa.text("retired_by IS NULL AND state<>0 AND state<>1 AND state<>8"),
    )
    op.create_index(
        "ix_verdict_retired",
        "verdict",
        ["retired_by"],
        unique=False,
        sqlite_where=sa.text("retired_by IS NOT NULL"),
    )
