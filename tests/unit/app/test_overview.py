"""What a report shows of a store: what fell with which words, which sources are away or moved."""

from __future__ import annotations

from pathlib import Path

from nidra.app.overview import changes_in
from nidra.app.run_pass import build_report, run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.verdict import Detail


def _added(store: Store, path: Path, line: str, **more: object) -> str:
    return store.add(new_memory(line, source=path, excerpt=line, **more))  # type: ignore[arg-type]


def test_the_words_of_a_memory_get_their_blanks_back() -> None:
    detail = Detail(drift=("radargauge", "5"), elided=("tidegauge",))
    changes = changes_in("the radar gauge, 5 of 55", detail)
    assert changes == (("radar gauge", "tidegauge"), ("5", ""))


def test_without_pieces_the_nearest_text_stands_against_the_whole() -> None:
    assert changes_in("old words", Detail(nearest="new words")) == (("old words", "new words"),)
    assert changes_in("old words", Detail()) == ()


def test_what_fell_its_sources_and_what_rests_on_them_are_told(
    store: Store, tmp_path: Path
) -> None:
    config, gone = tmp_path / "config.md", tmp_path / "gone.md"
    config.write_text("The retry limit is 5\n")
    gone.write_text("The port is 8080\n")
    fell = _added(store, config, "The retry limit is 5")
    store.add(new_memory("So five tries are made", rests_on=[fell]))
    _added(store, gone, "The port is 8080")
    run_sleep(store)
    config.write_text("The retry limit is 6\n")
    gone.unlink()
    run_sleep(store)
    found = build_report(store)
    assert {fall.memory: fall.verdict for fall in found.falls}[fell] == "drifted"
    (followed,) = [fall for fall in found.falls if fall.verdict == "premise fallen"]
    assert followed.sentence == f"It rests on “The retry limit is 5” ({fell})."
    (by_source,) = found.source_falls
    assert (by_source.path, by_source.memories, by_source.rest_on_them) == (str(config), 1, 1)
    assert [(one.path, one.verdict) for one in found.gone] == [(str(gone), "gone")]
    assert found.findings is None and found.contests == ()


def test_T66_open_pairs_stand_in_the_report_with_which_is_newer_and_verified(
    store: Store, tmp_path: Path
) -> None:
    config = tmp_path / "config.md"
    config.write_text("The retry limit is 6\n")
    old = store.add(new_memory("The retry limit is 5", subject="retry limit"))
    store.clock.pass_days(1)  # type: ignore[attr-defined]
    new = _added(store, config, "The retry limit is 6", subject="retry limit")
    report = run_sleep(store)
    (pair,) = report.contests
    assert set(pair.ids) == {old, new} and pair.newer == new and pair.verified == (new,)
    assert report.more_contests == 0 and report.after.contested == 2
    assert report.stages["contradict"] and "verify" in report.stages


def test_a_bounded_list_of_pairs_counts_the_rest(store: Store) -> None:
    for number in range(25):
        for limit in (5, 6):
            store.add(new_memory(f"The limit of station {number} is {limit}", subject=f"s{number}"))
    report = run_sleep(store)
    assert (len(report.contests), report.more_contests) == (20, 5)


def test_what_a_pass_remembered_of_sources_away_is_asked_again_once_anything_happened(
    store: Store, tmp_path: Path
) -> None:
    gone, other = tmp_path / "gone.md", tmp_path / "other.md"
    for path in (gone, other):
        path.write_text(f"The port of {path.stem} is 8080\n")
        _added(store, path, f"The port of {path.stem} is 8080")
    gone.unlink()
    first = run_sleep(store)
    assert [one.path for one in first.gone] == [str(gone)]
    assert run_sleep(store).gone == build_report(store).gone == first.gone
    other.unlink()
    assert {one.path for one in run_sleep(store).gone} == {str(gone), str(other)}
    gone.write_text("The port of gone is 8080\n")
    assert [one.path for one in run_sleep(store).gone] == [str(other)]
