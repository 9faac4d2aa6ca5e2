"""Quantities: what numbers, dates, times and versions say, and when two of them differ."""

from __future__ import annotations

import pytest
from nidra.base.quantities import Bound, Kind, Quantity, differ, more_than, quantities


def _one(text: str) -> Quantity:
    (found,) = quantities(text)
    return found


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("30 s", "0.5 min"),
        ("60 s", "1 min"),
        ("1,000", "1000"),
        ("1 234 567", "1,234,567"),
        ("1'000", "1000"),
        ("1.000,50", "1000.5"),
        ("0.5 GB", "512 MB"),
        ("1 GB", "1000 MB"),
        ("1 GB", "1024 MB"),
        ("5 kg", "5000 g"),
        ("50 %", "50 percent"),
        ("50 %", "0.5"),
        ("60", "1 min"),
        ("five", "5"),
        ("twenty-five", "25"),
        ("two hundred", "200"),
        ("half an hour", "30 minutes"),
        ("an hour", "60 min"),
        ("a dozen", "12"),
        ("daily", "every 24 hours"),
        ("5 requests per second", "300 requests per minute"),
        ("twice a week", "2 times a week"),
        ("100 Mbps", "12.5 MB/s"),
        ("5000 € a month", "60,000 € a year"),
        ("$5", "5 dollars"),
        ("€5", "5 EUR"),
        ("1.5k", "1500"),
        ("2 million", "2,000,000"),
        ("1 year", "12 months"),
        ("30 days", "1 month"),
        ("52 weeks", "1 year"),
        ("March 3, 2024", "2024-03-03"),
        ("3 March", "2024-03-03"),
        ("3. März", "March 3"),
        ("3/4/2024", "2024-04-03"),
        ("3/4/2024", "2024-03-04"),
        ("Q1 2024", "February 2024"),
        ("3 pm", "15:00"),
        ("14:00 UTC", "15:00 CET"),
        ("noon", "12:00"),
        ("9:00", "9 pm"),
        ("v1.2", "1.2.3"),
        ("version 3", "v3.11"),
        ("at least 5", "7"),
        ("up to 10", "5"),
        ("5-10", "7"),
        ("about 30", "31"),
        (">= 5", "at least 5"),
        ("30秒", "30 s"),
        ("5 секунд", "5 s"),
        ("007", "7"),
    ],
)
def test_the_same_in_other_words_does_not_differ(a: str, b: str) -> None:
    assert differ(_one(a), _one(b)) is False
    assert differ(_one(b), _one(a)) is False


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("30 s", "60 s"),
        ("5", "-5"),
        ("-5 °C", "5 °C"),
        ("1.5", "15"),
        ("1,000", "10,000"),
        ("60", "2 min"),
        ("5 %", "6 %"),
        ("1 GB", "2 GB"),
        ("March 3", "March 5"),
        ("2024-03-03", "2024-03-04"),
        ("Monday", "Tuesday"),
        ("3 pm", "3 am"),
        ("14:00", "14:30"),
        ("v3.1", "v3.10"),
        ("version 3.11", "version 3.12"),
        ("1.2.3", "1.2.4"),
        ("at least 5", "3"),
        ("up to 10", "20"),
        ("at least 8 GB", "at least 16 GB"),
        ("5-10", "12"),
        ("5-10", "5-12"),
        ("about 30", "60"),
        ("weekly", "daily"),
        ("130/80", "140/90"),
        ("1e-4", "3e-4"),
        ("five", "seven"),
        ("1 Minute", "2 Minuten"),
        ("30秒", "60秒"),
        ("$5", "$6"),
        ("2.99 € a month", "3.99 € per month"),
        ("5 requests per second", "100 requests per minute"),
    ],
)
def test_what_cannot_both_hold_differs(a: str, b: str) -> None:
    assert differ(_one(a), _one(b)) is True
    assert differ(_one(b), _one(a)) is True


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("30 s", "30 MB"),
        ("5 kg", "5 km"),
        ("March", "2024"),
        ("3 pm", "March 3"),
        ("$5", "€5"),
        ("2.99 € a month", "24.99 € a year"),
        ("$5/month", "$50/year"),
    ],
)
def test_measures_of_different_things_cannot_be_compared(a: str, b: str) -> None:
    assert differ(_one(a), _one(b)) is None


@pytest.mark.parametrize(
    "text",
    ["k8s", "UTF-8", "IPv4", "2FA", "http2", "no one knows", "one of them", "may", "march on"],
)
def test_names_and_common_words_are_no_quantities(text: str) -> None:
    assert quantities(text) == []


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("#12", Kind.MARK),
        ("No. 5", Kind.MARK),
        ("0x1f", Kind.MARK),
        ("a1b2c3d4", Kind.MARK),
        ("3rd", Kind.ORDINAL),
        ("v1.2.3", Kind.VERSION),
        ("127.0.0.1", Kind.VERSION),
        ("Python 3.11", Kind.VERSION),
        ("since 2019", Kind.DATE),
        ("14:30", Kind.TIME),
        ("8080", Kind.NUMBER),
    ],
)
def test_each_is_read_as_what_it_is(text: str, kind: Kind) -> None:
    assert _one(text).kind is kind


def test_offsets_are_into_the_text_and_bounds_belong_to_the_number() -> None:
    text = "It takes at least 5 minutes on Friday"
    found = quantities(text)
    assert [text[one.start : one.end] for one in found] == ["at least 5 minutes", "Friday"]
    assert found[0].bound is Bound.LEAST


def test_many_quantities_are_counted_no_further_than_asked() -> None:
    assert more_than(2, "1, 2 and 3")
    assert not more_than(3, "1, 2 and 3")
    assert more_than(0, "on Friday")
    assert not more_than(0, "no number")
