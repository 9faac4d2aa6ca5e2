"""Where a text and a source meet again, behind a stretch of the text that stands nowhere."""

from __future__ import annotations

from nidra.trust.align_query import LEAST

NEARBY = 4_096
RESYNC = 400
_BY_CHARACTER = 48
_BLANK = 0x20
_FIRST_UNSPACED = 0xE3


def met_again(
    q: bytes, p: int, stop: int, text: bytes, here: int, high: int, most: int = RESYNC
) -> tuple[int, int, int]:
    """(place in `text`, from where in `q`, seeds tried): the first seed behind `p` that stands near `here`.

    The place is -1 where none stands there; then the second is the end of `q` if none can behind it
    or `most` seeds were tried, else 0: none begins before `stop`. Seeds begin at every character
    first, then at words.
    """
    size, near = len(q), min(here + NEARBY, high)
    tried = 0
    for k in range(p + 1, min(stop, p + RESYNC)):
        if q[k] == _BLANK or q[k] & 0xC0 == 0x80:
            continue
        if k > p + _BY_CHARACTER and not (q[k - 1] == _BLANK or q[k] >= _FIRST_UNSPACED):
            continue
        tried += 1
        seed = q[k : k + LEAST]
        if tried > most or len(seed) <= 2:
            return -1, size, tried
        if len(seed) == LEAST:
            at = text.find(seed, here, near)
        else:
            at = text.find(seed, here, min(here + 2 * (k - p) + 2 * LEAST, high))
        if at >= 0:
            return at, k, tried
    return -1, 0, tried
