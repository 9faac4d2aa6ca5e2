"""Characters that nobody sees and that `printable` lets pass, shown as codes."""

from __future__ import annotations

import re

# The soft hyphen, the Arabic letter mark, line separators, annotation marks, invisible tag characters.
_UNSEEN = re.compile("[\xad\u061c\u180e\u2028\u2029\ufff9-\ufffb\U000e0000-\U000e007f]")


def seen(text: str) -> str:
    """The text with every such character as `\\u....`."""
    return _UNSEEN.sub(lambda found: f"\\u{ord(found.group()):04x}", text)
