"""Bars made of numbers."""

from __future__ import annotations

import re

from nidra.report.html_charts import WIDTH, Part, share_bar, stacked

_RECT = re.compile(r'<rect class="(\w+)" x="([\d.]+)" y="0" width="([\d.]+)"')


def _drawn(svg: str) -> list[tuple[str, float, float]]:
    return [(look, float(at), float(width)) for look, at, width in _RECT.findall(svg)]


def test_the_parts_of_a_bar_fill_it_in_their_order() -> None:
    parts = [Part("a", 750, "traceable"), Part("b", 0, "gone"), Part("c", 250, "fallen")]
    found = _drawn(stacked("n", "Title", parts))
    assert [look for look, _, _ in found] == ["traceable", "fallen"]
    assert found[1][1] == 750.0
    assert WIDTH - 2 <= found[1][1] + found[1][2] <= WIDTH


def test_a_part_that_is_there_is_seen_however_small_it_is() -> None:
    parts = [Part("a", 474_779, "traceable"), Part("b", 1, "fallen"), Part("c", 2, "gone")]
    found = _drawn(stacked("n", "Title", parts))
    assert all(width >= 1 for _, _, width in found)
    assert found[-1][1] + found[-1][2] <= WIDTH


def test_many_small_parts_never_overflow() -> None:
    parts = [Part(str(n), 1, "gone") for n in range(400)]
    last = _drawn(stacked("n", "Title", parts))[-1]
    assert last[1] + last[2] <= WIDTH + 1000  # 400 parts of least width are wider than the bar
    assert len(_drawn(stacked("n", "Title", parts))) == 400


def test_a_bar_of_nothing_says_so() -> None:
    svg = stacked("n", "Title", [Part("a", 0, "gone")])
    assert not _drawn(svg) and '<desc id="n-d">nothing</desc>' in svg


def test_a_share_is_filled_up_to_its_part_and_described() -> None:
    svg = share_bar("n", "Title", 1, 4, "gone")
    assert _drawn(svg)[-1] == ("gone", 0.0, 250.0)
    assert "1 of 4" in svg
    assert _drawn(share_bar("n", "Title", 0, 0, "gone"))[-1][2] == 0.0
