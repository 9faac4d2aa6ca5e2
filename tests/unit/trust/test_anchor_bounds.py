"""Alignment stays near linear: large sources, thousands of drifted texts, texts of megabytes.

Limits are a multiple of what was measured, so that only another order of growth breaks them.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter

import pytest
from nidra.records.dialect import dialect_named
from nidra.records.verdict import State
from nidra.trust.align_view import still_stands
from nidra.trust.anchor import SourceView, align

CONVOS = dialect_named("mempalace/convos")
MCP = dialect_named("mempalace/mcp")
WORDS = [
    "the",
    "a",
    "of",
    "to",
    "in",
    "is",
    "it",
    "we",
    "for",
    "on",
    "that",
    "this",
    "with",
    "table",
    "index",
    "query",
    "cache",
    "lock",
    "thread",
    "server",
    "client",
    "request",
    "reply",
    "token",
    "parser",
    "schema",
    "row",
    "column",
    "key",
    "value",
    "test",
    "build",
    "deploy",
    "branch",
    "commit",
    "merge",
    "error",
]


def sentences(count: int, rng: random.Random) -> list[str]:
    return [
        " ".join([*rng.choices(WORDS, k=40), str(rng.randrange(99_999)), *rng.choices(WORDS, k=30)])
        for _ in range(count)
    ]


def changed(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    words[rng.randrange(5, 35)] = "77123"
    return " ".join(words)


def jsonl(texts: list[str]) -> bytes:
    return "\n".join(json.dumps({"type": "user", "text": text}) for text in texts).encode()


@pytest.mark.parametrize("shuffled", [False, True])
def test_thousands_of_drifted_texts_in_a_large_source_take_seconds(shuffled: bool) -> None:
    rng = random.Random(1)
    texts = sentences(3000, rng)
    view = SourceView(jsonl(texts))
    asked = [changed(text, rng) for text in texts[:1500]]
    if shuffled:
        rng.shuffle(asked)
    begin, hint = time.process_time(), 0
    states: Counter[State] = Counter()
    for text in asked:
        found = align(view, text, CONVOS, hint)
        hint = found.spans[-1].offset if found.spans else hint
        states[found.state] += 1
    assert states == {State.DRIFTED: 1500}
    assert time.process_time() - begin < 30


@pytest.mark.parametrize("kind", ["same", "changed", "unrelated", "one letter", "turned over"])
def test_a_text_of_megabytes_does_not_blow_up(kind: str) -> None:
    rng = random.Random(2)
    texts = sentences(12_000, rng)
    whole = " ".join(texts)
    asked = {
        "same": whole,
        "changed": changed(whole, rng),
        "unrelated": "".join(rng.choices("abcdefgh ", k=5_000_000)),
        "one letter": "a" * 5_000_000,
        "turned over": "\n".join(reversed(texts)),
    }[kind]
    view = SourceView("\n\n".join(texts).encode())
    begin = time.process_time()
    found = align(view, asked, MCP)
    assert time.process_time() - begin < 30
    assert found.state is (State.VERBATIM if kind == "same" else State.DRIFTED)


def test_searching_for_moved_spans_is_bounded() -> None:
    rng = random.Random(3)
    texts = sentences(3000, rng)
    view = SourceView(jsonl(texts))
    spans = [align(view, text, CONVOS).spans for text in texts[:300]]
    other = SourceView(jsonl(sentences(3000, rng)))
    begin = time.process_time()
    assert all(still_stands(other, held) is None for held in spans)
    assert time.process_time() - begin < 10
