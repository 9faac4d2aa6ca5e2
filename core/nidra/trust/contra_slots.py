"""Places that hold one thing at a time: where someone lives, what is the default, who leads."""

from __future__ import annotations

import re
from dataclasses import dataclass

from nidra.base.words import word_set
from nidra.trust.contra_frame import Frame, Span
from nidra.trust.contra_kind import Conflict, ConflictKind
from nidra.trust.contra_pairs import label_set
from nidra.trust.contra_words import ENGLISH, Role, lexicon

_HELD = r"""lives?\s+in|resides?\s+in|(?:is|are)\s+(?:currently\s+|now\s+)?(?:based|located|situated|headquartered)\s+(?:in|at|on|upon)
    |(?:is|are|was|were)\s+(?:entirely\s+|mainly\s+|mostly\s+|fully\s+)?(?:written|implemented|coded|developed)\s+in|(?:is|are)\s+hosted\s+(?:on|in|at|by|with)
    |(?:is|are)\s+(?:licensed|released|published|distributed)\s+under|reports?\s+(?:directly\s+)?to|(?:is|are)\s+owned\s+by
    |(?:is|are)\s+(?:led|headed|chaired|managed|maintained|run)\s+by|was\s+(?:born|founded|established|raised|built|held|invented|discovered|written|created|designed|painted|composed|signed)\s+(?:in|by|at)
    |(?:is|are)\s+married\s+to|(?:is|are)\s+(?:named|called|titled|nicknamed)|(?:is|are)\s+assigned\s+to|belongs?\s+to|defaults?\s+to|points?\s+to|resolves?\s+to
    |(?:is|are)\s+set\s+to|works?\s+(?:for|at|as)|(?:is|are)\s+(?:stored|kept|saved|held)\s+(?:in|on|at)|(?:is|are)\s+(?:encoded|formatted|serialized|serialised)\s+(?:in|as|with)
    |(?P<loose>(?:is|are)\s+(?:now\s+|still\s+|currently\s+)?(?:in|at|with|from|by))
    |(?:is|are)\s+(?:measured|expressed|given|specified|counted|paid|priced|denominated|reported|billed)\s+in
    |(?:is|are)\s+due\s+on|takes?\s+place\s+(?:in|at)|(?:is|are)\s+sorted\s+by|is\s+derived\s+from|(?:is|are)\s+spoken\s+in|studie[sd]\s+at|graduated\s+from|flies\s+from|departs\s+from|arrives\s+at"""
_HOLD = re.compile(rf"(?<![\w-])(?:{_HELD})\s+", re.VERBOSE | re.IGNORECASE)
_IS = re.compile(
    r"(?<![\w-])(?:is|are|ist|est|es|è|é|это)(?:\s+(?:now|currently|still|set\s+to|called|jetzt|ahora|maintenant))?\s+|(?:(?<!\s)\s+)?(?:[:=]|→|—)\s+",
    re.IGNORECASE,
)
_DEFINITE = word_set(
    "the our my its their your his her der die das unser unsere le la notre el nuestro nuestra il nostro nostra o a nosso nossa l"
)
_ROLES = word_set("""owner lead leader ceo cto cfo chief manager maintainer author capital database language framework branch
    region timezone zone editor provider host backend cache queue license licence format encoding
    protocol mode theme currency name address email default primary main only preferred current
    director president chair chairman captain boss head engine shell browser airport hotel venue
    winner champion supplier vendor registrar tracker broker store password color colour father mother
    husband wife spouse birthplace hometown nationality employer plan tier status state level priority severity
    environment strategy algorithm method policy type model version vpn dns registry scheduler runtime
    compiler linter formatter bundler router server orchestrator platform os distro keyboard layout
    hauptstadt sprache chef capitale langue idioma lingua favorite favourite best contact approver reviewer
    assignee sponsor client stakeholder location office headquarters destination entry entrypoint frontend
    storage bucket domain mascot profession occupation job major codename title topic""")
_CLASSES = {
    word: name
    for name, words in {
        "colour": "red blue green yellow orange purple pink black white grey gray brown cyan magenta violet teal beige navy gold silver rot blau grün gelb schwarz weiß rouge bleu vert noir blanc rojo azul verde negro blanco",
        "direction": "north south east west left right",
        "season": "spring summer autumn fall winter",
        "grade": "low medium high critical urgent minor major trivial",
        "size": "small medium large",
        "status": "draft published pending approved rejected cancelled canceled merged shipped delivered lost",
        "part of day": "morning afternoon evening night",
        "time zone": "utc cet gmt est pst cst ist jst msk",
        "indent": "tabs spaces",
        "method": "get post put patch delete",
    }.items()
    for word in words.split()
}
_END = re.compile(
    r"(?:(?<!\s)\s+)?(?:[.,;:!?()]|(?<![\w-])(?:for|because|since|as|when|while|where|which|who|that|after|before|with|by|in|on|at|to|from|of|via|but|instead|rather|during|under|over|until|und|für|pour|para|per|if|unless|now|today|these|this|currently|everywhere|again|anymore|by|and|or|plus)(?![\w-])|$)"
)
_LISTED = re.compile(r"\s*(?:,|\b(?:and|or|und|oder|et|ou|y|o|e)\b|&|/)", re.IGNORECASE)
MOST_WORDS = 4
_PARTICIPLES = word_set("""based located situated headquartered written implemented coded developed hosted licensed released published
    distributed owned led headed chaired managed maintained run born founded established raised built held
    invented discovered created designed painted composed signed married named called titled nicknamed
    assigned set stored kept saved encoded formatted serialized serialised due sorted derived spoken
    lives live resides reside reports report belongs belong defaults default points point resolves
    resolve works work takes take studied studies graduated flies departs arrives""")
# What a sentence holds that fills a place, unless it holds a name.
TELLING = _ROLES | frozenset(_CLASSES) | _PARTICIPLES


@dataclass(frozen=True, slots=True)
class Slot:
    """What stands in a place: the place's key, the value's stems and span, what follows it."""

    key: str
    value: frozenset[str]
    span: Span
    rest: frozenset[str]
    sort: str


def slots_of(frame: Frame) -> list[Slot]:
    """The single-valued places that an affirmative sentence fills."""
    if not frame.asserted or frame.negators or frame.former or frame.mixed or frame.more:
        return []
    text = frame.text
    held = _HOLD.search(text) if frame.language == ENGLISH else None
    if held:
        return _held(frame, held)
    copula = _IS.search(text)
    return _copular(frame, copula) if copula and copula.start() else []


def _held(frame: Frame, match: re.Match[str]) -> list[Slot]:
    value = _value(frame, match.end())
    if value is None:
        return []
    stems, span, raw = value
    if match.group("loose") and not any(part[:1].isupper() for part in raw.split()):
        return []
    verb = " ".join(sorted(frame.stems(match.start(), match.end())) or match.group().split())
    who = frame.stems(0, match.start())
    return [Slot(f"{' '.join(sorted(who))}|{verb}", stems, span, _rest(frame, span[1]), "held")]


def _copular(frame: Frame, match: re.Match[str]) -> list[Slot]:
    text = frame.text
    left, colon = text[: match.start()], match.group().strip() in (":", "=", "→", "—")
    words = left.lower().split()
    subject = frame.stems(0, match.start())
    value = _value(frame, match.end())
    if value is None or not subject or len(subject) > MOST_WORDS:
        return []
    stems, span, raw = value
    role = not _ROLES.isdisjoint(words) or not _ROLES.isdisjoint(subject)
    first = raw.lower().split()[0]
    english = frame.language == ENGLISH
    if first in _DEFINITE and not colon and not (english and first == "a"):
        return _turned(frame, left, stems, span)
    kind = first in (("a", "an") if english else ("ein", "eine", "un", "une", "una", "um", "uma"))
    if kind and not role:
        return []
    sort = "kind" if kind else _sort(raw, role, frame.language)
    definite = (
        colon or role or (bool(words) and (words[0] in _DEFINITE or "'s" in left or "’s" in left))
    )
    if not sort or not definite:
        return []
    return [Slot(f"{' '.join(sorted(subject))}|is", stems, span, _rest(frame, span[1]), sort)]


def _turned(frame: Frame, left: str, place: frozenset[str], span: Span) -> list[Slot]:
    """Alice is the owner: the place is the owner, and Alice stands in it."""
    raw = left.strip()
    if not raw[:1].isupper() or raw.split()[0].lower() in _DEFINITE or len(raw.split()) > 3:
        return []
    if _ROLES.isdisjoint(frame.text[span[0] : span[1]].lower().split()):
        return []
    start = frame.text.index(raw)
    rest = _rest(frame, span[1])
    key = f"{' '.join(sorted(place | rest))}|is"
    return [
        Slot(
            key,
            frame.stems(start, start + len(raw)),
            (start, start + len(raw)),
            frozenset(),
            "name",
        )
    ]


def _value(frame: Frame, start: int) -> tuple[frozenset[str], Span, str] | None:
    """The words of the value: up to a boundary, at most four, no list, no number."""
    end = _END.search(frame.text, start)
    stop = end.start() if end else len(frame.text)
    raw = frame.text[start:stop].strip()
    if (
        not raw
        or len(raw.split()) > MOST_WORDS + 1
        or (_LISTED.match(frame.text, stop) and frame.text[stop : stop + 1] != ",")
    ):
        return None
    begin = frame.text.index(raw, start)
    stems = frame.stems(begin, begin + len(raw))
    if not stems or any(begin <= v.start < stop for v in frame.values):
        return None
    return stems, (begin, begin + len(raw)), raw


def _sort(raw: str, role: bool, language: str) -> str:
    """`name` of what looks like a name, the closed class of a word, `role` where any word will do."""
    if raw in _CLASSES:
        return _CLASSES[raw]
    if role and _nominal(raw, language):
        return "role"
    return "name" if any(part[:1].isupper() or part[:1] in "`\"'" for part in raw.split()) else ""


def _nominal(raw: str, language: str) -> bool:
    """Can these words be what something is, and not only how it is: at most two, and no participle?"""
    parts = raw.lower().split()
    known = lexicon(language)
    return len(parts) < 3 and not any(
        part.endswith("ed") or known[part].role is Role.POLE for part in parts
    )


def _rest(frame: Frame, start: int) -> frozenset[str]:
    return frame.stems(start, len(frame.text))


def compare(a: Frame, one: Slot, b: Frame, other: Slot) -> Conflict | None:
    """Two values of one place: a conflict unless one is part of the other."""
    if one.value <= other.value or other.value <= one.value or one.rest != other.rest:
        return None
    if label_set(a) != label_set(b) or a.past != b.past:
        return None
    if one.sort != other.sort and not {one.sort, other.sort} <= {"name", "role"}:
        return None
    first, second = a.part(one.span), b.part(other.span)
    return Conflict(
        ConflictKind.EXCLUSIVE, ((first, second),), f"One says {first}, the other {second}."
    )
