"""Receipts on their way in: refused where the source is no file, kept with their context otherwise."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from nidra.base.errors import SourceRefused
from nidra.records.evidence import Form, Receipt
from nidra.records.memory import NewReceipt
from nidra.sources.files import Kind
from nidra.sources.reader import FileReader

CONTEXT_LIMIT = 16 << 20


def with_context(receipt: NewReceipt) -> NewReceipt:
    """The receipt with 32 to 64 characters of its source around the excerpt, where it stands there.

    Raises `SourceRefused` for a folder, pipe or device. A source that is missing or unreadable now
    is taken as it is: the first pass will say so.
    """
    reader = FileReader(CONTEXT_LIMIT, cache_bytes=0)
    found = reader.look(receipt.source)
    if found.kind is Kind.REFUSED:
        raise SourceRefused(reason=found.sentence)
    if not found.regular or receipt.form is not Form.EXCERPT:
        return receipt
    from nidra.trust.check import check, context

    source = reader.open(receipt.source)
    digest = hashlib.sha256(receipt.excerpt.encode("utf-8")).digest()
    probe = Receipt(receipt.source, receipt.excerpt, digest, receipt.locator)
    verdict = check(probe, reader)
    if not verdict.ok or not verdict.spans:
        return receipt
    prefix, suffix = context(source, verdict.spans[0])
    return replace(receipt, prefix=prefix, suffix=suffix)
