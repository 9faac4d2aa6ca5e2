"""What was left behind is not used any more: `uses Redis`, `moved from Redis to Valkey`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from nidra.base.words import word_set
from nidra.trust.contra_frame import Frame, Span
from nidra.trust.contra_kind import Conflict, ConflictKind
from nidra.trust.contra_words import ENGLISH

_NP = r"(?:(?:the|an?|our|its|her|his|their|my)\s+)?(?P<{0}>[\w+#/-](?:[\w+#./-]{{0,60}}[\w+#/-])?(?:\s+(?!to\b|for\b|with\b|in\b|on\b|at\b|by\b|and\b|because\b|since\b|last\b|this\b|as\b|after\b|over\b|from\b|into\b|when\b|was\b|were\b|is\b|are\b|has\b|have\b|but\b|instead\b|rather\b|completely\b|entirely\b|yesterday\b|today\b|recently\b|now\b|months?\b|years?\b|everywhere\b)[\w+#/-](?:[\w+#./-]{{0,60}}[\w+#/-])?){{0,2}}?)"
_STOP = r"(?=\s*(?:[.,;:!?)]|$)|\s+(?:to|for|with|in|on|at|by|and|because|since|last|this|as|after|over|from|into|when|was|were|is|are|has|have|but|instead|rather|completely|entirely|yesterday|today|recently|now|months?|years?|everywhere|a|two|three)\b)"
_OLD, _NEW = _NP.format("old") + _STOP, _NP.format("new") + _STOP
_LEAVING = (
    rf"\b(?:\w+ed|rewritten|rebuilt|went|moved|moves|migrated|migrates|switched|switches|changed|transitioned|converted|ported|shifted|went|moving|migrating|switching|moves?)\s+(?:\w+\s+){{0,3}}?from\s+{_OLD}(?:\s+(?:over\s+)?(?:to|into)\s+{_NEW})?",
    rf"(?:replaced|replaces|replacing|substituted|swapped|exchanged|traded|swapped\s+out)\s+{_OLD}\s+(?:with|by|for)\s+{_NEW}",
    rf"(?:dropped|sold|cancelled|canceled|threw\s+(?:out|away)|abandoned|ditched|retired|removed|decommissioned|discontinued|scrapped|uninstalled|left|quit|phased\s+out|got\s+rid\s+of|moved\s+(?:away\s+from|off(?:\s+of)?)|migrated\s+(?:away\s+from|off(?:\s+of)?)|(?:stopped|ceased|quit)\s+using|gave\s+up(?:\s+on)?|sunset)\s+{_OLD}(?:\s+(?:in\s+favou?r\s+of|for)\s+{_NEW})?",
    rf"^\W{{0,9}}{_OLD}\s+(?:was|were|has\s+been|have\s+been|got|is\s+being|had\s+been)\s+(?:completely\s+|fully\s+|entirely\s+)?(?:replaced|superseded|swapped\s+out|dropped|retired|removed|decommissioned|discontinued|phased\s+out|abandoned|scrapped|sunset|uninstalled)(?:\s+(?:by|with|for|in\s+favou?r\s+of)\s+{_NEW})?",
    rf"^\W{{0,9}}(?P<new>[\w+#/-](?:[\w+#./-]{{0,60}}[\w+#/-])?(?:\s+[\w+#/-](?:[\w+#./-]{{0,60}}[\w+#/-])?)??)\s+(?:has\s+|have\s+)?(?:replaced|replaces|superseded|supplanted)\s+{_OLD}(?!\s+(?:with|by)\b)",
    rf"(?:uses?|using|chose|picked|adopted|prefers?|runs?\s+on|went\s+with)\s+{_NEW}\s*,?\s+(?:instead\s+of|rather\s+than|and\s+not|not)\s+{_OLD}",
    rf"(?:no\s+longer|not)\s+(?:on|in|at|with|using|uses?|use)\s+{_OLD}",
)  # fmt: skip
_USING = (
    rf"(?:still\s+)?(?:uses?|using|utili[sz]es?|runs?\s+on|relies\s+on|rely\s+on|depends?\s+on|sticks?\s+(?:with|to)|stays?\s+(?:on|with)|keeps?\s+using|continues?\s+(?:to\s+use|using|with)|keeps?|(?:built|based|hosted|deployed|running|run|powered|written|implemented|stored|kept|backed|served|tracked|managed|handled)\s+(?:on|with|in|by|at|to|via|using)|lives?\s+in|works?\s+(?:for|at)|deploys?\s+(?:to|on)|installs?\s+\w+\s+with|drives?|owns?|rides?|plays?|takes?|wears?|has|have)\s+{_OLD}",
    rf"(?<=\w)\s+(?:in|on|with|via|using|through|by|at)\s+{_OLD}",
    rf"(?:is|are)\s+(?:still\s+)?(?:on\s+|in\s+|with\s+)?{_OLD}",
    rf"^\W{{0,9}}{_OLD}\s+(?:is|are)\s+(?:still\s+|currently\s+|now\s+)?(?:our|the|used|in\s+use|running|part)\b",
)  # fmt: skip
_LEAVE = tuple(re.compile(pattern, re.IGNORECASE) for pattern in _LEAVING)
_USE = tuple(re.compile(pattern, re.IGNORECASE) for pattern in _USING)
_LOOSE = _USE[1:3]
# On the roof is a place, on Redis a choice.
_PLACE = re.compile(r"\s*(?:(?:is|are)\s+(?:still\s+)?)?(?:in|on|at)\s+the\s", re.IGNORECASE)
_TRIGGER = re.compile(
    r"\b(?:from|sold|cancel|threw|mov|migrat|switch|chang|transition|convert|port|shift|went|replac|substitut|swap|exchang|trad|dropped|abandon|ditch|retir|remov|decommission"
    r"|discontinu|scrap|uninstall|left|quit|phased|got rid|stopped|ceased|gave up|sunset|supersed|instead|rather than|no longer)",
    re.IGNORECASE,
)
# What is only planned or weighed is not done.
_NOT_YET = re.compile(
    r"\b(?:plan(?:s|ned|ning)?|consider(?:s|ed|ing)?|think(?:s|ing)?|thought|discuss(?:ed|ing|es)?|propos(?:e|ed|es|ing)|suggest(?:ed|s)?"
    r"|wants?|wanted|would|could|may|might|should|shall|will|going\s+to|hop(?:e|es|ing)|intend(?:s|ed)?|evaluat(?:e|es|ed|ing)|tried|try(?:ing)?"
    r"|debat(?:e|ed|ing)|if|before|unless|nearly|almost)\b",
    re.IGNORECASE,
)
# `The roof was replaced` gives the house another roof; `Redis was replaced` leaves Redis behind.
_RENEWED = re.compile(
    r"\W*(?:the|an?|our|its|her|his|their|my)\s.*\s(?:replaced|swapped\s+out)$", re.IGNORECASE
)
_CEASED = re.compile("stopped|ceased|quit|gave", re.IGNORECASE)
_PURPOSE = re.compile(
    r"\b(?:for|as)\s+(?:the\s+|our\s+|all\s+|its\s+|a\s+)?([\w-]+(?:\s+[\w-]+)?)", re.IGNORECASE
)
_GENERIC = word_set(
    "user team project app application service system compani product platform code codebase stack backend we cach databas primari main"
)
_NO_NAME = word_set("it them that this those us me you home work office one use to due")


@dataclass(frozen=True, slots=True)
class Left:
    """A thing that was left: its key and span, what came instead, whose it was and what for."""

    old: str
    span: Span
    new: str
    new_span: Span
    who: frozenset[str]
    purpose: frozenset[str]


@dataclass(frozen=True, slots=True)
class Used:
    """A thing that is used: its key and span, by whom and what for."""

    name: str
    span: Span
    who: frozenset[str]
    purpose: frozenset[str]


def may_leave(text: str) -> bool:
    """Does a text hold a word of leaving, in any language that is read here?"""
    return _TRIGGER.search(text) is not None or _CHANGED_ABROAD.search(text) is not None


def left_by(frame: Frame) -> Left | None:
    """What a sentence says was left, or None."""
    if frame.language != ENGLISH:
        return _left_abroad(frame)
    if not frame.asserted or _TRIGGER.search(frame.text) is None:
        return None
    for number, pattern in enumerate(_LEAVE):
        match = pattern.search(frame.text)
        if match is None or (
            frame.negators and number < len(_LEAVE) - 2 and not _CEASED.match(match.group())
        ):
            continue
        if _NOT_YET.search(frame.text[: match.end("old")]):
            return None
        old = _key(frame, match.span("old"))
        if old and old not in _NO_NAME:
            span = match.span("new") if match.groupdict().get("new") else (0, 0)
            if not span[1] and _RENEWED.match(match.group()):
                return None
            who = _who(frame, match.start())
            return Left(old, match.span("old"), _key(frame, span), span, who, _purpose(frame))
    return None


def used_by(frame: Frame) -> list[Used]:
    """What a sentence says is used now."""
    if not frame.asserted or frame.negators or frame.former or frame.past:
        return []
    if frame.language != ENGLISH:
        return _used_abroad(frame)
    found: dict[str, Used] = {}
    for pattern in _USE:
        match = pattern.search(frame.text)
        if match and frame.contrast >= 0 and match.start("old") > frame.contrast:
            continue
        if match and pattern in _LOOSE and _PLACE.match(match.group()):
            continue
        name = _key(frame, match.span("old")) if match else ""
        if match and name and name not in _NO_NAME:
            who = _who(frame, match.start()) - {name}
            found.setdefault(name, Used(name, match.span("old"), who, _purpose(frame)))
    return list(found.values())


_ABROAD = {
    "de": r"\bvon\s+(?P<old>[\w.+#-]+)\s+(?:auf|zu|nach|zur|zum)\s+(?P<new>[\w.+#-]+)",
    "fr": r"\bde\s+(?P<old>[\w.+#-]+)\s+(?:à|vers|a)\s+(?P<new>[\w.+#-]+)",
    "es": r"\bde\s+(?P<old>[\w.+#-]+)\s+(?:a|al|hacia)\s+(?P<new>[\w.+#-]+)",
    "it": r"\bda\s+(?P<old>[\w.+#-]+)\s+a\s+(?P<new>[\w.+#-]+)",
    "pt": r"\bd[eo]\s+(?P<old>[\w.+#-]+)\s+(?:para|ao?)\s+(?:o\s+|a\s+)?(?P<new>[\w.+#-]+)",
    "ru": r"\b(?:с|со|от)\s+(?P<old>[\w.+#-]+)\s+(?:на|к)\s+(?P<new>[\w.+#-]+)",
    "hi": r"(?P<old>[^\s।]+)\s+से\s+(?P<new>[^\s।]+)\s+(?:पर|में)",
    "zh": r"从\s?(?P<old>[\w.+#-]+?)\s?(?:迁移到|换成|换到|切换到|转到|改用|搬到|改成)了?\s?(?P<new>[A-Za-z][\w.+#-]*|\w{2,4})",
    "ja": r"(?P<old>[A-Za-z][A-Za-z\d.+#-]*|[\u30a0-\u30ff\u4e00-\u9fff]+)から\s?(?P<new>[A-Za-z][A-Za-z\d.+#-]*|[\u30a0-\u30ff\u4e00-\u9fff]+)[にへ]",
}
_CHANGED_ABROAD = re.compile(
    r"\b(?:umgestiegen|umgezogen|umgestellt|gewechselt|wechselten?|migriert|passée?s?|migrée?s?|migr[aó]|migramos|migraron"
    r"|changée?s?|pasamos|pasaron|cambiamos|cambiaron|cambió|passat[oi]|passamos|passaram|spostat[oi]|mudamos|mudou|trocamos"
    r"|migrou|migrato|migrati|перешл[аио]|перешёл|перешел|переехал[аи]?|мигрировал[аи]?)\b"
    r"|बदल|माइग्रे|स्थानांतरि|迁移|换|切换|转|改|搬|移行|変更|切り替|乗り換|引っ越",
    re.IGNORECASE,
)


def _left_abroad(frame: Frame) -> Left | None:
    """`von X auf Y umgestiegen` and its like."""
    pattern = _ABROAD.get(frame.language)
    if pattern is None or not frame.asserted or not _CHANGED_ABROAD.search(frame.text):
        return None
    match = re.search(pattern, frame.text)
    if match is None:
        return None
    old, new = match.group("old").casefold(), match.group("new").casefold()
    nothing: frozenset[str] = frozenset()
    return Left(old, match.span("old"), new, match.span("new"), nothing, nothing)


def _used_abroad(frame: Frame) -> list[Used]:
    """Every name that an affirmation holds: abroad the verbs of use are not told apart."""
    if _CHANGED_ABROAD.search(frame.text):
        return []
    nothing: frozenset[str] = frozenset()
    return [
        Used(match.group().casefold(), match.span(), nothing, nothing)
        for match in _NAMED.finditer(frame.text)
    ]


_NAMED = re.compile(
    r"(?<![\w-])[A-ZА-Я][\w.+#-]*\w|(?<![A-Za-z])[A-Za-z][A-Za-z\d.+#-]*[A-Za-z\d](?![A-Za-z])|[\u30a0-\u30ff]{2,}"
    r"|(?<=使用|利用|采用)[\u4e00-\u9fff]{2}"
)


def _key(frame: Frame, span: Span) -> str:
    return " ".join(sorted(frame.stems(*span)))


def _who(frame: Frame, end: int) -> frozenset[str]:
    """Of whom a sentence speaks: Ella's brother is her brother, and not Ella."""
    owners = {
        stem
        for stem, at in frame.spoken
        if at < end and frame.text[at:end].partition(" ")[0].endswith("'s")
    }
    found = frame.stems(0, end)
    return found - owners or found


def _purpose(frame: Frame) -> frozenset[str]:
    match = _PURPOSE.search(frame.text)
    return frame.stems(*match.span(1)) if match else frozenset()


def compare_use(a: Frame, left: Left, b: Frame, used: Used) -> Conflict | None:
    """One left what the other uses, for the same purpose and by the same."""
    if (
        left.old != used.name
        or not _same(left.who, used.who)
        or not _meet(left.purpose, used.purpose)
    ):
        return None
    first = a.part((left.span[0], max(left.span[1], left.new_span[1])))
    second = b.part(used.span)
    return Conflict(
        ConflictKind.EXCLUSIVE,
        ((first, second),),
        f"One left {second} behind, the other has it in use.",
    )


def compare_left(a: Frame, one: Left, b: Frame, other: Left) -> Conflict | None:
    """Moved from X to Y against moved from X to Z, or from Y to X."""
    if (
        not one.new
        or not other.new
        or not _same(one.who, other.who)
        or not _meet(one.purpose, other.purpose)
    ):
        return None
    back = one.old == other.new and one.new == other.old
    if not back and (one.old != other.old or one.new == other.new):
        return None
    first = a.part((min(one.span[0], one.new_span[0]), max(one.span[1], one.new_span[1])))
    second = b.part((min(other.span[0], other.new_span[0]), max(other.span[1], other.new_span[1])))
    return Conflict(
        ConflictKind.EXCLUSIVE, ((first, second),), f"One says {first}, the other {second}."
    )


def _same(a: frozenset[str], b: frozenset[str]) -> bool:
    """Nothing said, or the same said; the team is the project or the app, but not the support."""
    ours, theirs = a - _GENERIC, b - _GENERIC
    if a and b and bool(ours) != bool(theirs):
        return False
    return _meet(ours, theirs)


def _meet(ours: frozenset[str], theirs: frozenset[str]) -> bool:
    """Nothing said, or one is part of the other."""
    return not ours or not theirs or ours <= theirs or theirs <= ours
