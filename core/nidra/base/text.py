"""Words: normal forms, the dedup key, and text made safe for a terminal or a report.

The dedup key may unite only what says the same. It keeps everything that carries meaning (sign,
digits, decimal point, `%`, `+`, `#`, `<`, `>`, `=`, units, version dots, combining marks of every
script) and drops case, blanks and plain punctuation.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

# Connectors that carry meaning inside or beside a token: C++, C#, -5, 1.5, 5%, x!=1, $5.
_MEANINGFUL = frozenset("+#%<>=$€£¥₹°±×÷^~@&|*/\\")
_DIGIT_JOINERS = frozenset(".,:'’-–/")
_LETTERS = re.compile(r"[^\W_]+")
_NO_LETTERS = bytes(code for code in range(128) if not chr(code).isalnum())
# All characters but Latin ones, punctuation, arrows, box drawing and other symbols that stand alone.
_MAY_COMPOSE = re.compile("[\u0300-\u200f\u20d0-\u218f\u2329\u232a\u2adc-\U0010ffff]")
# No character outside this block composes with an ASCII one before it.
_JOINS_ASCII = re.compile("[\u0300-\u036f]")
# Whatever may compose with a character before it, be reordered, or is none of its own in NFC.
# Nukta and virama are missing: Hindi is full of them, and they are looked at by themselves. The
# first four fold into letters of ASCII with more behind.
_UNSTEADY = re.compile(
    "[\u0130\u0149\u017f\u01f0\u0300-\u0374\u037e\u0387\u0483-\u0487\u0530-\u08ff\u0951-\u0954\u0958-\u095f\u0980-\u200f"
    "\u20d0-\u218f\u2329\u232a\u2adc-\u2fff\u302a-\u302f\u3099\u309a\ua000-\uabff\ud7a4-\ufe2f"
    "\U00010000-\U0001efff\U0001fb00-\U0010ffff]"
)
_NUKTA_COMPOSES = re.compile("[\u0928\u0930\u0933\u093c\u094d]\u093c")
_ASCII = bytes(range(128))
_ASCII_BUT_NUL = bytes(range(1, 128))
_TOGETHER, _MOST_JOINED = 128, 4 << 20
_CONTROL = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]"
)


def nfc(text: str) -> str:
    """Canonical composition, with lone surrogates replaced so that the text can be UTF-8."""
    if text.isascii():
        return text
    return _composed(storable(text))


def storable(text: str) -> str:
    """`text` as it is, but for lone surrogates, which no UTF-8 can hold and become U+FFFD."""
    if text.isascii() or not _has_surrogate(text):
        return text
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _has_surrogate(text: str) -> bool:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return True
    return False


def dedup_key(text: str) -> str:
    """The key under which two statements count as the same; the raw text where nothing is left."""
    folded = nfc(nfc(text).casefold())
    tokens = [_trim(token) for token in folded.split()]
    key = " ".join(token for token in tokens if token)
    return key or text


def _trim(token: str) -> str:
    """One blank-free token without the punctuation that carries no meaning."""
    kept: list[str] = []
    for at, char in enumerate(token):
        if _is_wordlike(char) or char in _MEANINGFUL or _joins(token, at):
            kept.append(char)
    return "".join(kept)


def _is_wordlike(char: str) -> bool:
    """Letters, marks, digits and joiners of every script, and symbols such as emoji."""
    return unicodedata.category(char)[0] in "LMNS" or char in "_\u200c\u200d"


def _joins(token: str, at: int) -> bool:
    """Is the mark at `at` part of a number, a version, a sign or an operator?"""
    char = token[at]
    after = token[at + 1 : at + 2]
    before = token[at - 1 : at] if at else ""
    if char in "-−" and after.isdigit() and not before.isalnum():
        return True
    if char == "!" and after == "=":
        return True
    if char == "." and after.isalnum() and (before.isalnum() or after.isdigit()):
        return True
    return char in _DIGIT_JOINERS and before.isdigit() and after.isdigit()


def folded_letters(text: str, composed: bool = False) -> str:
    """All folded letters and digits, quickly: texts whose dedup keys are equal always share them.

    ASCII's blanks and marks go first, as bytes, which is much faster. `composed` says that the text
    is known to be in NFC, which is then not asked again.
    """
    if text.isascii():
        utf8 = text.lower().encode()
    else:
        utf8 = _folded(text if composed else _composed(text))
    found = utf8.translate(None, _NO_LETTERS).decode("utf-8", "surrogatepass")
    return found if found.isalnum() else "".join(_LETTERS.findall(found))


def _folded(text: str) -> bytes:
    """The UTF-8 of a composed text without case, composed again where folding took it apart."""
    folded = text.casefold()
    utf8 = folded.encode("utf-8", "surrogatepass")
    if _rest_in_nfc(without_ascii(utf8)):
        return utf8
    return unicodedata.normalize("NFC", folded).encode("utf-8", "surrogatepass")


def is_composed(text: str) -> bool:
    """Is `text` in NFC? Texts without a character that could compose are told in a third of the time."""
    return _MAY_COMPOSE.search(text) is None or unicodedata.is_normalized("NFC", text)


def in_nfc(text: str, rest: str) -> bool:
    """As `is_composed`, for a long text of which `rest` is known to be what ASCII has not.

    That tells most: of 565 characters in 0.5 µs, where the whole text takes 6.
    """
    return _rest_in_nfc(rest) or unicodedata.is_normalized("NFC", text)


def without_ascii(utf8: bytes) -> str:
    """The characters of a text in UTF-8 that ASCII has not."""
    return "" if utf8.isascii() else utf8.translate(None, _ASCII).decode("utf-8", "surrogatepass")


def rests(many: Sequence[bytes]) -> list[str]:
    """As `without_ascii`, of many texts: joined they take 0.2 CPU µs less each, and 0.3 less again
    where what is joined stays in the processor's cache."""
    if len(many) > _TOGETHER:
        parts = [many[at : at + _TOGETHER] for at in range(0, len(many), _TOGETHER)]
        return [rest for part in parts for rest in rests(part)]
    beyond = [text for text in many if not text.isascii()]
    if not beyond:
        return [""] * len(many)
    if sum(map(len, beyond)) > _MOST_JOINED:
        return list(map(without_ascii, many))
    joined = b"\0".join(beyond)
    if joined.count(b"\0") != len(beyond) - 1:
        return list(map(without_ascii, many))
    apart = joined.translate(None, _ASCII_BUT_NUL).decode("utf-8", "surrogatepass").split("\0")
    if len(beyond) == len(many):
        return apart
    following = iter(apart)
    return ["" if text.isascii() else next(following) for text in many]


def is_steady(rest: str) -> bool:
    """Is `rest`, and every text that leaves it once ASCII is taken out, surely in NFC, with no
    character in it that folds into letters of ASCII but the ß?"""
    return _UNSTEADY.search(rest) is None and not _has_nukta(rest)


def _rest_in_nfc(rest: str) -> bool:
    """Is every text in NFC that leaves `rest` once ASCII is taken out? False where that cannot be told."""
    if not rest or is_steady(rest):
        return True
    return _JOINS_ASCII.search(rest) is None and unicodedata.is_normalized("NFC", rest)


def _has_nukta(rest: str) -> bool:
    return "\u093c" in rest and _NUKTA_COMPOSES.search(rest) is not None


def _composed(text: str) -> str:
    return text if is_composed(text) else unicodedata.normalize("NFC", text)


def word_count(text: str) -> int:
    """How many letters and digits of any script stand in `text`."""
    return sum(map(str.isalnum, text))


def printable(text: str) -> str:
    """`text` with control, escape and bidirectional characters shown as `\\u....`, newlines kept."""
    if text.isascii() and text.isprintable():
        return text
    return _CONTROL.sub(lambda m: f"\\u{ord(m.group()):04x}", text)


def one_line(text: str, width: int = 100) -> str:
    """`text` on one line, printable, cut with an ellipsis at `width` characters."""
    if len(text) <= width and text.isascii() and text.isalnum():
        return text
    flat = " ".join(printable(text[: width * 4]).split())
    return flat if len(flat) <= width else flat[: width - 1] + "…"


def squeeze(text: str) -> str:
    """`text` without any white space, NUL or byte-order mark: what a miner cannot have changed."""
    flat = "".join(text.split())
    if "\0" in flat or "\ufeff" in flat:
        flat = flat.replace("\0", "").replace("\ufeff", "")
    return flat
