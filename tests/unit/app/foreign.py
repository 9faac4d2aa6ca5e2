"""Foreign rows and transcripts for tests, filed as an import files them."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

from nidra.app.workspace import Store
from nidra.records.foreign import ForeignRow
from nidra.sleep.filed import judge_filed, missed_by
from nidra.sources.files import look
from nidra.store import batches, origins, snapshots
from nidra.store.filling import Counts, Filler
from nidra.store.journal import Journal
from nidra.store.missed import Missed, nothing_missed


def row(number: int, text: str, source: str | Path = "", **more: object) -> ForeignRow:
    dialect = "mempalace/convos" if source else ""
    return ForeignRow(
        number, f"d{number}", text.encode(), str(source), dialect, "wing", "room", **more
    )  # type: ignore[arg-type]


def _missed(path: str) -> Missed | None:
    return missed_by(look(path))


def filed(
    store: Store,
    rows: Sequence[ForeignRow],
    resumed: int = 0,
    looks: bool = False,
    alone: bool = False,
) -> snapshots.Compared:
    """A whole import of these rows; says what vanished and what returned.

    It is cut and taken up again behind `resumed` of them; `looks` says whether it looks for sources,
    `alone` that nobody else has the store.
    """
    now = store.now()
    with store.database.writing() as connection:
        origin = origins.key_of(connection, "mempalace", "/palace", "chroma")
        first = batches.is_first(connection, origin)
        batch = batches.begin(connection, origin, "{}", "print", now, alone)
        missed = _missed if looks else nothing_missed
        filler = Filler(origin, batch, now, first, alone=alone, missed=missed)
        if resumed:
            filler.fill(connection, rows[:resumed], Counts())
            filler = Filler(origin, batch, now, first, cursor=filler.cursor, missed=missed)
        filler.fill(connection, rows[resumed:], Counts())
        journal = Journal(connection, now)
        compared = snapshots.Compared()
        if not first and filler.met is not None:
            compared = snapshots.compare(connection, origin, batch, filler.met, now)
        if not batches.drop_if_nothing_new(connection, batch):
            turned = batches.complete(
                connection, journal, batch, {}, now, filler.seal, counted=filler.counted
            )
            judge_filed(connection, journal, filler, turned)
        journal.flush()
        origins.tell(connection, origin, {"vanished": compared.vanished})
    return compared


def transcript(
    path: Path, *turns: tuple[str, str], age_days: float | None = None, now: float = 0
) -> Path:
    """A Claude Code transcript of (role, text) turns, last written `age_days` before `now` (seconds)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [
        json.dumps(
            {
                "type": role,
                "uuid": f"u{number}",
                "sessionId": path.stem,
                "message": {"role": role, "content": [{"type": "text", "text": text}]},
            }
        )
        for number, (role, text) in enumerate(turns)
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if age_days is not None:
        os.utime(path, (now - age_days * 86_400,) * 2)
    return path
