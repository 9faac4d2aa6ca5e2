"""The key of a question: contractions, case, punctuation and blanks folded, nothing else.

>>> question_key("What's the retry limit?") == question_key("what is the retry limit")
True
"""

from __future__ import annotations

import re

from nidra.base.text import dedup_key, nfc

_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'", "`": "'", "´": "'"})
_IRREGULAR = {
    "won't": "will not",
    "can't": "can not",
    "cannot": "can not",
    "shan't": "shall not",
    "ain't": "is not",
    "let's": "let us",
    "i'm": "i am",
    "gonna": "going to",
    "wanna": "want to",
}
_IS = frozenset(
    [
        "what",
        "who",
        "where",
        "when",
        "why",
        "how",
        "that",
        "there",
        "here",
        "it",
        "he",
        "she",
        "this",
        "which",
    ]
)
_TAILS = (("n't", " not"), ("'re", " are"), ("'ve", " have"), ("'ll", " will"))
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?", re.UNICODE)


def question_key(question: str) -> str:
    """The text under which equal questions meet."""
    folded = nfc(question).casefold().translate(_APOSTROPHES)
    return dedup_key(_WORD.sub(lambda match: _spelled_out(match.group()), folded))


def _spelled_out(word: str) -> str:
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    for tail, full in _TAILS:
        if word.endswith(tail) and len(word) > len(tail):
            return word[: -len(tail)] + full
    head, mark, tail = word.partition("'")
    return f"{head} is" if mark and tail == "s" and head in _IS else word
