"""The sentences of the watcher's state."""

from __future__ import annotations

from nidra.records.watch import Phase, Swept, WatchState, Why


def said(**more: object) -> str:
    return WatchState(Phase.WATCHING, **more).sentence  # type: ignore[arg-type]


def test_what_is_watched_and_what_is_only_swept() -> None:
    assert said(folders=2802) == "Watching 2,802 folders."
    assert (
        said(folders=2802, swept=(Swept(Why.NETWORK, 3),))
        == "Watching 2,802 folders; 3 on a network drive are checked every 15 minutes."
    )
    two = (Swept(Why.NETWORK, 1), Swept(Why.WIDE, 2))
    assert said(folders=1, swept=two) == (
        "Watching 1 folder; 1 on a network drive, 2 never watched (your home folder, one above it, or one too large) are checked"
        " every 15 minutes."
    )
    assert "1 inside the store's own folder is checked" in said(swept=(Swept(Why.OWN, 1),))
    assert "8 beyond the 32 trees" in said(swept=(Swept(Why.MANY, 8),))


def test_a_limit_says_the_command_that_raises_it() -> None:
    found = said(folders=10, swept=(Swept(Why.LIMIT, 90),), advice="sudo sysctl a=1")
    assert found.startswith("Watch limit reached: run sudo sysctl a=1. Watching 10 folders; 90 ")


def test_what_went_wrong_is_said_first() -> None:
    assert said(trouble="The disk is full.").startswith(
        "What was found could not be written: The disk is full. It is tried again. Watching"
    )
    assert said(failure="/a: no").startswith(
        "Watching failed (/a: no); sources there are checked every 15 minutes. Watching"
    )


def test_an_overflow_and_a_tree_that_vanished_are_told() -> None:
    assert "(once): all sources were checked." in said(overflows=1)
    assert "(2 times)" in said(overflows=2)
    assert said(vanished=("/a",)).endswith("/a is not there any more, and watched again when back.")
    assert "/a and 1 other are not there" in said(vanished=("/a", "/b"))


def test_paused_and_stopped() -> None:
    assert WatchState(Phase.PAUSED).sentence.startswith("Paused: ")
    assert WatchState(Phase.STOPPED).sentence == "Stopped watching."


def test_the_number_of_folders_alone_is_no_other_kind_of_state() -> None:
    assert WatchState(Phase.WATCHING, 1).kind == WatchState(Phase.WATCHING, 2).kind
    assert WatchState(Phase.WATCHING).kind != WatchState(Phase.PAUSED).kind
