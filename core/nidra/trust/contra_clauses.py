"""The clauses of a sentence that assert something by themselves.

`Line length is 120, we changed the config` asserts that line length is 120; `… agreed that uploads are
off` asserts that uploads are off. What restricts (`except`, `unless`, `only`, `but`) is cut
off a denial alone, which it cannot weaken; a time (`after`, `until`) off an affirmation alone.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_LEAD_IN = re.compile(
    r"\W*(?:(?:important|note|heads[- ]up|fyi|reminder|update|warning|nb|tl;?dr|correction|info|fact|edit|ps|confirmed|attention|decision|decided"
    r"|wichtig|hinweis|achtung|important|attention|nota|importante|atención|важно|внимание|注意|重要)\b\W*[:,–—-]+\W*"
    r"|(?:as\s+of\s+(?:today|now)|as\s+far\s+as\s+i\s+know|afaik|by\s+the\s+way|btw|for\s+the\s+record|as\s+a\s+reminder|stand\s+heute|actually|turns\s+out|it\s+turns\s+out\s+that|apparently)\b[,:]?\s+)",
    re.IGNORECASE,
)
_CUT = re.compile(
    r"(?:(?<!\s)\s+)?(?:,(?!\d)|;|\s[-–—]+\s|\s?—\s?|\(|\.\.\.|…|(?<=\s)(?:because|since(?!\s+(?:\d|[A-Z][a-z]+\s+\d))|so|as(?!\s+(?:a|an|the|well|of|soon|long|many|much|fast)\b)|after|before|while|although|though"
    r"|but|which|whose|where|whereas|by|thanks|due|except|unless|(?<!\bnot\s)only|until|or|weil|denn|aber|sondern|damit|seit|parce|puisque|mais|porque|pero|sino"
    r"|perché|però|poiché|pois|потому|но|так\s+как|क्योंकि|लेकिन)(?=\s)|(?<=[\u3040-\u9fff])[，、])",
    re.IGNORECASE,
)
_RESTRICTING = re.compile(
    r"\W*(?:except|unless|only|but|until|or|if|when|apart|outside|aber|sondern|mais|sauf|pero|sino|salvo|ma|mas|но|кроме|außer|nur|seulement|solo|だけ|但|除)(?!\w)",
    re.IGNORECASE,
)
_LEADING = re.compile(
    r"^(?:since|after|because|as|given|following|last|during|thanks\s+to|due\s+to|when\s+\w+\s+(?:set|wrote|built|joined|moved|started|made))\b[^,]*(?:,\s*(?:where|which|who|when|and)\b[^,]*)*,\s*",
    re.IGNORECASE,
)
_THAT = re.compile(
    r"\b(?:agreed|decided|confirmed|noted?|remember|learned|learnt|discovered|means|meaning|told\s+(?:us|me|everyone)|reminder|announced|established|verified|know|knows|say|says|said|states?|reported|mentions?)\b"
    r"(?:\s+(?!that\b)[\w'-]+){0,6}?\s+that\s+",
    re.IGNORECASE,
)
_COORDINATED = re.compile(
    r"^(?P<head>.*?\b(?:is|are)\s+)(?P<one>[\w-]+)\s+and\s+(?P<other>[\w-]+)(?P<tail>[.!]?)$",
    re.IGNORECASE,
)
_WHEN = re.compile(r"\W*(?:after|before|while|until|where|when)(?!\w)", re.IGNORECASE)
MOST = 8


class Clause(NamedTuple):
    """A clause; is it asserted as an affirmation, as a denial; was something cut off it?"""

    text: str
    affirms: bool = True
    denies: bool = True
    cut: bool = False


def clauses(sentence: str) -> list[Clause]:
    """The sentence without its lead-in, then the clauses that stand by themselves; at most `MOST`."""
    lead = _LEAD_IN.match(sentence)
    whole = sentence[lead.end() :] if lead and lead.end() < len(sentence) else sentence
    found = [Clause(whole)]
    starts = [whole]
    leading = _LEADING.match(whole)
    if leading and leading.end() < len(whole):
        starts.append(whole[leading.end() :])
    that = _THAT.search(whole)
    if that and "n't" not in whole[: that.start()] and " not " not in whole[: that.start()]:
        starts.append(whole[that.end() :])
    for start in starts[1:]:
        found.append(Clause(start))
    for start in reversed(starts):
        found += _cores(start)
    paired = _COORDINATED.match(whole)
    if paired:
        head, tail = paired.group("head"), paired.group("tail")
        found += [Clause(f"{head}{paired.group(name)}{tail}") for name in ("one", "other")]
    return list(dict.fromkeys(found))[:MOST]


def _cores(text: str) -> list[Clause]:
    """What stands before the first and second cut, if it is more than a word or two."""
    made: list[Clause] = []
    for cut in _CUT.finditer(text):
        core, tail = text[: cut.start()], text[cut.start() :]
        if len(core.split()) < 2 and core.isascii():
            continue
        made.append(
            Clause(core, _RESTRICTING.match(tail) is None, _WHEN.match(tail) is None, cut=True)
        )
        if len(made) == 2:
            break
    return made
