"""Receipts: what a memory shows for itself, and what is known of it so far."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from nidra.records.verdict import NOTHING, Detail, Span, State


class Form(IntEnum):
    """What kind of receipt an evidence row is."""

    EXCERPT = 0  # a quotation that must stand in the source
    COVERING = 1  # the whole statement must be covered by spans of the source
    CLAIM = 2  # the locator claims that something exists


class Receipt(NamedTuple):
    """One evidence row as a check sees it.

    `source` is the absolute path where the bytes are read; `sha256` is the digest of the excerpt's
    UTF-8 as it was sealed; `dialect` names the miner that wrote a covering text
    (`mempalace/convos`); `prefix` and `suffix` are up to 64 characters of context from the
    source; `vouched` says that an adapter vouches that its store copies from its sources;
    `coverage`, `sentence` and `detail` are those of the verdict that recorded the spans: where the
    spans still stand, they are given back as they were.
    """

    source: str
    excerpt: str
    sha256: bytes
    locator: str = ""
    form: Form = Form.EXCERPT
    dialect: str = ""
    prefix: str = ""
    suffix: str = ""
    spans: tuple[Span, ...] = ()
    state: State = State.UNCHECKED
    ever_ok: bool = False
    vouched: bool = False
    coverage: float = 0.0
    sentence: str = ""
    detail: Detail = NOTHING


class SourceState(IntEnum):
    """Whether a source could be read when it was last looked at."""

    UNSEEN = 0
    PRESENT = 1
    GONE = 2
    UNREADABLE = 3

    @property
    def label(self) -> str:
        """The state in the words of the product: `not read yet`, `present`, `gone`, `unreadable`."""
        return "not read yet" if self is SourceState.UNSEEN else self.name.lower()
