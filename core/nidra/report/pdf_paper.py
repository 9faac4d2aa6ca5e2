"""The paper of a PDF report: page head and foot, headings that become bookmarks, texts and tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from fpdf import FPDF, FontFace
from fpdf.enums import TableHeadingsDisplay, XPos, YPos
from fpdf.outline import OutlineSection

from nidra.report.html_style import LIGHT
from nidra.report.pdf_fonts import BOLD, PLAIN, Letters, own_font

FAMILY = "dejavu"
MARGIN = 18.0
SIZE, SMALL, LARGE = 9.5, 8.0, 15.0
_LINE = 1.45
_TABLE_TEXT = 200
_PADDING = 3.0  # what a cell takes beside its text
_WIDEST = 120.0
Colour = tuple[int, int, int]


def colour(name: str) -> Colour:
    """A colour of the report's light palette as three numbers."""
    text = LIGHT[name]
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


class Paper(FPDF):
    """Pages of A4. What is written on them is made ready by `letters`."""

    def __init__(self, letters: Letters, substitutes: Sequence[Path], made: datetime) -> None:
        super().__init__(orientation="portrait", unit="mm", format="A4")
        self.letters = letters
        self.running = ""
        self.set_margins(MARGIN, MARGIN + 4, MARGIN)
        self.set_auto_page_break(auto=True, margin=MARGIN + 4)
        self.add_font(FAMILY, "", own_font(PLAIN))
        self.add_font(FAMILY, "B", own_font(BOLD))
        for place, path in enumerate(substitutes):
            self.add_font(f"other{place}", "", path)
        if substitutes:
            names = [f"other{place}" for place in range(len(substitutes))]
            self.set_fallback_fonts(names, exact_match=False)
        self.set_creation_date(made)
        self.set_lang("en")
        self.set_author("Nidra")
        self.plain()

    # Ground -------------------------------------------------------------------------------

    def header(self) -> None:
        """What stands at the head of each page but the first."""
        if self.page_no() == 1:
            return
        self.set_y(10)
        self.plain(SMALL, "quiet")
        self.cell(0, 5, self.running, align="R")
        self.set_xy(self.l_margin, self.t_margin)
        self.plain()

    def footer(self) -> None:
        """The number of the page, and of how many."""
        self.set_y(-14)
        self.plain(SMALL, "quiet")
        self.cell(0, 5, f"Page {self.page_no()} of {{nb}}", align="C")
        self.plain()

    def plain(self, size: float = SIZE, ink: str = "text", style: str = "") -> None:
        """Write on in this way."""
        self.set_font(FAMILY, style, size)
        self.set_text_color(*colour(ink))

    def room(self, height: float) -> None:
        """Begin a new page where so much no longer fits below."""
        if self.will_page_break(height):
            self.add_page()

    # Texts --------------------------------------------------------------------------------

    def heading(self, text: str, level: int) -> None:
        """A heading, which is a bookmark and stands in the contents."""
        self.room(40 if level == 0 else 30)
        self.ln(5 if level == 0 else 3)
        self.start_section(self.letters.ready(text, 90), level=level)
        self.plain(13 if level == 0 else 10.5, "text", "B")
        self._write(text, 200)
        self.ln(1.5)
        self.plain()

    def words(self, text: str, ink: str = "text", size: float = SIZE) -> None:
        """A paragraph."""
        self.plain(size, ink)
        self._write(text, 2000)
        self.ln(1.5)
        self.plain()

    def lines(self, found: Sequence[str], left: str = "") -> None:
        """A list."""
        for text in (*found, *([left] if left else [])):
            self.set_x(self.l_margin)
            self.cell(5, self.high(), "•")
            self._write(text, 600)
            self.ln(0.6)
        self.ln(1.5)

    def high(self, size: float = SIZE) -> float:
        """The height of a line of this size, in millimetres."""
        return size * _LINE / self.k

    def _write(self, text: str, width: int) -> None:
        self.multi_cell(
            0,
            self.high(self.font_size_pt),
            self.letters.ready(text, width),
            align="L",
            new_x=XPos.LMARGIN,
            new_y=YPos.NEXT,
        )

    # Tables -------------------------------------------------------------------------------

    def grid(
        self, head: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[bool]
    ) -> None:
        """A table whose headings are there again on each page; `numbers` are aligned to the right."""
        ready = [[self.letters.ready(cell, _TABLE_TEXT) for cell in row] for row in (head, *rows)]
        widths = self._widths(ready)
        self.plain(SMALL)
        self.set_draw_color(*colour("line"))
        self.set_line_width(0.15)
        self.set_fill_color(255, 255, 255)
        look = FontFace(emphasis="BOLD", fill_color=colour("raised"))
        with self.table(
            borders_layout="HORIZONTAL_LINES",
            col_widths=widths,
            text_align=tuple("RIGHT" if number else "LEFT" for number in numbers),
            headings_style=look,
            line_height=self.high(SMALL),
            padding=1,
            repeat_headings=TableHeadingsDisplay.ON_TOP_OF_EVERY_PAGE,
            v_align="TOP",
        ) as table:
            for line in ready:
                row = table.row()
                for cell in line:
                    row.cell(cell)
        self.ln(3)
        self.plain()

    def _widths(self, rows: Sequence[Sequence[str]]) -> tuple[float, ...]:
        """The width of each column in millimetres: narrow ones as wide as they are, the rest is shared."""
        self.plain(SMALL, style="B")
        columns = list(zip(*rows, strict=True))
        wanted = [max(map(self.get_string_width, column)) + _PADDING for column in columns]
        fixed: dict[int, float] = {}
        for _ in columns:
            share = (self.epw - sum(fixed.values())) / max(1, len(columns) - len(fixed))
            fixed |= {at: w for at, w in enumerate(wanted) if at not in fixed and w <= share}
        open_ones = [at for at in range(len(columns)) if at not in fixed]
        if not open_ones:
            scale = self.epw / sum(wanted)
            return tuple(width * scale for width in wanted)
        left = self.epw - sum(fixed.values())
        weight = {at: min(wanted[at], _WIDEST) for at in open_ones}
        total = sum(weight.values())
        return tuple(
            fixed[at] if at in fixed else left * weight[at] / total for at in range(len(columns))
        )


def contents(paper: FPDF, outline: list[OutlineSection]) -> None:
    """The table of contents: each heading with its page."""
    assert isinstance(paper, Paper)
    paper.set_x(paper.l_margin)
    paper.plain(13, "text", "B")
    paper.cell(0, 8, "Contents", new_x=XPos.LMARGIN, new_y=YPos.NEXT)
    for one in outline:
        if one.level:
            continue
        link = paper.add_link(page=one.page_number)
        paper.plain(SIZE)
        text = paper.letters.ready(one.name, 80)
        paper.cell(150, 6, text, link=link)
        paper.cell(
            0, 6, str(one.page_number), align="R", link=link, new_x=XPos.LMARGIN, new_y=YPos.NEXT
        )
    paper.plain()
