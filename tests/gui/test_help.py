"""Help inside the window: it is found from everything, read without leaving, and says only what is there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from nidra.app.help_pages import names, pages
from nidra.records.verdict import State
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from nidra_gui import helping
from nidra_gui.actions import MENUS, menu_title, specs
from nidra_gui.pages import PLACES
from nidra_gui.shell import Shell
from nidra_gui.views import help as viewing
from nidra_gui.views.evidence import EvidencePane
from nidra_gui.views.help import HelpPage
from nidra_gui.views.memories import MemoriesPage
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.facets import FacetButton, FacetSection

ROOT = Path(__file__).parents[2]
WAIT = 20_000
LEFT, KEY = Qt.MouseButton.LeftButton, Qt.Key
QUOTED = re.compile(r"(?<![*\w`])\*(?![*\s])([^*]+?)(?<!\s)\*(?![*\w])")


def _exists(place: str) -> bool:
    name, _, anchor = place.partition("#")
    return name in names() and (not anchor or pages()[name].part(anchor) is not None)


def _settled(qtbot: QtBot, shell: Shell) -> None:
    session = shell.session
    qtbot.waitUntil(
        lambda: session is None or not (session.pages.is_busy() or session.table.is_busy()),
        timeout=WAIT,
    )


def _help(shell: Shell) -> HelpPage:
    page = shell.page("help")
    assert isinstance(page, HelpPage)
    return page


def _fallen(qtbot: QtBot, shell: Shell) -> MemoriesPage:
    """The page *Memories* with a drifted memory chosen, its sources read."""
    shell.show_memories("verdict", "drifted")
    page = shell.page("memories")
    assert isinstance(page, MemoriesPage)
    qtbot.waitUntil(lambda: page.model.rowCount() > 0, timeout=WAIT)
    page.table.choose(0)
    qtbot.waitUntil(lambda: page.pane.portrait is not None, timeout=WAIT)
    _settled(qtbot, shell)
    return page


# What stands in help.


def _strings() -> Iterator[str]:
    """Every string that the window can show, with its places for values."""
    for path in (ROOT / "nidra_gui").rglob("*.py"):
        yield from (
            "".join(re.findall(r'"((?:[^"\\]|\\.)*)"', found))
            for found in re.findall(r'tr\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)', path.read_text("utf-8"))
        )
        yield from re.findall(r'(?:tr|translate)\("\w+", "([^"]+)"', path.read_text("utf-8"))
    yield from (spec.text for spec in specs())
    yield from (menu_title(menu).replace("&", "") for menu in MENUS)


@pytest.fixture(scope="module")
def known() -> list[re.Pattern[str]]:
    """The strings as patterns: `Keep {letter}` is `Keep A` too."""
    told = {text for text in _strings() if re.search(r"\w{3}", re.sub(r"\{\w+\}", "", text))}
    shown = {re.sub(r"\\{\w+\\}", r"\\S+", re.escape(text)) for text in told}
    return [re.compile(text, re.IGNORECASE) for text in shown]


@pytest.mark.parametrize("name", names())
def test_every_name_that_help_quotes_is_one_of_the_window(
    qapp: QApplication, known: list[re.Pattern[str]], name: str
) -> None:
    text = re.sub(r"```.*?```", "", pages()[name].text, flags=re.DOTALL)
    for quoted in QUOTED.findall(text):
        words = " ".join(quoted.split())
        assert any(one.fullmatch(words) for one in known), words


def test_every_place_that_the_window_names_is_there() -> None:
    named = [
        helping.START,
        helping.PRIVACY,
        helping.CONTENTS,
        *helping.OF_PAGES.values(),
        *helping.OF_FACETS.values(),
        *helping.VERDICTS.values(),
        *helping.GRADES.values(),
        *helping.STANDINGS.values(),
        *helping.FLAGS.values(),
    ]
    for path in (ROOT / "nidra_gui").rglob("*.py"):
        text = path.read_text("utf-8")
        named += re.findall(r'(?:about|show_help)\([^()]*?"([a-z-]+(?:#[\w-]+)?)"\s*\)', text)
        named += re.findall(r'"([a-z-]+#[a-z][\w-]+)"', text)
    missing = [place for place in named if not _exists(place)]
    assert missing == []


def test_every_page_is_listed_once_with_a_title(qapp: QApplication) -> None:
    assert sorted(helping.titles()) == sorted(names())


def test_every_page_of_the_window_has_its_place_in_help(on_demo: Shell) -> None:
    for place in PLACES:
        assert helping.place_of(on_demo.page(place.name)) == helping.OF_PAGES[place.name]


# From the window to help.


def test_every_badge_and_every_filter_is_explained(qtbot: QtBot, on_demo: Shell) -> None:
    _fallen(qtbot, on_demo)
    for name in ("home", "conflicts", "memories"):
        on_demo.go(name)
        _settled(qtbot, on_demo)
        for badge in on_demo.page(name).findChildren(Badge):
            if badge.isVisible():
                assert _exists(str(badge.property(helping.ABOUT))), badge.text()
    page = on_demo.page("memories")
    assert isinstance(page, MemoriesPage)
    page.clear_all()
    qtbot.waitUntil(lambda: len(page.facets.findChildren(FacetSection)) >= 8, timeout=WAIT)
    for part in page.facets.findChildren(FacetSection) + page.facets.findChildren(FacetButton):
        assert _exists(str(part.property(helping.ABOUT)))


@pytest.mark.parametrize("page", [place.name for place in PLACES])
def test_f1_opens_what_fits_the_page(
    open_store: Callable[[Path], Shell], tmp_path: Path, page: str
) -> None:
    shell = open_store(tmp_path / "nothing")
    shell.go(page)
    shell.commands["help"].trigger()
    assert shell.current == "help"
    name = _help(shell).place.partition("#")[0]
    assert name in (helping.OF_PAGES[page].partition("#")[0], "search", "first-audit", "window")


def test_f1_on_a_fallen_memory_opens_the_entry_of_its_verdict(qtbot: QtBot, on_demo: Shell) -> None:
    page = _fallen(qtbot, on_demo)
    page.table.setFocus()
    on_demo.commands["help"].trigger()
    assert _help(on_demo).place == "verdicts#drifted"
    assert _help(on_demo).text.anchor_here() == "drifted"


def test_a_receipt_leads_to_the_verdict_that_it_shows(qtbot: QtBot, on_demo: Shell) -> None:
    pane: EvidencePane = _fallen(qtbot, on_demo).pane
    card = next(iter(pane.why.cards.values()))
    assert helping.place_of(card.stored.badge.words) == helping.VERDICTS[State.DRIFTED]
    assert helping.place_of(card.seals) == "verdicts#corrupt"
    assert helping.place_of(pane.history) == "undo"


def test_what_is_clicked_is_explained_and_does_nothing_else(qtbot: QtBot, on_demo: Shell) -> None:
    on_demo.go("home")
    _settled(qtbot, on_demo)
    on_demo.commands["what-is-this"].trigger()
    assert on_demo.toast.isVisible()
    qtbot.mouseClick(on_demo.status.watch, LEFT)
    assert on_demo.current == "help" and _help(on_demo).place == "watch"
    assert on_demo.toast.isHidden() and QApplication.overrideCursor() is None


def test_pointing_works_by_keys_and_is_given_up_by_escape(qtbot: QtBot, on_demo: Shell) -> None:
    on_demo.go("conflicts")
    _settled(qtbot, on_demo)
    page = on_demo.page("conflicts")
    on_demo.commands["what-is-this"].trigger()
    qtbot.keyClick(page.judge, KEY.Key_Return)  # type: ignore[attr-defined]
    assert _help(on_demo).place == "conflicts#ask-the-judge"
    on_demo.go("conflicts")
    on_demo.commands["what-is-this"].trigger()
    qtbot.keyClick(page.judge, KEY.Key_Escape)  # type: ignore[attr-defined]
    assert on_demo.current == "conflicts" and QApplication.overrideCursor() is None


def test_the_menu_of_a_part_offers_what_it_is(qtbot: QtBot, on_demo: Shell) -> None:
    on_demo.go("home")
    _settled(qtbot, on_demo)
    at = on_demo.status.store.mapTo(on_demo, QPoint(4, 4))
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, on_demo.mapToGlobal(at))
    QApplication.sendEvent(on_demo, asked)
    menu = next(one for one in on_demo.findChildren(QMenu) if one.parent() is on_demo)
    (action,) = menu.actions()
    assert action.text() == "What is this?"
    action.trigger()
    menu.close()
    assert _help(on_demo).place == "store"


def test_the_first_page_and_empty_pages_lead_to_the_first_audit(
    qtbot: QtBot, open_store: Callable[[Path], Shell], tmp_path: Path
) -> None:
    shell = open_store(tmp_path / "nothing")
    qtbot.mouseClick(shell.page("first-run").help, LEFT)  # type: ignore[attr-defined]
    assert _help(shell).place == "first-audit"
    shell.go("conflicts")
    assert shell.page("conflicts").learn.text() == "First audit in five minutes"
    qtbot.mouseClick(shell.page("conflicts").learn, LEFT)
    assert shell.current == "help" and _help(shell).place == "first-audit"


# The viewer.


def test_a_heading_that_was_asked_for_stays_at_the_top_when_the_window_is_resized(
    shell: Shell,
) -> None:
    shell.show_help("verdicts#drifted")
    QApplication.processEvents()
    text = _help(shell).text
    for width in (1280, 900, 1600):
        shell.resize(width, 700)
        QApplication.processEvents()
        top = text.cursorRect(text.textCursor()).top()
        assert 0 <= top < 40, width


@pytest.fixture
def viewer(shell: Shell) -> HelpPage:
    """Help, opened on Home without a store."""
    shell.show_help("window")
    QApplication.processEvents()
    return _help(shell)


@pytest.mark.parametrize("name", names())
def test_every_heading_of_every_page_can_be_gone_to(viewer: HelpPage, name: str) -> None:
    for part in pages()[name].parts:
        viewer.show_place(f"{name}#{part.anchor}", "home")
        assert viewer.text.anchor_here() == part.anchor
        assert viewer.text.textCursor().block().text().strip() == part.title


def test_links_lead_on_and_back_and_forward_lead_there_again(
    shell: Shell, viewer: HelpPage
) -> None:
    viewer.text.anchorClicked.emit(QUrl("moved.md#find-moved-files"))
    assert viewer.place == "moved#find-moved-files"
    viewer.text.anchorClicked.emit(QUrl("#afterwards"))
    assert viewer.place == "moved#afterwards"
    shell.commands["help-back"].trigger()
    shell.commands["help-back"].trigger()
    assert viewer.place == "window" and not viewer.back.isEnabled()
    shell.commands["help-forward"].trigger()
    assert viewer.place == "moved#find-moved-files"
    shell.go("home")
    assert not shell.commands["help-forward"].isEnabled()


def test_links_and_code_can_be_reached_by_keys(qtbot: QtBot, viewer: HelpPage) -> None:
    viewer.show_place("conflicts#on-the-command-line", "home")
    viewer.text.setFocus()
    viewer.text.moveCursor(viewer.text.textCursor().MoveOperation.End)
    qtbot.keyClick(viewer.text, KEY.Key_Backtab)
    qtbot.keyClick(viewer.text, KEY.Key_Return)
    assert QGuiApplication.clipboard().text().startswith("nidra contested\nnidra resolve ")


def test_escape_goes_back_to_where_help_was_asked(qtbot: QtBot, shell: Shell) -> None:
    shell.go("import")
    shell.commands["help"].trigger()
    viewer = _help(shell)
    viewer.show_place("words", "help")
    qtbot.keyClick(viewer.text, KEY.Key_Escape)
    assert shell.current == "import"


def test_a_search_shows_where_words_stand_and_return_opens_it(
    qtbot: QtBot, viewer: HelpPage
) -> None:
    qtbot.keyClicks(viewer.list.box, "spell-check")
    assert viewer.list.hits.count() == 1
    assert "altered by the miner" in viewer.list.hits.item(0).text()
    assert viewer.list.number.text() == "1 place"
    qtbot.keyClick(viewer.list.box, KEY.Key_Return)
    assert viewer.place == "verdicts#altered-by-the-miner"
    viewer.list.box.setText("qqqq")
    assert viewer.list.number.text().startswith("Nothing in help has all of these words")
    qtbot.keyClick(viewer.list.box, KEY.Key_Escape)
    assert viewer.list.views.currentWidget() is viewer.list.tree and viewer.isVisible()


def test_contents_show_the_headings_of_the_page_that_is_read(
    qtbot: QtBot, viewer: HelpPage
) -> None:
    viewer.show_place("verdicts#drifted", "home")
    assert viewer.list.tree.currentItem().text(0) == "Verdicts"
    viewer.show_place("verdicts#grades", "home")
    item = viewer.list.tree.currentItem()
    assert item.text(0) == "Grades" and item.parent().text(0) == "Verdicts and grades"
    viewer.list.tree.setCurrentItem(item.parent().child(2))
    viewer.list.tree.itemActivated.emit(item.parent().child(2), 0)
    assert viewer.place == "verdicts#standings"


def test_words_are_found_on_the_page_one_after_the_other(
    qtbot: QtBot, shell: Shell, viewer: HelpPage
) -> None:
    shell.commands["find"].trigger()
    assert viewer.words.hasFocus()
    qtbot.keyClicks(viewer.words, "pass")
    first = viewer.text.textCursor().selectionStart()
    assert viewer.text.textCursor().selectedText() == "pass"
    assert int(viewer.number.text().split()[0]) >= 2
    qtbot.mouseClick(viewer.next, LEFT)
    assert viewer.text.textCursor().selectionStart() > first
    qtbot.mouseClick(viewer.previous, LEFT)
    assert viewer.text.textCursor().selectionStart() == first
    viewer.words.setText("no such words")
    assert viewer.number.text() == "not on this page"


def test_an_address_of_the_web_is_shown_and_opened_only_when_asked(
    shell: Shell, viewer: HelpPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url))
    viewer.text.anchorClicked.emit(QUrl("https://example.org/a"))
    assert opened == [] and "https://example.org/a" in shell.toast.sentence.text()
    shell.toast.step.click()
    assert opened == [QUrl("https://example.org/a")]


@pytest.mark.parametrize(
    "address",
    ["file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "no-such-page.md#x"],
)
def test_a_link_to_what_is_no_page_and_no_address_of_the_web_leads_nowhere(
    shell: Shell, viewer: HelpPage, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: pytest.fail(url.toString()))
    here = viewer.place
    viewer.text.anchorClicked.emit(QUrl(address))
    assert viewer.place == here and not viewer.back.isEnabled()
    assert address not in shell.toast.sentence.text()


def test_nothing_is_loaded_by_a_page(viewer: HelpPage, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("not to be read", "utf-8")
    for kind in range(1, 6):
        assert viewer.text.loadResource(kind, QUrl.fromLocalFile(str(secret))) is None


def test_the_text_follows_the_theme_and_the_size_of_text(shell: Shell, viewer: HelpPage) -> None:
    viewer.show_place("verdicts#drifted", "home")
    points = viewer.text.document().begin().begin().fragment().charFormat().fontPointSize()
    shell.theme.resize_text(200)
    bigger = viewer.text.document().begin().begin().fragment().charFormat().fontPointSize()
    assert bigger == pytest.approx(2 * points)
    assert viewer.text.anchor_here() == "drifted"
    shell.theme.resize_text(100)


def test_a_table_within_a_list_does_not_make_the_page_wider_than_it_is(
    qtbot: QtBot, shell: Shell, viewer: HelpPage
) -> None:
    shell.resize(1280, 800)
    shell.show_help("decay")
    qtbot.waitUntil(viewer.text.isVisible, timeout=WAIT)
    qtbot.waitUntil(lambda: viewer.text.horizontalScrollBar().maximum() == 0, timeout=WAIT)


def test_a_page_is_printed_dark_on_white(viewer: HelpPage, tmp_path: Path) -> None:
    from PySide6.QtPrintSupport import QPrinter

    viewer.show_place("conflicts", "home")
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "page.pdf"))
    viewer.text.print_on(printer)
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")


def test_in_a_language_without_pages_the_window_says_that_they_are_english(
    shell: Shell, viewer: HelpPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert viewer.english.isHidden()
    monkeypatch.setattr(viewing, "current", lambda: "xx")
    shell.show_help("words")
    assert viewer.english.isVisible()
    assert viewer.english.sentence.text().startswith("This page is in English")


def test_everything_in_the_viewer_has_a_name(viewer: HelpPage) -> None:
    parts: list[QWidget] = [viewer.list.box, viewer.list.tree, viewer.list.hits, viewer.text]
    parts += [viewer.words, viewer.back, viewer.forward, viewer.printing]
    assert all(part.accessibleName() for part in parts)
