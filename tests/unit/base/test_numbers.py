"""The tokens that no light edit may change."""

import pytest
from nidra.base.numbers import critical_tokens


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("The retry limit is 5.", ["5"]),
        ("limit is -5 or 5%", ["-5", "5 %"]),
        ("limit is −5", ["-5"]),
        ("pay $1,000.50 at 12:30", ["$1000.50", "12:30"]),
        ("since 2026-01-02", ["2026-01-02"]),
        ("v1.2.3 and 1.2.3-rc1", ["v1.2.3", "1.2.3-rc1"]),
        ("30s, 30 s, 10 GiB/s", ["30 s", "30 s", "10 GiB/s"]),
        ("hash deadbeef12, 0x1F", ["deadbeef12", "0x1F"]),
        ("ports 8080-8090", ["8080", "8090"]),
        ("set max_retries in /etc/app.conf", ["max_retries", "/etc/app.conf"]),
        ("use RetryPolicy or retryPolicy", ["RetryPolicy", "retryPolicy"]),
        ("we don't, isnt, cannot, never", ["dont", "isnt", "cannot", "never"]),
        ("nothing stands here but words", ["nothing"]),
        ("यह नहीं है", ["नहीं"]),
    ],
)
def test_each_kind_of_token_is_told(text: str, tokens: list[str]) -> None:
    assert critical_tokens(text) == tokens


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("limit is 5", "limit is 50"),
        ("limit is 5", "limit is -5"),
        ("limit is 1.5", "limit is 15"),
        ("wait 30 s", "wait 30 min"),
        ("takes 5 %", "takes 5"),
        ("it is on", "it is not on"),
        ("we ship", "we don’t ship"),
        ("call foo_bar", "call foo_baz"),
        ("needs v1.2", "needs v1.3"),
    ],
)
def test_a_changed_meaning_changes_the_tokens(one: str, other: str) -> None:
    assert critical_tokens(one) != critical_tokens(other)


def test_thousands_separators_and_apostrophes_are_no_difference() -> None:
    assert critical_tokens("1,000 and 1 000 and 1'000") == ["1000"] * 3
    assert critical_tokens("don't") == critical_tokens("don’t") == critical_tokens("dont")
