"""The style sheet of the window, from its colours: quiet surfaces, one accent."""

from __future__ import annotations

from dataclasses import asdict
from string import Template

from nidra.base.paths import resources

from nidra_gui.palettes import Palette


def sheet(colors: Palette, points: float) -> str:
    """The style sheet for these colours and this size of text."""
    sizes = {
        "title": f"{points * 1.7:.1f}pt",
        "heading": f"{points * 1.15:.1f}pt",
        "small": f"{points * 0.9:.1f}pt",
        "figure": f"{points * 2.1:.1f}pt",
    }
    shade = "dark" if colors.dark else "light"
    pictures = {
        name: (resources() / "icons" / f"{name}-{shade}.svg").as_posix()
        for name in ("caret", "tick")
    }
    return _SHEET.substitute(asdict(colors), **sizes, **pictures)


# Pages mark their parts by the property `kind`: title, heading, muted, small, figure, card, quiet, primary, danger.
_SHEET = Template("""
QWidget { color: $ink; }
QMainWindow, QDialog, #page { background: $ground; }
QLabel { background: transparent; }
QLabel[kind="title"] { font-size: $title; font-weight: 650; min-height: 1.35em; }
QLabel[kind="heading"] { font-size: $heading; font-weight: 650; }
QLabel[kind="figure"] { font-size: $figure; font-weight: 600; }
QLabel[kind="strong"] { font-weight: 600; }
QListWidget[kind="plain"] { background: transparent; border: 0; }
QLabel[kind="muted"] { color: $muted; }
QLabel[kind="small"] { color: $muted; font-size: $small; }
QLabel[kind="warning"] { color: $contested; }
QLabel[kind="fallen"] { color: $fallen; }
QFrame[kind="card"] { background: $surface; border: 1px solid $line; border-radius: 10px; }
QFrame[kind="card"][marked="true"] { border-color: $accent; }
QFrame[kind="strip"] { background: $chosen; border: 0; border-radius: 8px; }
QFrame[kind="quote"] { background: $raised; border: 0; border-left: 3px solid $accent; border-radius: 3px; }
QFrame[kind="rule"] { background: $line; border: 0; max-height: 1px; min-height: 1px; }
#rail { background: $surface; border: 0; border-right: 1px solid $line; }
#rail QToolButton { border: 0; border-radius: 8px; padding: 8px 10px; text-align: left; color: $muted; background: transparent; }
#rail QToolButton:hover { background: $raised; color: $ink; }
#rail QToolButton:checked { background: $chosen; color: $accent; font-weight: 650; }
#rail QToolButton:focus { border: 2px solid $accent; padding: 6px 8px; }
QPushButton { background: $surface; border: 1px solid $edge; border-radius: 7px; padding: 6px 14px; min-height: 1.3em; }
QPushButton:hover { background: $raised; }
QPushButton:pressed { background: $chosen; }
QPushButton:focus { border: 2px solid $accent; padding: 5px 13px; }
QPushButton:disabled { color: $muted; background: transparent; border-color: $line; }
QPushButton[kind="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 650; }
QPushButton[kind="primary"]:focus { border: 2px solid $ink; }
QPushButton[kind="primary"]:disabled { background: transparent; color: $muted; border-color: $line; }
QPushButton[kind="quiet"], QToolButton { background: transparent; border: 1px solid $edge; border-radius: 7px; padding: 5px 9px; }
QPushButton[kind="quiet"]:hover, QToolButton:hover { background: $raised; }
QPushButton[kind="quiet"]:focus, QToolButton:focus { border: 2px solid $accent; padding: 4px 8px; }
QPushButton[kind="quiet"]:disabled, QToolButton:disabled { border-color: $line; }
MemoryLink { border-color: transparent; }
QLineEdit QToolButton { border: 0; padding: 0; }
QPushButton[kind="chip"] { background: $chosen; border: 1px solid $edge; border-radius: 11px; padding: 2px 10px; min-height: 1.2em; }
QPushButton[kind="chip"]:hover { border-color: $accent; }
QPushButton[kind="chip"]:focus { border: 2px solid $accent; padding: 1px 9px; }
QPushButton[kind="link"] { background: transparent; border: 0; color: $accent; padding: 3px 0; text-align: left; }
QPushButton[kind="link"]:hover { text-decoration: underline; }
QPushButton[kind="link"]:focus { border: 0; border-bottom: 2px solid $accent; padding: 3px 0 1px 0; }
QLineEdit, QPlainTextEdit, QComboBox, QSpinBox, QTimeEdit { background: $surface; border: 1px solid $edge; border-radius: 7px; padding: 5px 8px; selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit, QComboBox, QSpinBox, QTimeEdit { padding: 6px 8px; min-height: 1.3em; }
QLineEdit, QPlainTextEdit { placeholder-text-color: $muted; }
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid $accent; padding: 4px 7px; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { padding: 5px 7px; }
QPlainTextEdit[kind="passage"] { background: $raised; border: 1px solid $raised; border-radius: 6px; padding: 2px 6px; }
QPlainTextEdit[kind="statement"] { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 0; }
QTreeView[kind="contents"] { padding: 6px; show-decoration-selected: 0; }
QTreeView[kind="contents"]::item { padding: 5px 6px; border-radius: 6px; }
QTreeView[kind="contents"]::item:hover { background: $raised; }
QTreeView[kind="contents"]::item:selected { background: $chosen; color: $ink; }
QTreeView[kind="contents"]::branch, QTreeView[kind="contents"]::branch:selected { background: $surface; }
QTreeView[kind="contents"]::item:disabled { color: $muted; padding-top: 12px; }
QTextBrowser[kind="help"] { background: $surface; border: 1px solid $line; border-radius: 8px; selection-background-color: $accent; selection-color: $on_accent; }
QTextBrowser[kind="help"]:focus { border: 1px solid $accent; }
QPlainTextEdit[kind="passage"]:focus, QPlainTextEdit[kind="statement"]:focus { border: 1px solid $accent; }
QSpinBox QLineEdit, QTimeEdit QLineEdit { border: 0; padding: 0 8px; min-height: 0; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: 0; }
QSlider { min-height: 1.6em; }
QSlider::groove:horizontal { background: $raised; border: 1px solid $edge; height: 6px; border-radius: 4px; }
QSlider::sub-page:horizontal { background: $accent; border: 1px solid $accent; border-radius: 4px; }
QSlider::handle:horizontal { background: $surface; border: 2px solid $accent; width: 14px; margin: -6px 0; border-radius: 9px; }
QSlider::handle:horizontal:hover { background: $chosen; }
QSlider::handle:horizontal:focus { background: $accent; border: 2px solid $ink; }
QComboBox::drop-down { border: 0; width: 1.8em; }
QComboBox::down-arrow { image: url("$caret"); width: 0.8em; height: 0.8em; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $line; selection-background-color: $chosen; selection-color: $ink; }
QTableView, QListView, QTreeView { background: $surface; border: 1px solid $line; border-radius: 8px; gridline-color: transparent; alternate-background-color: $surface; selection-background-color: $chosen; selection-color: $ink; outline: 0; }
QTableView:focus, QListView:focus, QTreeView:focus { border: 1px solid $accent; }
QTableView::item, QTreeView::item { padding: 2px 3px; border: 0; }
QListView::item { padding: 6px 8px; border-radius: 6px; }
QTableView::item:hover, QListView::item:hover { background: $raised; }
QTableView::item:selected, QListView::item:selected { background: $chosen; color: $ink; }
QHeaderView { background: transparent; border: 0; }
QHeaderView::section { background: $surface; color: $muted; border: 0; border-bottom: 1px solid $line; padding: 6px; font-weight: 600; }
QHeaderView::section:first { border-top-left-radius: 7px; }
QHeaderView::section:last { border-top-right-radius: 7px; }
QHeaderView::section:only-one { border-top-left-radius: 7px; border-top-right-radius: 7px; }
QScrollArea { border: 0; background: transparent; }
QScrollArea > QWidget > QWidget { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 2px; }
QScrollBar::handle { background: $edge; border-radius: 4px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: transparent; border: 0; width: 0; height: 0; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $line; }
QProgressBar { background: $raised; border: 0; border-radius: 4px; max-height: 8px; min-height: 8px; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QStatusBar { background: $surface; border-top: 1px solid $line; }
QStatusBar:focus { border-top: 2px solid $accent; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: $muted; padding: 2px 6px; }
QStatusBar Elided { padding: 2px 0; }
QCalendarWidget QAbstractItemView:disabled { color: $muted; }
QMenuBar { background: $surface; border-bottom: 1px solid $line; }
QMenuBar::item { padding: 5px 10px; background: transparent; border-radius: 5px; }
QMenuBar::item:selected { background: $raised; }
QMenu { background: $surface; border: 1px solid $line; padding: 5px; }
QMenu::item { padding: 6px 26px 6px 12px; border-radius: 5px; }
QMenu::item:selected { background: $chosen; color: $ink; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QToolTip { background: $surface; color: $ink; border: 1px solid $line; padding: 5px; }
QCheckBox { spacing: 8px; background: transparent; }
QCheckBox::indicator { width: 1em; height: 1em; border: 1px solid $muted; border-radius: 4px; background: $surface; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$tick"); }
QCheckBox:focus { color: $accent; }
#toast { background: $ink; border-radius: 9px; margin-bottom: 12px; }
#toast QLabel { color: $ground; }
#toast QPushButton { background: transparent; border: 1px solid $ink; color: $ground; padding: 6px 12px; }
#toast QPushButton[kind="primary"] { background: $ground; border-color: $ground; color: $ink; font-weight: 650; }
#toast QPushButton:hover { border-color: $ground; }
#toast QPushButton:focus { border: 2px solid $ground; padding: 5px 11px; }
#toast QPushButton[kind="primary"]:focus { border: 2px solid $accent; }
#drop { background: $surface; border: 2px dashed $edge; border-radius: 14px; }
#drop[over="true"] { border-color: $accent; background: $chosen; }
""")
