"""Contradictions: what cannot both hold is found by kind, and look-alikes are told apart."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest
from nidra.trust.contradictions import Conflict, ConflictKind, Item, conflicts, contradicts

sys.path.insert(0, str(Path(__file__).parents[2]))
from benchmarks.contradictions import PRECISION, RECALL, TABLES, rows, score

N, A, X, M = (
    ConflictKind.NEGATION,
    ConflictKind.ANTONYM,
    ConflictKind.EXCLUSIVE,
    ConflictKind.NUMERIC,
)


def _kind(a: str, b: str) -> ConflictKind | None:
    found, turned = contradicts(a, b), contradicts(b, a)
    assert (found.turned() if found else None) == turned
    return found.kind if found else None


def test_the_table_of_labelled_pairs_is_answered_well() -> None:
    found = score(rows(TABLES / "pairs.tsv"))
    assert found.precision >= PRECISION
    assert found.recall >= RECALL


@pytest.mark.parametrize(
    "denial",
    """We don't ship|We dont ship|We do not ship|We never ship|We no longer ship|We can't ship|We cannot ship|We won't ship
    |We don’t ship|We do not ship anymore|We aren't able to ship""".replace("\n    ", "").split(
        "|"
    ),
)
def test_T59_every_form_of_denial_is_found(denial: str) -> None:
    assert _kind("We ship", denial) is N


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The API supports XML", "The API doesn't support XML"),
        ("Users can delete files", "Users cannot delete files"),
        ("Users may delete files", "Users may not delete files"),
        ("Everybody reviews the docs", "Nobody reviews the docs"),
        ("All tests pass", "Not all tests pass"),
        ("The car has a radio", "The car has no radio"),
        ("He smokes", "He stopped smoking"),
        ("You must restart it", "You don't have to restart it"),
        ("Marcus never drinks coffee", "Marcus drinks coffee every morning before work"),
        ("The pool is heated", "The pool is unheated"),
        ("The app uses cookies, see the policy", "The app does not use cookies"),
        ("Der Server ist erreichbar", "Der Server ist nicht erreichbar"),
        ("Nous utilisons Redis", "Nous n'utilisons pas Redis"),
        ("El servicio está activo", "El servicio no está activo"),
        ("Il server usa Redis", "Il server non usa Redis"),
        ("O serviço está disponível", "O serviço não está disponível"),
        ("Мы используем Redis", "Мы не используем Redis"),
        ("हम Redis का उपयोग करते हैं", "हम Redis का उपयोग नहीं करते हैं"),
        ("我们使用Redis", "我们不使用Redis"),
        ("Redisを使います", "Redisを使いません"),
    ],
)
def test_T59_a_denial_meets_what_it_denies(a: str, b: str) -> None:
    assert _kind(a, b) is N


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Not only Rust is used here", "Rust is used here"),
        ("The flag is not disabled", "The flag is enabled"),
        ("It is not impossible to restore", "It is possible to restore"),
        ("Is the cache enabled?", "The cache is not enabled"),
        ("If the disk is full, writes fail", "Writes do not fail"),
        ("It might rain", "It might not rain"),
        ("Some tests pass", "Some tests do not pass"),
        ("The car is not fast", "The car is not slow"),
        ("It works with Docker", "It works without Docker"),
        ("Alice manages Bob", "Bob does not manage Alice"),
        ("He used to smoke", "He does not smoke"),
        ("No more than 5 retries are made", "At most 5 retries are made"),
        ("Alice likes tea", "Bob does not like tea"),
        ("The staging server is up", "The production server is down"),
        ("The door to the left is open", "The door to the right is closed"),
        ("You need not restart it", "You may restart it"),
    ],
)
def test_T60_what_only_looks_like_a_denial_is_left_alone(a: str, b: str) -> None:
    assert _kind(a, b) is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The timeout is 30 s", "timeout: 1 min"),
        ("The timeout is 1.5 s", "The timeout is 15 s"),
        ("The limit is 1,000", "The limit is 10,000"),
        ("The temperature is -5 °C", "The temperature is 5 °C"),
        ("We have five servers", "We have 7 servers"),
        ("The retry limit is 5", "The retry limit was raised to 7"),
        ("The retry limit was raised from 5 to 7", "The retry limit is 5"),
        ("The launch is on March 3", "The launch is on March 5"),
        ("The meeting is at 3 pm", "The meeting is at 16:00"),
        ("The service requires Java 17", "The service requires Java 21"),
        ("It listens on port 8080", "It listens on port 9090"),
        ("The API allows 5 requests per second", "The API allows 100 requests per minute"),
        ("The backup runs daily", "The backup runs weekly"),
        ("Das Limit beträgt 10 Anfragen", "Das Limit beträgt 20 Anfragen"),
        ("Le délai est de 30 secondes", "Le délai est de 60 secondes"),
        ("超时是30秒", "超时是60秒"),
    ],
)
def test_T58_numbers_are_compared_as_what_they_are(a: str, b: str) -> None:
    assert _kind(a, b) is M


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Note 17: the value is 5", "Note 18: the value is 7"),
        ("Issue #12 is open", "Issue #13 is open"),
        ("Ticket 4812 is closed", "Ticket 4813 is open"),
        ("The code is 007", "The code is 7"),
        ("The server crashed on March 3", "The server crashed on March 5"),
        ("In 2023 revenue was 5M", "In 2024 revenue was 6M"),
        ("The 1st try took 5 s", "The 2nd try took 7 s"),
        ("Port 8080 is open", "Port 8081 is open"),
        ("The API listens on port 80", "The admin page listens on port 81"),
        ("1. Buy milk", "2. Buy milk"),
        ("The timeout is 60 s", "The timeout is 1 min"),
        ("The disk has 1 TB", "The disk has 1000 GB"),
        ("The 5 GB plan costs $10", "The 10 GB plan costs $20"),
        ("The limit is 1,000", "The limit is 1000"),
        ("The app runs on Go 1.22", "The app runs on Node 20.1"),
        ("It supports Python 3.11", "It also supports Python 3.12"),
        ("The limit used to be 5", "The limit is 7"),
        ("It takes about 30 s", "It takes 31 s"),
        ("The team grew from 5 to 8 people", "The team has 8 people"),
        ("The server has 16 GB of RAM", "The server has 8 cores"),
    ],
)
def test_T57_numbers_that_name_a_thing_are_no_values(a: str, b: str) -> None:
    assert _kind(a, b) is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The cache is enabled", "The cache is disabled"),
        ("The flag is on", "The flag is off"),
        ("Authentication is required", "Authentication is optional"),
        ("Uploads are allowed", "Uploads are forbidden"),
        ("The IDs are sorted in ascending order", "The IDs are sorted in descending order"),
        ("dark mode: yes", "dark mode: no"),
        ("Der Cache ist aktiviert", "Der Cache ist deaktiviert"),
        ("Le serveur est allumé", "Le serveur est éteint"),
        ("La función está habilitada", "La función está deshabilitada"),
        ("Il servizio è pubblico", "Il servizio è privato"),
        ("Сервис доступен", "Сервис недоступен"),
        ("कैश सक्षम है", "कैश अक्षम है"),
        ("缓存已启用", "缓存已禁用"),
        ("キャッシュは有効です", "キャッシュは無効です"),
    ],
)
def test_T59_opposites_conflict(a: str, b: str) -> None:
    assert _kind(a, b) is A


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("We use Redis for caching", "We moved from Redis to Valkey"),
        ("The project uses Jenkins", "The project replaced Jenkins with Drone"),
        ("We moved from Redis to Valkey", "We moved from Valkey to Redis"),
        ("The app uses MongoDB", "MongoDB was replaced by PostgreSQL"),
        ("The default branch is main", "The default branch is master"),
        ("Alice is the owner", "Bob is the owner"),
        ("Alice lives in Berlin", "Alice lives in Munich"),
        ("The service is written in Go", "The service is written in Rust"),
        ("He prefers trains over planes", "He prefers planes over trains"),
        ("Wir nutzen Jira", "Wir sind von Jira auf Linear umgestiegen"),
    ],
)
def test_what_excludes_the_other_conflicts(a: str, b: str) -> None:
    assert _kind(a, b) is X


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("We moved from Redis to Valkey", "We use Valkey"),
        ("We use Redis", "We use Postgres"),
        ("We use Redis for sessions", "We moved from Redis to Valkey for caching"),
        ("The billing service uses Redis", "The search service moved from Redis to Valkey"),
        ("The owner is Alice", "The owner is Alice Smith"),
        ("Alice lives in Berlin", "Bob lives in Munich"),
        ("The staging database is MySQL", "The production database is PostgreSQL"),
    ],
)
def test_two_things_that_stand_side_by_side_do_not_conflict(a: str, b: str) -> None:
    assert _kind(a, b) is None


def _at(text: str, subject: str | None, attribute: str | None = None) -> Item:
    return Item(0, text, subject, attribute)


def test_one_address_holds_one_value() -> None:
    found = contradicts(
        _at("Alice Nguyen", "payments", "owner"), _at("Bob Meyer", "Payments", "owner")
    )
    assert found is not None
    assert found.kind is ConflictKind.VALUE


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (_at("30 s", "gateway", "timeout"), _at("0.5 min", "gateway", "timeout")),
        (_at("30 s", "gateway", "timeout"), _at("60 s", "gateway", "interval")),
        (_at("30 s", "gateway", "timeout"), _at("60 s", "database", "timeout")),
        (_at("urgent", "ticket", "tags"), _at("backend", "ticket", "tags")),
        (_at("Alice", "payments", "owner"), _at("Alice Nguyen", "payments", "owner")),
    ],
)
def test_other_addresses_and_equal_values_do_not_conflict(a: Item, b: Item) -> None:
    assert contradicts(a, b) is None


def test_T61_subjects_are_compared_folded() -> None:
    one, other = _at("The port is 80", "Service Port"), _at("The port is 81", "service-port")
    assert contradicts(one, other) is not None
    assert contradicts(one, _at("The port is 81", "other port")) is None


def test_the_differing_parts_stand_in_the_texts() -> None:
    found = contradicts("The timeout is 30 s", "timeout: 1 min")
    assert found == Conflict(M, (("30 s", "1 min"),), "One says 30 s, the other 1 min.")
    denied = contradicts("We ship", "We don't ship")
    assert denied is not None
    assert denied.parts == (("ship", "don't ship"),)


def test_a_statement_does_not_contradict_itself() -> None:
    assert contradicts("The limit is 5, not 6", "The limit is 5, not 6") is None


def _found(texts: list[str], most: int = 50) -> tuple[set[tuple[int, int]], int]:
    found = conflicts([Item(at, text, "s") for at, text in enumerate(texts)], most)
    return {(a, b) for a, b, _ in found.conflicts}, found.left_out


def test_T56_numbered_notes_are_groups_and_not_pairs() -> None:
    assert _found([f"Note {n}: the value is {n * 3}" for n in range(400)]) == (set(), 0)
    assert _found([f"Note {n}: buy {n} eggs" for n in range(400)]) == (set(), 0)


def test_T56_the_same_note_twice_with_another_value_is_still_found() -> None:
    texts = [f"Note {n}: the value is {n * 3}" for n in range(400)] + ["Note 7: the value is 22"]
    assert _found(texts) == ({(7, 400)}, 0)


def test_of_very_many_values_the_newest_is_paired_and_the_rest_counted() -> None:
    pairs, left = _found([f"The limit is {n}" for n in range(1000)], most=20)
    assert len(pairs) == 20
    assert all(999 in pair for pair in pairs)
    assert left == 1000 * 999 // 2 - 20


def test_a_few_values_are_all_paired() -> None:
    pairs, left = _found(["The limit is 5", "The limit is 6", "The limit is 7", "The limit is 5 s"])
    assert {(0, 1), (0, 2), (1, 2)} <= pairs
    assert left == 0


def test_a_statement_of_five_megabytes_is_counted_and_not_compared() -> None:
    found = conflicts([Item(1, "The limit is 5. " * 350_000), Item(2, "The limit is 6.")], 50)
    assert (found.conflicts, found.too_long) == ([], 1)


def test_subjects_are_kept_apart_among_many() -> None:
    items = [Item(1, "The port is 80", "a"), Item(2, "The port is 81", "b")]
    assert conflicts(items, 50).conflicts == []


@pytest.mark.parametrize(
    "text", ["", " ", "\x00", "\ud800", "🙂", "?", "-", "::", "()", "5", "#", "not", "a" * 3000]
)
def test_odd_texts_are_read_without_harm(text: str) -> None:
    assert contradicts(text, "The limit is 5") is None
    assert contradicts(text, text) is None


def test_parts_stand_as_they_are_written_with_curly_apostrophes_and_control_characters() -> None:
    found = contradicts("We don’t ship\x1b[2J", "We ship")
    assert found is not None
    assert found.parts == (("don’t ship", "ship"),)


def test_one_subject_full_of_conflicts_names_a_bounded_number_and_counts_the_rest() -> None:
    texts = [f"The limit of thing {n % 1500} is {n}" for n in range(4500)]
    pairs, left = _found(texts)
    assert 1000 <= len(pairs) < 1010
    assert (2999, 4499) in pairs
    assert len(pairs) + left == 1500 * 3


@pytest.mark.parametrize(
    "plan", ["We plan to move from Kafka to NATS", "We considered moving from Kafka to NATS"]
)
def test_what_is_only_planned_excludes_nothing(plan: str) -> None:
    assert _kind(plan, "We use Kafka") is None


def test_an_attribute_of_many_values_holds_them_all() -> None:
    assert contradicts(_at("red", "bike", "tags"), _at("blue", "bike", "tags")) is None


def test_of_more_statements_than_can_be_read_closely_the_newest_are_and_the_rest_is_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("nidra.trust.contra_buckets.FEWEST_SHAPES", 4)
    monkeypatch.setattr("nidra.trust.contra_buckets.MOST_SHAPES", 4)
    monkeypatch.setattr("nidra.trust.contra_buckets.LEAST_SHAPES", 4)
    old = [f"The {name} gate closes early because of the storm" for name in ("red", "blue", "old")]
    new = ["The pump is switched on by the harbour master", "The pump is switched off by night"]
    new += ["The lamp on the pier is enabled", "The lamp on the pier is disabled"]
    found = conflicts([Item(k, text) for k, text in enumerate(old + new)], 50)
    assert [(a, b) for a, b, _ in found.conflicts] == [(5, 6), (3, 4)]
    assert found.passed_over == 3


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("Telemetry is opt in", "Telemetry is opt out.", A),
        ("The disk is read only", "The disk is read write", A),
        ("Ada works part time, 60 %", "Ada works full time, 60 %", A),
        ("Backups are made by hand", "Backups are made automatically", A),
        ("The lamp is in stock", "The lamp is out of stock", A),
    ],
)
def test_a_clause_may_end_in_words_that_are_one(a: str, b: str, kind: ConflictKind) -> None:
    assert _kind(a, b) is kind


@pytest.mark.parametrize(
    "text",
    [
        "Deploys fail unless",
        "It works only if: the key is set",
        "Runs unless (X)",
        "wenn",
        "if, yes",
    ],
)
def test_a_condition_may_say_nothing(text: str) -> None:
    assert _kind(text, "Deploys never fail") is None


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("The user does not smoke.", "The user smoked for ten years."),
        ("The team never replied", "The team does reply"),
        ("The plan costs 2.99 € a month", "The plan costs 24.99 € a year"),
        ("The plan costs $5/month", "The plan costs $50/year"),
        ("The roof was replaced in 2023.", "The solar array is on the roof."),
        ("The boiler was replaced in 2023.", "The valve is part of the boiler"),
        ("The team switched from Jira to Linear", "Support still uses Jira"),
    ],
)
def test_what_was_what_is_priced_otherwise_and_what_others_do_is_left_alone(a: str, b: str) -> None:
    assert _kind(a, b) is None


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("The user does not smoke.", "The user smokes a lot", N),
        ("The user did not smoke.", "The user smoked.", N),
        ("The plan costs 2.99 € a month", "The plan costs 3.99 € a month", M),
        ("Redis was replaced last year.", "The app uses Redis.", X),
        ("The cache was replaced by Valkey.", "The app uses the cache.", X),
        ("The team switched from Jira to Linear.", "The team still uses Jira.", X),
        ("We switched from Jira to Linear.", "The project uses Jira.", X),
    ],
)
def test_beside_what_is_left_alone_the_like_is_still_found(
    a: str, b: str, kind: ConflictKind
) -> None:
    assert _kind(a, b) is kind


_TIRING = [
    "The timeout is " + "v1." * 466,
    "The timeout is " + "1.0 " * 340,
    "1," * 700,
    "1 1 1 " * 200,
    "1%" * 400,
    "1/2/" * 300,
    "is 5 " * 280,
    "The timeout is" + " " * 1400 + "5",
    "The timeout is" + "\r" * 1400 + "5",
    "The timeout is" + "`" * 1400 + "5",
    "We left " + "v" * 1400,
    "We left " + "_" * 1400,
    "9" * 1400,
    "-" * 1400,
]


@pytest.mark.parametrize("text", _TIRING, ids=range(len(_TIRING)))
def test_long_runs_of_one_thing_are_read_within_20_milliseconds(text: str) -> None:
    other = "We moved from a to b."
    _kind(text, other)
    spent = []
    for _ in range(3):
        start = time.process_time()
        contradicts(text, other)
        spent.append(time.process_time() - start)
    assert min(spent) < 0.02


def test_a_table_of_numbers_is_compared_with_nothing_but_its_words_are() -> None:
    table = "The results are " + " ms ".join(map(str, range(100, 141)))
    assert _kind(f"{table} ms", table.replace("140", "150") + " ms") is None
    few = "The results are " + " ms ".join(map(str, range(100, 135)))
    assert _kind(f"{few} ms", few.replace("134", "150") + " ms") is M
    assert _kind(f"{table}. The cache is enabled.", f"{table}. The cache is disabled.") is A


@pytest.mark.parametrize("change", ["was raised from 5 to 7", "moved from 5 to 7"])
def test_a_value_that_was_changed_meets_the_old_one_among_many_and_is_shown_as_it_stands(
    change: str,
) -> None:
    texts = ["The limit is 5", f"The limit {change}", "The limit is 7", "Note 9 is empty"]
    found = conflicts([Item(at, text) for at, text in enumerate(texts)], 100)
    told = {(a, b): conflict.parts for a, b, conflict in found.conflicts}
    assert told[0, 1] == (("5", "7"),)
    assert told[0, 2] == (("5", "7"),)
    assert (1, 2) not in told
