"""Words of a command line that are no text."""

from __future__ import annotations

import pytest
from nidra.base.errors import UsageError
from nidra.cli.words import refuse_no_text


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["add", "x", "--subject", "a\udcff"], "--subject a\\udcff holds bytes"),
        (["list", "--wing=\udcff"], "--wing=\\udcff holds bytes"),
        (["list", "--wing=a", "\udcff"], "\\udcff holds bytes"),
        (["why", "\udcff"], "\\udcff holds bytes"),
        (["add", "--", "\ud800"], "\\ud800 holds bytes"),
        (["\udcff"], "\\udcff holds bytes"),
    ],
)
def test_a_word_that_is_no_text_is_named_in_printable_form(words: list[str], named: str) -> None:
    with pytest.raises(UsageError) as told:
        refuse_no_text(words)
    assert str(told.value).startswith(named)
    str(told.value).encode("utf-8")


def test_a_word_of_a_megabyte_is_cut() -> None:
    with pytest.raises(UsageError) as told:
        refuse_no_text(["why", "\udcff" * 1_000_000])
    assert len(str(told.value)) < 500


def test_texts_of_every_script_pass() -> None:
    refuse_no_text(["add", "grüße कोलकाता 漢字 😀", "--tag", ""])
