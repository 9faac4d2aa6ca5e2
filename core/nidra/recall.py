"""The answer cache as one imports it: `from nidra.recall import remember, recall, prewarm`."""

from __future__ import annotations

from nidra.app.answers import Answer, Prewarmed, prewarm, recall, remember

__all__ = ["Answer", "Prewarmed", "prewarm", "recall", "remember"]
