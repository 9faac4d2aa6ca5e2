"""What `nidra review` says to type."""

from __future__ import annotations

from nidra.cli.review_cmd import lines
from nidra.records.grade import Grade, Standing
from nidra.records.review import DueMemory


def due(name: str, standing: Standing) -> DueMemory:
    return DueMemory(
        name, "The port is 80", Grade.UNVERIFIED, standing, 0.5, False, 0, None, 1.0, None, "due"
    )


def test_what_fell_is_no_example_of_what_holds_where_another_stands() -> None:
    found = [due("mem_fell", Standing.FALLEN), due("mem_stands", Standing.NO_RECEIPT)]
    *_, holds, does_not = lines(found, 2, 0)
    assert "--confirm mem_stands" in holds and "--reject mem_fell" in does_not
    *_, holds, _ = lines(found[:1], 1, 0)
    assert "--confirm mem_fell" in holds
