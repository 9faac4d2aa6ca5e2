"""What is kept of a store for its tables is kept for one state of it, and no longer."""

from __future__ import annotations

import pytest
from nidra.app.browse import kept_of
from nidra.app.workspace import Store, new_memory
from nidra.store.kept_keys import MOST, Kept


@pytest.fixture
def noted(store: Store) -> Store:
    """A store with a memory."""
    store.add(new_memory("the harbour bell"))
    return store


def _made(store: Store, kept: Kept, times: list[int]) -> int:
    with store.database.reading() as connection:
        return kept.at(connection).once("keys", lambda: times.append(1) or len(times))


def test_it_is_made_once_while_nobody_commits(noted: Store) -> None:
    kept, times = Kept(), list[int]()
    assert [_made(noted, kept, times) for _ in range(3)] == [1, 1, 1]


def test_it_is_made_anew_after_another_one_committed(noted: Store) -> None:
    kept, times = Kept(), list[int]()
    _made(noted, kept, times)
    with Store(noted.folder) as other:
        other.add(new_memory("the harbour light"))
    assert _made(noted, kept, times) == 2


def test_it_is_made_anew_after_the_same_store_committed(noted: Store) -> None:
    kept, times = Kept(), list[int]()
    _made(noted, kept, times)
    noted.add(new_memory("the harbour wall"))
    assert _made(noted, kept, times) == 2


def test_only_so_many_lists_are_kept(noted: Store) -> None:
    kept = Kept()
    with noted.database.reading() as connection:
        kept.at(connection)
        for name in range(MOST + 1):
            kept.once(name, lambda: 1)
        assert kept.once(0, lambda: 2) == 2 and kept.once(MOST, lambda: 2) == 1


def test_two_stores_do_not_share_what_is_kept(noted: Store, tmp_path_factory: object) -> None:
    with Store(noted.folder) as other:
        assert kept_of(noted) is kept_of(noted) and kept_of(noted) is not kept_of(other)
