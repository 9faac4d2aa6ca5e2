"""Taking unions apart: what was linked, made history or handed over goes back to where it was.

The memories that were united have rows of their own, which bring them back.
"""

from __future__ import annotations

from nidra.records.event import Event
from nidra.store import verdict_census
from nidra.store.connection import Connection
from nidra.store.memories import subject_form
from nidra.store.undo_effects import Names
from nidra.store.undo_plan import Plan


def part(plan: Plan, row: Event) -> None:
    """`merged`: noted; it is taken apart when the others are back."""
    plan.unions.append(row)
    plan.changed.add(plan.names.key(row.memory))


def take_apart(connection: Connection, names: Names, row: Event) -> list[int]:
    """Take back what one union added; returns the memories whose receipts or premises changed."""
    keeper, detail = names.key(row.memory), row.detail
    connection.exec_driver_sql(
        f"DELETE FROM evidence_link WHERE memory_id=? AND evidence_id IN ({_marks(detail['links'])})",
        (keeper,),
    )
    retired = _marks(detail["retired"])
    with verdict_census.tracked(connection, f"e.id IN ({retired})"):
        connection.exec_driver_sql(
            f"UPDATE verdict SET retired_by=NULL WHERE evidence_id IN ({retired})"
        )
    _take_words(connection, keeper, row)
    names.learn(name for edge in detail["lineage"] for name in edge[:2])
    edges = [(names.key(a), names.key(b), kind) for a, b, kind, _ in detail["lineage"]]
    for edge in edges:
        connection.exec_driver_sql(
            "DELETE FROM lineage WHERE parent=? AND child=? AND relation=?", edge
        )
    return [keeper, *(child for _, child, _ in edges)]


def _take_words(connection: Connection, keeper: int, row: Event) -> None:
    """Tags, subjects and attribute that came with the union, unless another one of it bears them."""
    detail = row.detail
    others = (
        "memory_id IN (SELECT id FROM memory WHERE superseded_by=? AND active=0"
        " AND instr(' '||flags||' ', ' united ')>0)"
    )
    for tag in detail["tags"]:
        connection.exec_driver_sql(
            "DELETE FROM tag WHERE memory_id=? AND name=?"
            f" AND NOT EXISTS (SELECT 1 FROM tag t WHERE t.name=? AND t.{others})",
            (keeper, tag, tag, keeper),
        )
    for name in detail["subjects"]:
        connection.exec_driver_sql(
            "DELETE FROM subject_alias WHERE memory_id=?"
            " AND subject_id=(SELECT id FROM subject WHERE key=?)",
            (keeper, subject_form(name)),
        )
    if detail.get("subject") is not None:
        connection.exec_driver_sql("UPDATE memory SET subject_id=NULL WHERE id=?", (keeper,))
    if detail.get("attribute") is not None:
        connection.exec_driver_sql("UPDATE memory SET attribute=NULL WHERE id=?", (keeper,))


def pairs(names: Names, row: Event) -> list[tuple[int, int]]:
    """(kept, united) of each memory that a union took in."""
    keeper = names.key(row.memory)
    return [(keeper, names.key(name)) for name in row.detail["from"]]


def _marks(keys: list[int]) -> str:
    return ",".join(map(str, keys))


REVERSES = {"merged": part}
