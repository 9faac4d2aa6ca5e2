"""Wings and rooms by name."""

from __future__ import annotations

import pytest
from nidra.app.rooms import LISTED, check
from nidra.base.errors import UsageError

ROOMS = {("tidelog", "decisions"), ("tidelog", ""), ("", "loose"), ("harbour", "decisions")}


@pytest.mark.parametrize(
    ("wing", "room"),
    [
        (None, None),
        ("tidelog", None),
        (None, "loose"),
        ("harbour", "decisions"),
        ("tidelog", ""),
        ("", "loose"),
    ],
)
def test_names_that_are_there_pass(wing: str | None, room: str | None) -> None:
    check(ROOMS, wing, room, "this store")


@pytest.mark.parametrize(
    ("wing", "room", "told"),
    [
        ("tidelogg", None, "Did you mean tidelog? The wings are: harbour, tidelog."),
        (None, "zzz", "no room 'zzz' in this store. The rooms are: decisions, loose."),
        ("harbour", "loose", "no room 'loose' in wing 'harbour' of this store."),
        ("tidelog", "decision", "Did you mean decisions?"),
    ],
)
def test_a_slip_is_told_with_the_names_there_are(
    wing: str | None, room: str | None, told: str
) -> None:
    with pytest.raises(UsageError) as raised:
        check(ROOMS, wing, room, "this store")
    assert told in str(raised.value)


def test_of_very_many_rooms_some_are_named_and_the_rest_counted() -> None:
    rooms = {("w", f"r{n:03}") for n in range(LISTED + 5)}
    with pytest.raises(UsageError, match="and 5 more"):
        check(rooms, None, "x", "this store")


def test_names_from_elsewhere_stay_on_their_line() -> None:
    with pytest.raises(UsageError) as raised:
        check({("w", "a\nb\x1b[2J")}, None, "x", "this store")
    assert "\n" not in str(raised.value) and "\x1b" not in str(raised.value)
