"""Settings are changed in one place, say what they refuse, and count from the moment they are set."""

from __future__ import annotations

from pathlib import Path

import pytest
import tomlkit
from nidra.app.backup import back_up, write_lines
from nidra.app.judges import asked, judge_of_pass
from nidra.app.settings import change, reset, settled
from nidra.app.store_files import store_files
from nidra.app.timer import status
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, StoreUnwritable, UsageError
from nidra.base.settings import SETTINGS, understood
from nidra.inference.claude_cli import ClaudeCLIJudge
from nidra.inference.which import Which
from story.commands import done


def test_what_is_set_here_is_what_the_command_line_reads(store: Store) -> None:
    change(store, "pass.byte_check_days", "14")
    assert done("config", "get", "pass.byte_check_days", "--dir", store.folder).out == "14\n"
    done("config", "set", "review.clock", "fsrs", "--dir", store.folder)
    assert settled(store)["review.clock"].value == "fsrs"
    done("config", "reset", "review.clock", "--dir", store.folder)
    assert settled(store)["review.clock"].is_default


def test_a_default_comes_back_and_what_else_stands_there_stays(store: Store) -> None:
    path = store.settings.path
    path.write_text(
        "# mine\n[pass]\nbyte_check_days = 3 # few\n\n[review]\nclock = 'fsrs'\n", "utf-8"
    )
    assert reset(store, "pass.byte_check_days") == 7
    text = path.read_text("utf-8")
    assert "byte_check_days" not in text and "clock = 'fsrs'" in text
    before = path.read_bytes()
    assert reset(store, "pass.byte_check_days") == 7 and path.read_bytes() == before


def test_a_value_that_makes_no_sense_in_the_file_is_shown_as_a_problem(store: Store) -> None:
    store.settings.path.write_text("[pass]\nbyte_check_days = 'soon'\n", "utf-8")
    found = settled(store)
    wrong = found["pass.byte_check_days"]
    assert wrong.value == 7 and "a whole number" in wrong.problem and not wrong.is_default
    assert found["review.clock"].problem == ""
    reset(store, "pass.byte_check_days")
    assert settled(store)["pass.byte_check_days"].is_default


def test_a_file_that_is_no_toml_is_a_problem_of_each_setting(store: Store) -> None:
    store.settings.path.write_text("[[", "utf-8")
    assert all("is not valid TOML" in one.problem for one in settled(store).held)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pass.byte_check_days", "0"),
        ("pass.byte_check_days", "soon"),
        ("prune.confidence", "2"),
        ("schedule.at", "25:00"),
        ("review.clock", "sundial"),
        ("watch.on", "perhaps"),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_kept(
    store: Store, name: str, text: str
) -> None:
    with pytest.raises(UsageError):
        change(store, name, text)
    with pytest.raises(UsageError):
        understood(SETTINGS[name], text)
    assert not store.settings.path.exists()


def test_an_hour_that_is_set_counts_from_now(store: Store, tmp_path: Path) -> None:
    """The clock of this store shows 8 o'clock: the night before was at 3."""
    store.init()
    store.settings.set("schedule.at", "02:00")
    assert status(store).due
    change(store, "schedule.at", "03:00")
    assert not status(store).due
    with Store(tmp_path / "typed") as typed:
        typed.init()
        done("config", "set", "schedule.at", "00:00", "--dir", typed.folder)
        assert not status(typed).due


def test_no_folder_of_a_store_or_a_palace_is_taken_for_checkpoints(store: Store) -> None:
    store.init()
    with pytest.raises(UsageError, match="only the store's own files belong"):
        change(store, "checkpoint.also", str(store.folder / "seals"))
    assert not store.settings.path.exists()


def test_where_nothing_can_be_written_the_sentence_says_so(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    store.init()
    monkeypatch.setattr("os.replace", full)
    monkeypatch.setattr("pathlib.Path.replace", full)
    with pytest.raises(StoreUnwritable, match="No space left"):
        change(store, "pass.byte_check_days", "14")
    assert settled(store)["pass.byte_check_days"].is_default


def test_a_pass_asks_nobody_unless_the_settings_say_so(store: Store) -> None:
    assert judge_of_pass(store, None) is None
    change(store, "judge.who", "claude")
    assert judge_of_pass(store, None) is None
    change(store, "judge.in_passes", "on")
    assert isinstance(judge_of_pass(store, None), ClaudeCLIJudge)
    assert judge_of_pass(store, Which.NONE) is None


def test_nobody_is_asked_where_the_settings_say_none(store: Store) -> None:
    change(store, "judge.who", "none")
    assert asked(store).why_nobody == "The settings say that no model is asked."
    change(store, "judge.in_passes", "on")
    assert judge_of_pass(store, None) is None


def test_the_files_of_a_store_are_told_with_their_sizes(store: Store) -> None:
    store.add(new_memory("the tide was 3 cm high"))
    found = store_files(store)
    sizes = {part.name: part.size for part in found.parts}
    assert sizes["nidra.db"] >= (store.folder / "nidra.db").stat().st_size > 0
    assert sizes["nidra.toml"] == 0 and found.size == sum(sizes.values()) and found.free > 0


def test_a_backup_lies_beside_the_store_and_opens(store: Store, tmp_path: Path) -> None:
    store.add(new_memory("the tide was 3 cm high"))
    written = back_up(store)
    assert written.path.parent == store.folder / "backups" and written.size > 0
    other = tmp_path / "other"
    other.mkdir()
    (other / "nidra.db").write_bytes(written.path.read_bytes())
    with Store(other) as copy:
        assert [one.statement for one in copy.load()] == ["the tide was 3 cm high"]


def test_a_backup_that_is_stopped_leaves_nothing(store: Store) -> None:
    store.add(new_memory("the tide was 3 cm high"))
    with pytest.raises(Cancelled):
        back_up(store, lambda: True)
    assert not list((store.folder / "backups").iterdir())


def test_every_memory_is_a_line_of_a_file_outside_the_store(store: Store, tmp_path: Path) -> None:
    store.add(new_memory("the tide was 3 cm high"))
    written = write_lines(store, tmp_path / "all.jsonl")
    assert written.memories == 1 == (tmp_path / "all.jsonl").read_text("utf-8").count("\n")
    with pytest.raises(UsageError, match="Choose another place"):
        write_lines(store, store.folder / "all.jsonl")


def test_the_file_is_read_once_for_all_settings(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(store, "decay.record_days", "5")
    read: list[None] = []
    monkeypatch.setattr(
        tomlkit, "parse", lambda text, old=tomlkit.parse: read.append(None) or old(text)
    )
    assert settled(store)["decay.record_days"].value == 5 and len(read) == 1
