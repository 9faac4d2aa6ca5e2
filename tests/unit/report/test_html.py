"""The trust report as one HTML page: what it says, that it stands alone, that nothing in it can act."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from nidra.records.report import Moved, PassReport, RoomRot, SourceFall
from nidra.report.hatching import WAYS
from nidra.report.html import render_html
from nidra.report.html_style import DARK, DRAWN, LIGHT, READ
from nidra.report.markdown import render_markdown
from nidra.report.sample_html import render_sample_html
from nidra.report.sentence import trust_sentence
from unit.report.findings_samples import case, findings, nothing_found, pair, sample
from unit.report.pages import Page
from unit.report.samples import census, fall, origin, report, room

HOSTILE = (
    "<script>alert(1)</script><img src=x onerror=alert(2)>\" onload='x' </style></svg></title>"
    " javascript:alert(3) http://127.0.0.1:9/x \x1b[31mred\x9b0m \u202egnp\u2066x\u2069 \u061c"
    " \ud800 a\u2028b {{7*7}} ]]> <!-- --> &lt;b&gt;"
)
PLAIN_TAGS = {
    *("html", "head", "meta", "link", "title", "style", "body", "header", "main", "footer", "nav"),
    *("section", "article", "h1", "h2", "h3", "h4", "p", "ul", "li", "a", "b", "br", "code", "div"),
    *("span", "svg", "desc", "rect", "table", "caption", "thead", "tbody", "tr", "th", "td"),
    *("details", "summary", "mark", "del", "ins", "defs", "pattern", "path"),
}
UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff]"
)


def rich(text: str) -> PassReport:
    """A report with `text` in every place that something foreign can fill."""
    return report(
        store=text,
        pass_id=text,
        mode=text,
        scope=text,
        version=text,
        actions={text: 2},
        read={text: 3},
        durations={text: 0.5},
        notes=(text,),
        rooms=(room(text, text, 8, 2, text), room("a", "b", 4, 1)),
        falls=tuple(
            fall(
                text, memory=text, source=text, verdict=text, sentence=text, changes=((text, text),)
            )
            for _ in range(9)
        ),
        source_falls=(SourceFall(text, text, 1, 2),),
        gone=(SourceFall(text, text, 1, 2),),
        moved=(Moved(text, text, 1),),
        origins=(origin(adapter=text, kind=text, location=text, problems=(text,), vanished=2),),
        contests=(pair(statements=(text, text), kind=text, parts=((text,), ("x",)), judged=text),),
        findings=findings(text),
        not_compared=4,
        after=census(traceable=8, gone=1, verdicts={text: 9}),
    )


HARMLESS: list[Callable[[], str]] = [
    lambda: render_html(rich(HOSTILE)),
    lambda: render_html(rich(HOSTILE + "x" * 5000)),
    lambda: render_sample_html(
        sample(case(excerpt=HOSTILE, before=HOSTILE, found=HOSTILE, after=HOSTILE, source=HOSTILE))
    ),
]


@pytest.mark.parametrize("make", HARMLESS)
def test_nothing_in_a_memory_can_act(make: Callable[[], str]) -> None:
    text = make()
    found = Page(text)
    assert found.names() <= PLAIN_TAGS
    assert not [name for _, attrs in found.tags for name in attrs if name.startswith("on")]
    assert not UNSEEN.search(text)
    assert "<script>alert(1)</script>" in found.text


@pytest.mark.parametrize("make", HARMLESS)
def test_nothing_is_asked_of_another_place(make: Callable[[], str]) -> None:
    text = make()
    for _, attrs in Page(text).tags:
        for name in ("src", "href", "action", "data", "srcset", "poster", "style", "xlink:href"):
            assert attrs.get(name, "#").startswith(("#", "data:,")), attrs
    style = text.split("<style>")[1].split("</style>")[0]
    assert "url(" not in style.replace("url(#", "") and "@import" not in style
    policy = next(a["content"] for t, a in Page(text).tags if a.get("http-equiv"))
    assert "default-src 'none'" in policy and "script-src" not in policy


@pytest.mark.parametrize("make", [*HARMLESS, lambda: render_html(report())])
def test_the_page_is_well_formed_and_no_id_stands_twice(make: Callable[[], str]) -> None:
    found = Page(make())
    assert found.unbalanced == []
    assert len(found.ids()) == len(set(found.ids()))


def test_every_chart_has_a_title_a_description_and_a_table_or_legend_beside_it() -> None:
    found = Page(render_html(rich("tide")))
    ids = set(found.ids())
    charts = [attrs for tag, attrs in found.tags if tag == "svg" and "aria-hidden" not in attrs]
    assert len(charts) >= 8
    for attrs in charts:
        assert attrs["role"] == "img"
        assert set(attrs["aria-labelledby"].split()) <= ids
    assert "traceable 8 (88.9 %)" in found.text


def test_links_of_the_contents_lead_somewhere() -> None:
    found = Page(render_html(rich("tide")))
    ids = set(found.ids())
    leads = [attrs["href"] for tag, attrs in found.tags if tag == "a"]
    assert leads and all(lead.removeprefix("#") in ids for lead in leads)


def test_the_sentence_is_the_one_of_markdown_and_the_numbers_are_the_census() -> None:
    given = report()
    sentence = trust_sentence(given.after)
    found = Page(render_html(given))
    assert found.text.count(sentence) == 1
    assert f"**{sentence}**" in render_markdown(given)
    assert "before after all memories 10 10 active 10 10 traceable 10 8" in found.text


def test_what_fell_stands_beside_what_the_source_says_with_the_words_marked() -> None:
    found = Page(render_html(report()))
    assert ("del", "5") in found.marked and ("ins", "6") in found.marked
    assert "The memory says The retry limit is 5 The source says today 5 → 6" in found.text


def test_a_text_of_which_nothing_is_left_is_not_struck_through_word_by_word() -> None:
    text = "Decision of March: Liverpool moves to the radar gauge"
    found = Page(render_html(report(falls=(fall(text, changes=(("".join(text.split()), ""),)),))))
    assert "Nothing of this text." in found.text and not found.marked


def test_many_falls_are_folded_and_the_rest_is_counted() -> None:
    given = report(falls=tuple(fall(memory=f"mem_{n}") for n in range(9)), more_falls=40)
    found = Page(render_html(given))
    assert "3 more" in found.text and "… and 40 more" in found.text
    assert "details" in found.names()


def test_T66_a_pair_says_which_is_newer_and_verified_and_what_to_type() -> None:
    found = Page(render_html(report(contests=(pair(),), more_contests=2)))
    assert "mem_bbbbbbbbbbbb newer verified The retry limit is 6" in found.text
    assert ("mark", "5") in found.marked and ("mark", "6") in found.marked
    assert "nidra resolve mem_aaaaaaaaaaaa mem_bbbbbbbbbbbb --keep mem_bbbbbbbbbbbb" in found.text
    assert "--both --reason TEXT" in found.text and "… and 2 more" in found.text


def test_T62_memories_that_were_never_compared_are_counted_in_every_form() -> None:
    from nidra.report.json_form import report_object

    given = report(not_compared=1200)
    words = "1,200 memories have no subject, so that they were not held against one another."
    assert words in Page(render_html(given)).text
    assert words in render_markdown(given)
    assert report_object(given)["not_compared"] == 1200
    assert "no subject" not in render_markdown(report())


def test_all_six_answers_stand_in_the_page_also_where_nothing_was_found() -> None:
    for found in (findings(), nothing_found()):
        text = Page(render_html(report(findings=found))).text
        for title in (
            "Stale drawers",
            "No source, gone, out of reach",
            "Filed more than once",
            "Cut short by the miner",
            "Transcripts about to be deleted",
            "Vanished since the last audit",
        ):
            assert title in text
    assert "Six answers" not in Page(render_html(report())).text


def test_a_huge_store_makes_a_small_and_cheap_page() -> None:
    rooms = tuple(room(f"wing {n % 300}", f"room {n}", 100, n % 100) for n in range(5000))
    long = "word " * 2000
    given = report(rooms=rooms, falls=tuple(fall(long, memory=f"m{n}") for n in range(20)))
    started = time.process_time()
    text = render_html(given)
    assert time.process_time() - started < 0.6
    assert len(text.encode()) < 400_000
    assert "… and 4,940 more" in Page(text).text


def test_an_empty_store_says_so() -> None:
    given = report(after=census(), before=census(), rooms=(), falls=(), origins=(), durations={})
    assert "The store is empty" in Page(render_html(given)).text


def test_a_quiet_pass_and_a_dry_run_are_told_apart() -> None:
    assert "Nothing: the world is as it was" in Page(render_html(report(actions={}))).text
    assert "What the pass would find" in Page(render_html(report(dry_run=True))).text


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_text_and_charts_stand_out_from_their_ground(colours: dict[str, str]) -> None:
    for text, ground in READ:
        assert _contrast(colours[text], colours[ground]) >= 4.5, (text, ground)
    for part in DRAWN:
        assert _contrast(colours[part], colours["page"]) >= 3, part


def test_parts_of_a_chart_are_told_apart_without_their_colours() -> None:
    text = render_html(report())
    ids, style = set(Page(text).ids()), text.split("<style>")[1].split("</style>")[0]
    assert len({WAYS.get(look) for look in DRAWN}) == len(DRAWN)
    for look in DRAWN:
        if look in WAYS:
            assert {f"hatch-{look}", f"thin-{look}"} <= ids
            assert f".{look}{{fill:url(#hatch-{look})}}" in style
            assert f".swatch.{look}{{background:repeating-linear-gradient(" in style


def test_on_paper_a_wide_table_shows_all_its_columns() -> None:
    paper = render_html(report()).split("@media print{")[1].split("</style>")[0]
    assert ".wide{overflow:visible}" in paper and "thead th{white-space:normal}" in paper


def test_a_memory_that_fell_with_what_it_rests_on_is_not_held_against_a_source() -> None:
    fell = fall("A call is given up", source="", changes=(), sentence="It rests on another.")
    text = render_html(report(falls=(fell,)))
    shown = text.split('id="fallen"')[1].split("</section>")[0]
    assert "A call is given up" in shown and "The source says today" not in shown


@pytest.mark.parametrize("standing", ["no receipt", "not comparable"])
def test_rot_that_cannot_be_told_is_a_dash(standing: str) -> None:
    text = render_html(report(rooms=(RoomRot("/palace", "w", "bare", 2, {standing: 2}),)))
    rot = text.split('id="rot"')[1].split("</section>")[0]
    assert rot.count(">–</td>") == 2 and "0.0 %" not in rot
