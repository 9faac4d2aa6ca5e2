"""What belongs to this window alone: its place, colours, size of text. What affects results lies in the
store's own settings, so that the command line agrees."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSettings

from nidra_gui.theme import Choice

HIDE, QUIT = "hide", "quit"


class WindowSettings:
    """The window's settings, kept by Qt for the user."""

    def __init__(self, kept: QSettings | None = None) -> None:
        self._kept = kept or QSettings("nidra", "nidra")

    @property
    def theme(self) -> Choice:
        """Light, dark, or as the system has it."""
        value = str(self._kept.value("theme", Choice.SYSTEM))
        return Choice(value) if value in set(Choice) else Choice.SYSTEM

    @theme.setter
    def theme(self, choice: Choice) -> None:
        self._kept.setValue("theme", str(choice))

    @property
    def text_percent(self) -> int:
        """The size of text in percent of the system's."""
        value = str(self._kept.value("text", "100"))
        return int(value) if value.isdecimal() and 80 <= int(value) <= 200 else 100

    @text_percent.setter
    def text_percent(self, percent: int) -> None:
        self._kept.setValue("text", str(percent))

    @property
    def language(self) -> str:
        """The code of the language that was chosen; empty for that of the system."""
        return str(self._kept.value("language", ""))

    @language.setter
    def language(self, code: str) -> None:
        self._kept.setValue("language", code)

    def place(self, name: str) -> QByteArray:
        """A place or a shape that Qt saved, empty where there is none."""
        value = self._kept.value(f"place/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def keep_place(self, name: str, value: QByteArray) -> None:
        """Keep a place or a shape."""
        self._kept.setValue(f"place/{name}", value)

    @property
    def store(self) -> str:
        """The store that was open last; empty where none was."""
        return str(self._kept.value("store", ""))

    @store.setter
    def store(self, folder: str) -> None:
        self._kept.setValue("store", folder)

    @property
    def page(self) -> str:
        """The page of that store that was shown last, or nothing."""
        return str(self._kept.value("page", ""))

    @page.setter
    def page(self, name: str) -> None:
        self._kept.setValue("page", name)

    @property
    def on_close(self) -> str:
        """What closing the window does where there is a tray: `hide`, `quit`, or empty, to be asked."""
        value = str(self._kept.value("on-close", ""))
        return value if value in (HIDE, QUIT) else ""

    @on_close.setter
    def on_close(self, choice: str) -> None:
        self._kept.setValue("on-close", choice)

    @property
    def closes_untold(self) -> bool:
        """Is the window closed without a word where there is no tray?"""
        return str(self._kept.value("closes-untold", "false")) == "true"

    @closes_untold.setter
    def closes_untold(self, untold: bool) -> None:
        self._kept.setValue("closes-untold", "true" if untold else "false")

    @property
    def export_folder(self) -> str:
        """Where reports were written last; empty where none was."""
        return str(self._kept.value("exports", ""))

    @export_folder.setter
    def export_folder(self, folder: str) -> None:
        self._kept.setValue("exports", folder)

    @property
    def still(self) -> bool:
        """Is nothing to move by itself, whatever the system says?"""
        return str(self._kept.value("still", "false")) == "true"

    @still.setter
    def still(self, wanted: bool) -> None:
        self._kept.setValue("still", "true" if wanted else "false")

    @property
    def sort(self) -> str:
        """The name of the order of the memories; empty where none was chosen."""
        return str(self._kept.value("sort", ""))

    @sort.setter
    def sort(self, name: str) -> None:
        self._kept.setValue("sort", name)

    def begun_import(self, store: str) -> str:
        """The palace whose import into a store was begun and, as far as this window knows, never ended."""
        begun = self._kept.value("import")
        return (
            str(begun[1])
            if isinstance(begun, list) and len(begun) == 2 and begun[0] == store
            else ""
        )

    def keep_begun_import(self, store: str, palace: str) -> None:
        """Keep at once, for who is killed, that an import begins; an empty palace says that it ended."""
        self._kept.setValue("import", [store, palace] if palace else [])
        self._kept.sync()

    def filters(self) -> dict[str, str]:
        """Saved filters by their names, each as JSON."""
        value = self._kept.value("filters")
        return dict(value) if isinstance(value, dict) else {}

    def keep_filters(self, filters: dict[str, str]) -> None:
        """Keep the saved filters."""
        self._kept.setValue("filters", filters)
