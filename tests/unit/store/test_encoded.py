"""JSON that is put together by hand is what the encoder makes."""

from __future__ import annotations

import json
import random
from pathlib import Path

from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.verdict import Detail
from nidra.store import verdicts
from nidra.store.encoded import number, string, strings, text
from nidra.store.raw import fetch
from nidra.store.receipts import KEPT, pack_detail, unpack_detail

PARTS = [
    '"',
    "{",
    "}",
    ", ",
    "\\",
    ": ",
    "a",
    "[",
    "]",
    "é",
    "\n",
    "\x00",
    "\x7f",
    "\ud800",
    "\u2028",
]
NUMBERS = (0, 7, -1, 0.0, 1.0, 0.1, 1e-7, 0.987654321012345678, 1e22)


def test_texts_and_numbers_read_as_the_encoder_writes_them() -> None:
    chance = random.Random(3)
    for _ in range(2_000):
        some = [_text(chance) for _ in range(chance.randrange(4))]
        assert [string(one) for one in some] == [_plain(one) for one in some]
        assert strings(some) == _plain(some)
    assert [number(one) for one in (*NUMBERS, None)] == [_plain(one) for one in (*NUMBERS, None)]
    assert text(None) == "null" and text("") == '""'


def test_a_detail_is_kept_without_its_empty_parts() -> None:
    chance = random.Random(4)
    assert pack_detail(Detail()) is None
    for _ in range(2_000):
        detail = _detail(chance)
        value = detail.as_dict()
        assert pack_detail(detail) == (_plain(value) if value else None)
        assert unpack_detail(pack_detail(detail)).as_dict() == value


def test_a_verdict_is_told_under_the_names_of_its_columns(store: Store, tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text('The "limit" is 5 é.\n', "utf-8")
    for words in ('The "limit" is 5 é', "limit is 6"):
        store.add(new_memory(words, source=notes, excerpt=words))
    run_sleep(store)
    notes.unlink()
    run_sleep(store)
    with store.database.reading() as connection:
        told = verdicts.standing(connection, [1, 2])
        rows = fetch(connection, f"SELECT evidence_id, {', '.join(KEPT)} FROM verdict")
    assert len(rows) == 2
    for row in rows:
        value = dict(zip(("evidence", *KEPT), row, strict=True))
        value["spans"] = value["spans"].hex() if value["spans"] else None
        assert told[row[0]] == _plain(value)


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _detail(chance: random.Random) -> Detail:
    some = [tuple(_text(chance) for _ in range(chance.randrange(3))) for _ in range(2)]
    return Detail(
        *some,
        reordered=chance.choice([0, 2]),
        note=chance.choice(["", "mojibake"]),
        places=chance.choice([0, 1_000]),
        nearest=_text(chance),
        similarity=chance.choice([0.0, 0.00004, 1.0, 0.912345]),
        moved_to=chance.choice(["", "/a"]),
        truncated=chance.choice([False, True]),
    )


def _text(chance: random.Random) -> str:
    return "".join(chance.choices(PARTS, k=chance.randrange(6)))
