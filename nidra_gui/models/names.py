"""How a table names what it shows in little room; the whole stands in a tooltip and in the evidence."""

from __future__ import annotations

import re

from nidra.base.text import one_line
from PySide6.QtCore import QCoreApplication

# Marks of Markdown at the beginning of a line; a `>` before a number may mean "more than".
_MARKS = re.compile(r"^(?:[ \t]*(?:>(?!\s*\d)|#{1,6}(?=[ \t])))+[ \t]*", re.MULTILINE)
_CHAT = re.compile(r"([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.\w+")


def file_name(path: str) -> str:
    """The last part of a path, of Windows too."""
    return path.replace("\\", "/").rstrip("/").rpartition("/")[2]


def source_name(path: str) -> str:
    """A source by its file; a transcript, whose name is a long number, as the chat with its first letters."""
    name = file_name(path) or path
    chat = _CHAT.fullmatch(name)
    if chat is None:
        return name
    return QCoreApplication.translate("Names", "chat {id}").format(id=chat[1])


def folder_name(path: str) -> str:
    """Where a source lies."""
    return path[: len(path.rstrip("/\\")) - len(file_name(path))].rstrip("/\\")


def plain_line(statement: str, width: int) -> str:
    """A statement on one line without the marks that its lines begin with."""
    head = statement[: width * 4]
    return one_line(_MARKS.sub("", head), width) or one_line(head, width)
