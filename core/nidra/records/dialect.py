"""Dialects: what a store's miner does to text, as data. `trust/anchor` is handed one of these.

A dialect describes every generation of a miner at once: what one generation never writes is
never found, so nothing has to know which version filed a text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from enum import Enum
from re import Pattern


class Calls(Enum):
    """How a miner writes down tool calls and their results."""

    NONE = "left out"
    BRACKETED = "[Bash] command"
    SERIALISED = "[tool_use: Bash input={...}]"


@dataclass(frozen=True, slots=True)
class ToolForms:
    """The measures of the bracketed form: characters, lines and matches that a miner keeps."""

    argument_chars: int = 200
    edge_lines: int = 20
    matches: int = 20
    result_chars: int = 2048
    by_lines: frozenset[str] = frozenset({"Bash"})
    by_matches: frozenset[str] = frozenset({"Grep", "Glob"})
    silent: frozenset[str] = frozenset({"Read", "Edit", "Write"})
    arrow: str = "→ "


@dataclass(frozen=True, slots=True)
class Dialect:
    """The literals that one miner inserts, drops and renders.

    `checkable`: texts are substrings of their source but for white space and what stands below.
    `decodes`: the values of a JSON source are taken, not its characters as they lie in the file.
    `prefix`: inserted at the head of a line (UTF-8, one blank for each run of white space);
    its group `speaker` must be a value of the source; `prefix_marks`: it begins with one of these.
    `prefix_cut_at_head`, `prefix_cut_at_tail`:
    what is left of it where a window cut it. `literals`: whole inserted lines.
    `noise`: source text that the miner strips, in one pattern over decoded text with its lines;
    `noise_mark` (over UTF-8) is found in every such text, and quickly; `noise_head` begins it.
    `calls`: how tool calls are rendered. `cuts_words`: texts may begin inside a word, and those
    of at least `window` characters may end inside one. `corrects`: a spell-checker may have
    rewritten words of a person's turn.
    """

    name: str
    checkable: bool = True
    decodes: bool = True
    prefix: Pattern[bytes] | None = None
    prefix_marks: tuple[str, ...] = ()
    prefix_cut_at_head: Pattern[bytes] | None = None
    prefix_cut_at_tail: Pattern[bytes] | None = None
    literals: tuple[bytes, ...] = ()
    noise: Pattern[str] | None = None
    noise_mark: Pattern[bytes] | None = None
    noise_head: Pattern[bytes] | None = None
    calls: Calls = Calls.NONE
    tools: ToolForms = field(default_factory=ToolForms)
    cuts_words: bool = False
    window: int = 350
    corrects: bool = False


_NOISE_TAGS = (
    "system-reminder",
    "command-message",
    "command-name",
    "task-notification",
    "user-prompt-submit-hook",
    "hook_output",
)
_NOISE_HEADS = (
    "CURRENT TIME:",
    "VERIFIED FACTS (do not contradict)",
    "AGENT SPECIALIZATION:",
    "Checking verified facts...",
    "Injecting timestamp...",
    "Starting background pipeline...",
    "Checking emotional weights...",
    "Auto-save reminder...",
    "Checking pipeline...",
    "MemPalace auto-save checkpoint.",
)
_HOOKS = (
    "Stop",
    "PreCompact",
    "PreToolUse",
    "PostToolUse",
    "UserPromptSubmit",
    "Notification",
    "SessionStart",
    "SessionEnd",
)


def _noise() -> Pattern[str]:
    """Everything that MemPalace 3.3 and later strips from a message, at line starts but for the last."""
    tags = "|".join(_NOISE_TAGS)
    heads = "|".join(re.escape(head) for head in _NOISE_HEADS)
    hooks = "|".join(_HOOKS)
    at_line_start = (
        rf"<(?P<tag>{tags})(?:\s[^>]*)?>(?:(?!\n\s*\n)[\s\S])*?</(?P=tag)>",
        rf"(?:{heads})[^\n]*",
        rf"Ran \d+ (?:{hooks}) hooks?[^\n]*",
        r"…\s*\+\d+ lines[^\n]*",
    )
    token_count = r"\[\d+\s+tokens?\]\s*\(ctrl\+o to expand\)"
    return re.compile(rf"^(?:> )?(?:{'|'.join(at_line_start)})|{token_count}", re.MULTILINE)


def _noise_mark() -> Pattern[bytes]:
    tags = "|".join(f"</{tag}>" for tag in _NOISE_TAGS)
    heads = "|".join(re.escape(head.split()[0]) for head in _NOISE_HEADS)
    return re.compile(f"{tags}|{heads}|Ran |…|tokens?\\]".encode())


def _noise_head() -> Pattern[bytes]:
    tags = "|".join(f"<{tag}" for tag in _NOISE_TAGS)
    heads = "|".join(re.escape(head.split()[0]) for head in _NOISE_HEADS)
    return re.compile(f"{tags}|{heads}|Ran \\d|…|\\[\\d+ tokens?\\]".encode())


_CHAT_PREFIX = re.compile(
    rb"> (?:\[(?P<speaker>[^\[\]\n ][^\[\]\n]{0,63})\] )?"
    rb"|\[(?P<answerer>[^\[\]\n ][^\[\]\n]{0,63})\] "
    rb"|\[tool\] "
)
_CHAT_PREFIX_CUT_AT_HEAD = re.compile(rb"(?P<speaker>[^\[\]\n]{0,63})\] ")
_CHAT_PREFIX_CUT_AT_TAIL = re.compile(
    rb">(?: \[(?P<speaker>[^\[\]\n]{0,63})\]?)?|\[(?:tool\]?|(?P<answerer>[^\[\]\n]{0,63})\]?)"
)
_SWEEP_PREFIX = re.compile(rb"(?:USER|ASSISTANT): ")
_SLACK_FOOTER = (
    "[source: slack-export | multi-party chat — speaker roles are positional, not verified]"
).encode()

_CONVOS = Dialect(
    "mempalace/convos",
    prefix=_CHAT_PREFIX,
    prefix_marks=(">", "["),
    prefix_cut_at_head=_CHAT_PREFIX_CUT_AT_HEAD,
    prefix_cut_at_tail=_CHAT_PREFIX_CUT_AT_TAIL,
    literals=(_SLACK_FOOTER,),
    noise=_noise(),
    noise_mark=_noise_mark(),
    noise_head=_noise_head(),
    calls=Calls.BRACKETED,
    cuts_words=True,
    corrects=True,
)

MEMPALACE = (
    _CONVOS,
    replace(_CONVOS, name="mempalace/general"),
    Dialect("mempalace/project", decodes=False, cuts_words=True),
    Dialect("mempalace/diary", decodes=False, cuts_words=True),
    Dialect(
        "mempalace/sweep",
        prefix=_SWEEP_PREFIX,
        prefix_marks=("USER", "ASSISTANT"),
        calls=Calls.SERIALISED,
    ),
    Dialect("mempalace/mcp"),
    Dialect("mempalace/extract", checkable=False),
)
_BY_NAME = {dialect.name: dialect for dialect in MEMPALACE}


def dialect_named(name: str) -> Dialect:
    """The dialect of that name; an unknown or empty name gives one that permits no byte check."""
    return _BY_NAME.get(name) or Dialect(name, checkable=False)
