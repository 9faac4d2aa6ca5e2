"""What an audit answers beyond the census: six questions that owners of a memory store ask.

Everything here is bounded; the field `more…` or a total beside each list counts the rest.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stale:
    """A receipt that its source does not bear out any more.

    `foreign_id` is the id of the row in its own store, None for a memory that was added by hand.
    `changes` are (what the memory says, what the source says today).
    """

    foreign_id: str | None
    memory: str
    statement: str
    source: str
    verdict: str
    changes: tuple[tuple[str, str], ...]
    wing: str = ""
    room: str = ""


@dataclass(frozen=True, slots=True)
class OutOfReach:
    """A folder that is not there (moved, or its volume not mounted), with what lies below it."""

    folder: str
    sources: int
    memories: int


@dataclass(frozen=True, slots=True)
class Reach:
    """No source recorded, gone, and out of reach told apart.

    `no_source` memories name no file; of these, `noted` rows hold free text in its place. `gone` and
    `unreachable` count memories, `gone_sources` and `unreachable_sources` files. `folders` are those
    to look at first.
    """

    no_source: int
    noted: int
    gone: int
    gone_sources: int
    unreachable: int
    unreachable_sources: int
    folders: tuple[OutOfReach, ...] = ()
    more_folders: int = 0


@dataclass(frozen=True, slots=True)
class Repeated:
    """A text that several rows of a foreign store hold. `standing` is a source that bears it out."""

    memory: str
    statement: str
    copies: int
    borne_out: int
    standing: str


@dataclass(frozen=True, slots=True)
class Duplicates:
    """Texts that were filed more than once.

    `groups` texts stand in `copies` rows; in `with_source` groups a copy is still borne out by its
    source. `united` memories were united with another that says the same in other words or marks.
    """

    groups: int
    copies: int
    with_source: int
    united: int
    listed: tuple[Repeated, ...] = ()
    more: int = 0


@dataclass(frozen=True, slots=True)
class Cut:
    """A source whose text the miner cut. Sizes are bytes.

    `size` is the file, `covered` what the spans of the store's receipts cover of it. `words` are the
    bytes of the texts in it, without the frame of its format, and `never_filed` those among them
    that no receipt covers; both None where the file could not be read now.
    """

    path: str
    memories: int
    size: int
    covered: int
    words: int | None = None
    never_filed: int | None = None

    @property
    def coverage(self) -> float:
        """The share of the words that the store holds; of the whole file where they are not known."""
        if self.words is not None and self.never_filed is not None:
            return 1 - self.never_filed / self.words if self.words else 0.0
        return self.covered / self.size if self.size else 0.0


@dataclass(frozen=True, slots=True)
class Truncated:
    """Memories that the miner cut short, and the sources that go on where they stop."""

    memories: int
    sources: int
    listed: tuple[Cut, ...] = ()

    @property
    def never_filed(self) -> int:
        """Bytes of words in the listed sources that were never filed."""
        return sum(cut.never_filed or 0 for cut in self.listed)


@dataclass(frozen=True, slots=True)
class Expiring:
    """A transcript with the days until it is purged; less than 0 where it is overdue."""

    path: str
    memories: int
    days_left: float


@dataclass(frozen=True, slots=True)
class UserHalf:
    """What `history.jsonl` still holds of transcripts that are gone.

    `gone` memories rest on such transcripts; `asked` of them begin with what the user typed, and for
    `found` of these it still stands there. `unseen` were not looked at, beyond the bound.
    """

    path: str
    gone: int
    asked: int
    found: int
    unseen: int = 0
    listed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Transcripts:
    """Transcripts under `folder`, which their program deletes `days` days after they were last written.

    `soon` of the `present` ones go within a week, and `memories_soon` memories rest on these.
    """

    folder: str
    days: int
    present: int
    soon: int
    memories_soon: int
    listed: tuple[Expiring, ...] = ()
    user_half: UserHalf | None = None


@dataclass(frozen=True, slots=True)
class VanishedRow:
    """A row that its foreign store lacks by now. `when` is the import that noticed, microseconds."""

    foreign_id: str
    memory: str | None
    wing: str
    room: str
    statement: str
    when: int


@dataclass(frozen=True, slots=True)
class VanishedFrom:
    """Rows that one foreign store lacks by now: since the last audit, and in all."""

    location: str
    since_last: int
    in_all: int


@dataclass(frozen=True, slots=True)
class Vanished:
    """Rows that foreign stores lack by now."""

    stores: tuple[VanishedFrom, ...] = ()
    listed: tuple[VanishedRow, ...] = ()

    @property
    def in_all(self) -> int:
        """How many rows are there no more."""
        return sum(store.in_all for store in self.stores)


@dataclass(frozen=True, slots=True)
class Findings:
    """The six answers. `stale` is a bounded list and `more_stale` counts the rest."""

    stale: tuple[Stale, ...]
    more_stale: int
    reach: Reach
    duplicates: Duplicates
    truncated: Truncated
    transcripts: Transcripts | None
    vanished: Vanished


@dataclass(frozen=True, slots=True)
class Case:
    """One receipt of a sample, for a person to judge the judgement.

    `before`, `found` and `after` are the source's text around the place, as its bytes read now;
    `found` begins at byte `offset` and is `length` bytes long. `note` says what cannot be shown.
    `changed_since` tells whether the source is another than the last pass read.
    """

    memory: str
    foreign_id: str | None
    excerpt: str
    source: str
    verdict: str
    sentence: str
    now: str
    sentence_now: str
    changes: tuple[tuple[str, str], ...]
    before: str
    found: str
    after: str
    offset: int
    length: int
    changed_since: bool | None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Sample:
    """Cases drawn by chance from all receipts of one verdict; the same seed draws the same."""

    store: str
    verdict: str
    seed: int
    of: int
    cases: tuple[Case, ...]
    taken_at: int
    version: str = ""
