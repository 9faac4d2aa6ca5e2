"""Which judge is taken where none is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra import AnthropicJudge, ClaudeCLIJudge, NullJudge, auto_judge
from nidra.base.errors import ModelAbsent
from nidra.inference.choice import named_judge
from nidra.inference.which import Which
from unit.inference.fake_claude import fake_claude


@pytest.fixture(autouse=True)
def _bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)


def test_the_program_comes_first_then_the_key_then_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(auto_judge(), NullJudge)
    monkeypatch.setenv("ANTHROPIC_API_KEY", "k")
    assert isinstance(auto_judge(), AnthropicJudge)
    fake_claude(tmp_path / "bin")
    assert isinstance(auto_judge(), ClaudeCLIJudge)


def test_a_judge_that_is_named_is_taken_whether_it_is_there_or_not() -> None:
    assert isinstance(named_judge(Which.CLAUDE), ClaudeCLIJudge)
    assert isinstance(named_judge(Which.ANTHROPIC), AnthropicJudge)
    assert isinstance(named_judge(Which.AUTO), NullJudge)
    assert named_judge(Which.NONE) is None


def test_a_judge_with_an_address_that_is_none_is_taken_and_says_so_when_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "k")
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "https://[::1")
    judge = auto_judge()
    assert isinstance(judge, AnthropicJudge) and "an address that is none" in judge.name
    with pytest.raises(ModelAbsent):
        judge.probe()
