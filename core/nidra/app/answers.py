"""The answer cache: an answer is served only while its receipts verify, byte by byte, now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from nidra.app.why import LiveCheck, live_checks
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import NidraError, UsageError
from nidra.base.ids import PublicId
from nidra.base.questions import question_key
from nidra.base.text import storable
from nidra.records.grade import Grade, Standing
from nidra.records.memory import Memory
from nidra.store import answers, reading
from nidra.trust.grading import PremiseState, RowState, judge


@dataclass(frozen=True, slots=True)
class Answer:
    """A served answer with the receipts that bear it out. `checked_at` is microseconds of UTC."""

    id: PublicId
    question: str
    answer: str
    grade: Grade
    receipts: tuple[LiveCheck, ...]
    checked_at: int

    def __str__(self) -> str:
        return self.answer


@dataclass(frozen=True, slots=True)
class Prewarmed:
    """What prewarming did: questions answered and kept, and those that were not, with the reason."""

    kept: tuple[str, ...] = ()
    failed: tuple[tuple[str, str], ...] = field(default=())


def remember(
    store: Store,
    question: str,
    answer: str,
    sources: Sequence[tuple[Any, ...]] = (),
    tags: Iterable[str] | None = None,
) -> PublicId:
    """Keep an answer with its receipts (source, excerpt, locator). Equal pairs are one memory."""
    if not question.strip() or not answer.strip():
        raise UsageError(reason="An answer needs a question and an answer; one of them is empty.")
    asked, said = storable(question), storable(answer)
    memory = new_memory(f"Q: {asked}\nA: {said}", tags=tags, sources=sources)
    return store.file(
        memory,
        also=lambda connection, key: answers.keep(
            connection, key, asked, question_key(asked), said
        ),
    )


def recall(
    store: Store, question: str, min_grade: str | Grade = Grade.MACHINE_CHECKED
) -> Answer | None:
    """The newest answer to exactly this question that still verifies, or None.

    The match is exact but for contractions, case, punctuation and blanks. Every receipt is checked
    against its source's bytes before the answer is served; nothing is written. Raises `UsageError`
    (a `ValueError`) for a grade that does not exist.
    """
    least = _grade(min_grade)
    with store.database.reading() as connection:
        found = answers.keys(connection, question_key(storable(question)))
    for key, asked, said in found:
        with store.database.reading() as connection:
            memory = reading.build(connection, [key], store.read_dates())[0]
        checks = tuple(live_checks(store, memory))
        now = _grade_now(store, memory, checks)
        if now is not None and now >= least:
            return Answer(PublicId(memory.id), asked, said, now, checks, store.now())
    return None


def prewarm(store: Store, questions: Iterable[str], ask: Callable[[str], Any]) -> Prewarmed:
    """Ask for each question that has no answer now, and keep what comes back.

    `ask` is any callable that takes the question and returns `(answer, sources)`, an answer alone,
    or None. A question whose asking fails is reported with its reason and stops no other.
    """
    kept: list[str] = []
    failed: list[tuple[str, str]] = []
    for question in questions:
        if recall(store, question) is not None:
            continue
        reason = _ask_one(store, question, ask)
        if reason is None:
            kept.append(question)
        else:
            failed.append((question, reason))
    return Prewarmed(tuple(kept), tuple(failed))


def _ask_one(store: Store, question: str, ask: Callable[[str], Any]) -> str | None:
    """Ask and keep; the reason where that failed. Whatever a stranger's callable raises is told."""
    try:
        said = ask(question)
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"
    if said is None:
        return "no answer was given"
    answer, sources = said if isinstance(said, tuple) and len(said) == 2 else (said, ())
    try:
        remember(store, question, str(answer), sources)
    except NidraError as problem:
        return str(problem)
    return None


def _grade(value: str | Grade) -> Grade:
    if isinstance(value, Grade):
        return value
    names = {grade.label: grade for grade in Grade}
    if value not in names:
        raise UsageError(reason=f"There is no grade {value!r}. There are: {', '.join(names)}.")
    return names[value]


def _grade_now(store: Store, memory: Memory, checks: Sequence[LiveCheck]) -> Grade | None:
    """The grade that the live checks earn, or None where a receipt failed."""
    rows = [RowState(c.now.state, c.row.ever_ok, c.row.vouched) for c in checks]
    premises = store.related(memory.premises)
    found = judge(rows, [PremiseState(p.id, p.grade, p.standing) for p in premises])
    return None if found.standing is Standing.FALLEN else found.grade
