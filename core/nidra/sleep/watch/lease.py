"""The lease of watchers, apart from what watching loads: who only asks for it needs none of that."""

from __future__ import annotations

LEASE = "watch"
