"""Subjects: the form in which they are compared."""

from __future__ import annotations

from nidra.base.text import dedup_key


def subject_form(name: str) -> str:
    """The form in which subjects are compared: folded, with `-`, `_` and blanks as one blank."""
    return dedup_key(name.replace("-", " ").replace("_", " ")) or name
