"""What a search asks for, and the form of a text in which it is looked for.

The search form of a text is its tokens between single spaces, with one at either end: letter case,
accents of letters and the width of characters are folded, plain punctuation is gone, and each symbol
(`+`, `#`, `=`, an emoji) is a token of its own. Whatever a search asks for is then one test, whether a
piece stands in that form: `" retry "` is a word, `" retr"` a beginning, `"etr"` a part,
`" retry limit "` a phrase. The index only saves reading the texts that cannot hold the pieces.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from nidra.base.errors import UsageError
from nidra.base.text import one_line

SYMBOLS = "+#%<>=$^~@&|*"
_MANY = 100  # pieces, or grams of a piece, of which more would narrow nothing

ASCII_FOLDED = bytes(
    ord(char.lower()) if (char := chr(code)).isalnum() or char in SYMBOLS else ord(" ")
    for code in range(128)
) + bytes(range(128, 256))
_WIDE = re.compile("[^\x00-\x7f]+")
_ACCENT = re.compile("[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
_WIDE_SYMBOL = re.compile(
    "[¢-©¬®-±´¶×÷\u20a0-\u20cf\u2100-\u214f\u2190-\u2bff\U0001f000-\U0001faff]"
)
_WIDE_SEPARATOR = re.compile(
    "[\x80-\xa1\xa7\xab\xad\xb7\xbb\xbf\u055a-\u055f\u0589\u05be\u060c\u061b\u061f\u066a-\u066d"
    "\u06d4\u0964\u0965\u1680\u180e\u2000-\u200b\u200e-\u206f\u2e00-\u2e7f\u3000-\u3004"
    "\u3008-\u3020\u3030\u30fb\ufe00-\ufe1f\ufe30-\ufe6b\ufeff\ufff9-\uffff]+"
)
# Tibetan, Thai and Lao, Myanmar, Khmer, Han and the kana put no spaces between their words.
_UNSPACED = re.compile(
    "[\u0e00-\u109f\u1780-\u17ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3031-\u30fa\u30fc-\u30ff"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]"
)
_TERM = re.compile(r'(\*?)"([^"]*)(?:"|$)(\*?)|([^\s"]+)')
_QUOTES = str.maketrans("“”„«»", '"""""')


@dataclass(frozen=True, slots=True)
class Sought:
    """The pieces that a text must hold, all of them, each in its search form."""

    pieces: tuple[str, ...]

    @property
    def words(self) -> list[str] | None:
        """The words, where whole words are all that is asked for."""
        found = [piece[1:-1] for piece in self.pieces]
        whole = all(
            piece[0] == piece[-1] == " " and " " not in word
            for piece, word in zip(self.pieces, found, strict=True)
        )
        return found if whole else None

    def grams(self) -> list[str]:
        """Three letters in a row that the form must hold; not one for a piece of fewer letters."""
        found = (
            piece[at : at + 3] for piece in self.pieces for at in range(min(len(piece) - 2, _MANY))
        )
        return list(dict.fromkeys(found))[:_MANY]

    def stands_in(self, text: str) -> bool:
        """Does a text hold all of it?"""
        form = search_form(text)
        return all(piece in form for piece in self.pieces)


def sought(text: str) -> Sought:
    """What a person typed: words, `"phrases"`, beginnings (`retr*`) and parts (`*etr*`) of words.

    What is written without spaces between words (Chinese, Thai, ...) is looked for as a part.
    Raises `UsageError` where there is nothing to look for.
    """
    pieces: dict[str, None] = {}
    for before, phrase, after, word in _TERM.findall(text.translate(_QUOTES)):
        piece = _piece(before, phrase, after) if not word else _piece_of_word(word)
        if piece:
            pieces[piece] = None
    if not pieces:
        raise UsageError(
            reason=f"A search needs a letter, a digit or a symbol, and {one_line(text, 40)!r} has none."
        )
    if len(pieces) > _MANY:
        raise UsageError(
            reason=f"A search takes {_MANY} words at most, and there are {len(pieces)}."
        )
    return Sought(tuple(pieces))


def _piece_of_word(word: str) -> str:
    bare = word.strip("*")
    return _piece(word[: word.startswith("*")], bare, word[len(word) - word.endswith("*") :])


def _piece(before: str, text: str, after: str) -> str:
    """One piece, open on the sides where a star or a script without spaces leaves it open."""
    bare = search_form(text)[1:-1]
    if not bare:
        return ""
    unspaced = _UNSPACED.search(bare)
    left = "" if before or unspaced else " "
    right = "" if after or unspaced else " "
    return f"{left}{bare}{right}"


def search_form(text: str) -> str:
    """The folded tokens of a text between single spaces, one at either end; a space where there are none."""
    form = text.encode("utf-8", "replace").translate(ASCII_FOLDED).decode()
    if not form.isascii():
        form = _WIDE.sub(_folded, form)
    for symbol in SYMBOLS:
        if symbol in form:
            form = form.replace(symbol, f" {symbol} ")
    return f" {' '.join(form.split())} "


def _folded(run: re.Match[str]) -> str:
    return fold(run[0])


# Runs of letters beyond ASCII are short and come again: 40 µs a text without this, 17 with it.
@lru_cache(maxsize=16384)
def fold(run: str) -> str:
    """The search form of letters beyond ASCII, before it is parted into tokens."""
    once = unicodedata.normalize("NFKD", run.casefold())
    bare = _ACCENT.sub("", unicodedata.normalize("NFKD", once.casefold()))
    composed = unicodedata.normalize("NFC", bare).encode().translate(ASCII_FOLDED).decode()
    return _WIDE_SYMBOL.sub(r" \g<0> ", _WIDE_SEPARATOR.sub(" ", composed))
