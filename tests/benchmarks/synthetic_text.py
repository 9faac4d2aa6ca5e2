"""Synthetic sentences in four languages with code, from a seeded generator."""

from __future__ import annotations

from random import Random

_ENGLISH_WORDS = (
    "the a of to in is it we for on that this with as was can are be has from not or at an "
    "will if but by when which so then than after before only also into more new first each "
    "file table index query cache lock thread server client request reply token parser schema "
    "row column key value test build deploy branch commit merge error timeout retry limit "
    "queue worker batch page record sensor tide reading station harbour level chart report "
    "backup restore disk memory cursor session palace drawer wing room source anchor hash "
    "digest offset length verdict"
)
_HINDI_WORDS = (
    "यह निर्णय सर्वर फ़ाइल रीडिंग स्टेशन पाँच साल तक रखी जाएगी क्योंकि टीम ने कल तय किया था "
    "और अब हर घंटे जाँच होगी डेटा सुरक्षित है"
)
CHINESE = "我们决定把数据库迁移到新的服务器因为旧的磁盘已经写满并且备份任务每天凌晨都会失败请在周五之前完成测试"
_GERMAN_WORDS = (
    "wir haben entschieden dass die Größe der Datei geprüft wird bevor der Dienst über Nacht "
    "läuft und die Prüfung für jede Straße gilt"
)
ENGLISH, HINDI, GERMAN = _ENGLISH_WORDS.split(), _HINDI_WORDS.split(), _GERMAN_WORDS.split()
ROOMS = (
    ("technical", 58),
    ("architecture", 14),
    ("general", 11),
    ("planning", 9),
    ("problems", 5),
    ("decisions", 3),
)
WINGS = ("wing_api", "tidelog", "sessions", "notes_app", "webshop", "purana", "infra", "personal")
_VERBS = ("load", "parse", "write", "merge", "check", "retry", "flush", "index")
_NOUNS = ("rows", "page", "state", "batch", "token", "reading", "cache")
_CODE = """```python
def {name}(path, limit={limit}):
    rows = []
    for line in open(path, encoding="utf-8"):
        key, _, value = line.partition("\\t")
        if int(value) > {floor}:
            rows.append((key, value))
    return rows[:limit]
```"""


class Writer:
    """Writes turns of a conversation; `random` decides everything."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def user_turn(self) -> str:
        """One or two sentences."""
        return " ".join(self.sentence() for _ in range(self._random.randint(1, 2)))

    def answer(self) -> str:
        """Paragraphs, sometimes with a code block or a list."""
        random = self._random
        parts = [
            " ".join(self.sentence() for _ in range(random.randint(2, 6)))
            for _ in range(random.randint(1, 4))
        ]
        if random.random() < 0.25:
            parts.insert(random.randrange(len(parts) + 1), self._code())
        if random.random() < 0.15:
            parts.append("\n".join("- " + self.sentence() for _ in range(random.randint(2, 5))))
        return "\n\n".join(parts)

    def sentence(self) -> str:
        """A sentence that holds a number; four of five are English."""
        random = self._random
        which = random.random()
        if which < 0.82:
            return self._english()
        if which < 0.90:
            words = random.choices(HINDI, k=random.randint(8, 15))
            return f"{' '.join(words)} {random.randint(1, 999)}।"
        if which < 0.96:
            at = random.randrange(len(CHINESE) - 20)
            return f"{CHINESE[at : at + random.randint(14, 20)]}{random.randint(1, 999)}。"
        words = random.choices(GERMAN, k=random.randint(8, 14))
        return f"{' '.join(words).capitalize()} {random.randint(1, 99)}. 🌊"

    def _english(self) -> str:
        random = self._random
        count = random.randint(7, 17)
        words = random.choices(ENGLISH, k=count)
        at = random.randrange(count)
        words.insert(at, str(random.randint(2, 99_999)))
        if random.random() < 0.35:
            at = random.randrange(count)
            words.insert(at, f"`{self._name()}({random.randint(0, 999)})`")
        if random.random() < 0.12:
            at = random.randrange(count)
            words.insert(at, f'"{random.choice(ENGLISH)}"')
        return " ".join(words).capitalize() + random.choice((".", ".", ".", ";", "?"))

    def _name(self) -> str:
        return f"{self._random.choice(_VERBS)}_{self._random.choice(_NOUNS)}"

    def _code(self) -> str:
        name = self._name()
        limit, floor = self._random.randint(1, 9_999), self._random.randint(1, 9_999)
        return _CODE.format(name=name, limit=limit, floor=floor)
