"""Every fixed text of the charts: titles, headings, series, steps, sentences and what stands for nothing.

They are constants, so that a window can show them in another language: what a sentence counts stands in
its places.
"""

from __future__ import annotations

from nidra.records.grade import Grade
from nidra.records.verdict import FAILED, NOT_RECHECKABLE, OK, UNREACHED, State

NO_PASS = "No pass has come to its end yet. Run one, and what it finds is drawn here."
NO_MEMORY = "The store holds no active memory yet. Import a store or add a memory first."

# Grades over passes.
PASSES = "Grades over passes"
PASS = "Pass (UTC)"
GRADES = {
    Grade.MACHINE_CHECKED: ("Machine checked", "checked"),
    Grade.SOURCE_LINKED: ("Source linked", "linked"),
    Grade.UNVERIFIED: ("Unverified", "unverified"),
}
NOW_CHECKED = "After the last pass {checked:,} of {active:,} active memories were checked against their source."
MORE_CHECKED = "That is {n:,} more than after the first pass shown."
FEWER_CHECKED = "That is {n:,} fewer than after the first pass shown."
SAME_CHECKED = "That is as many as after the first pass shown."
BY_NOW = "The store holds {n:,} active memories by now: some came or went after that pass."
OLDER_PASSES = "Only the latest {n:,} passes are shown."
UNKNOWN_PASSES = (
    "What the store held after {n:,} of the passes is not known: the journal does not tell of them."
)

# Rot by wing and room.
ROT = "Sources gone by wing and room"
WHERE = "Wing / room"
SHARE_GONE = "Share of memories whose source is gone"
OTHER_ROOMS = "other rooms"
NO_ROOM = "No active memory is filed in a wing and room. Memories of an imported palace are."
WORST_ROOM = "In the worst room the sources of {gone:,} of {active:,} memories are gone."
NONE_GONE = "In no room is the source of a memory gone."
ROOMS_TOGETHER = "{n:,} further rooms are counted together."

# The verdict mix.
VERDICTS = "Verdicts of receipts"
VERDICT = "Verdict"
HOLDS = ("Holds", "traceable")
FELL = ("Does not hold", "fallen")
AWAY = ("Source gone or out of reach", "gone")
OPEN = ("Cannot be compared", "undecided")
VERDICT_PARTS = (HOLDS, FELL, AWAY, OPEN)
NO_RECEIPTS = "No memory shows a receipt yet, so that there is none to judge."
RECEIPTS_HOLD = "{ok:,} of {total:,} receipts stand in their source."
STATES = {
    **dict.fromkeys(OK, HOLDS),
    **dict.fromkeys(FAILED, FELL),
    **dict.fromkeys(NOT_RECHECKABLE, OPEN),
    **dict.fromkeys(UNREACHED, AWAY),
}

# The age of the last byte check.
MEMORY_AGE = "Memories by age of the last byte check"
SOURCE_AGE = "Sources by age of the last byte check"
AGE = "Bytes last read"
AGES = (
    "within a day",
    "up to 7 days ago",
    "up to 30 days ago",
    "up to 90 days ago",
    "earlier",
    "never",
)
MEMORIES = ("Memories", "plain")
THERE = ("Sources that are there", "plain")
NOT_THERE = ("Sources that are gone or out of reach", "gone")
NO_SOURCE = "No memory names a source yet, so that there are no bytes to read."
MEMORIES_READ = (
    "Of {total:,} memories with a source, the bytes of {read:,} were read within 7 days."
)
SOURCES_READ = "Of {total:,} sources, the bytes of {read:,} were read within 7 days."
NEVER_READ = "Those of {n:,} were never read."
ONE_NEVER_READ = "Those of one were never read."

# Sources that memories fell with.
FALLEN = "Sources that memories fell with"
SOURCE = "Source"
FALLEN_MEMORIES = ("Fallen memories", "fallen")
NOTHING_FELL = (
    "No memory says anything else than its source. There is nothing to draw, and that is good."
)
FELL_WITH = "{memories:,} memories fell with {sources:,} sources."
ONE_FELL_WITH = "{memories:,} memories fell with one source."
SINGLE_FELL = "One memory fell with its source."
SOURCES_LEFT = "Those with the most are shown; {n:,} further ones are not."

VERDICT_NAMES = tuple(dict.fromkeys(state.label for state in State))

TEXTS: tuple[str, ...] = (
    *(NO_PASS, NO_MEMORY, PASSES, PASS, NOW_CHECKED, MORE_CHECKED, FEWER_CHECKED, SAME_CHECKED),
    *(
        BY_NOW,
        OLDER_PASSES,
        UNKNOWN_PASSES,
        ROT,
        WHERE,
        SHARE_GONE,
        OTHER_ROOMS,
        NO_ROOM,
        WORST_ROOM,
    ),
    *(NONE_GONE, ROOMS_TOGETHER, VERDICTS, VERDICT, NO_RECEIPTS, RECEIPTS_HOLD, MEMORY_AGE),
    *(
        SOURCE_AGE,
        AGE,
        NO_SOURCE,
        MEMORIES_READ,
        SOURCES_READ,
        NEVER_READ,
        ONE_NEVER_READ,
        FALLEN,
        SOURCE,
    ),
    *(NOTHING_FELL, FELL_WITH, ONE_FELL_WITH, SINGLE_FELL, SOURCES_LEFT),
    *(name for name, _ in (*GRADES.values(), *VERDICT_PARTS)),
    *(name for name, _ in (MEMORIES, THERE, NOT_THERE, FALLEN_MEMORIES)),
    *AGES,
    *VERDICT_NAMES,
)
"""Every text above, for whoever translates them; names of wings, rooms and files are never among them."""
