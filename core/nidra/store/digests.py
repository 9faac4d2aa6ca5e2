"""The digests of a foreign row's text: the one its receipt is sealed with, and its public id."""

from __future__ import annotations

import hashlib

from nidra.base.ids import SHORT
from nidra.base.text import in_nfc, nfc
from nidra.records.foreign import ForeignRow

# Going on from a copy costs 0.2 µs less than beginning anew.
_RECORD = hashlib.sha256(b"record\0")


class Digested:
    """A foreign row with the digests of its text."""

    __slots__ = ("composed", "digest", "name", "row", "sha256")

    def __init__(self, row: ForeignRow) -> None:
        text = row.text
        raw = text.encode("utf-8", "replace")
        self.composed = in_nfc(text, raw)
        own = _RECORD.copy()
        own.update(raw if self.composed else nfc(text).encode())
        self.row = row
        self.sha256 = hashlib.sha256(raw).digest()
        self.digest = own.hexdigest()
        self.name = f"mem_{self.digest[:SHORT]}"
