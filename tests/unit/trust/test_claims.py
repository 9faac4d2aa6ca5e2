"""Claims in memory files: found in the text, and asked of the tree."""

from pathlib import Path

import pytest
from nidra.records.evidence import Form, Receipt
from nidra.records.verdict import State, Verdict
from nidra.sources.reader import FileReader
from nidra.trust.check import check
from nidra.trust.claims import Claim, ClaimKind, claims_in, parse, stripped
from nidra.trust.definitions import defines, same_value, values_of
from nidra.trust.integrity import seal


def locators(markdown: str) -> list[str]:
    return [claim.locator for claim in claims_in(markdown)]


@pytest.mark.parametrize(
    ("text", "locator"),
    [
        ("see /home/asha/x/foo.py for it", "path:/home/asha/x/foo.py"),
        ("see /Users/asha/x", "path:/Users/asha/x"),
        ("see ~/x/foo.py", "path:~/x/foo.py"),
        (r"see C:\Users\asha\x.md now", r"path:C:\Users\asha\x.md"),
        ("see C:/Users/asha/x.md now", "path:C:/Users/asha/x.md"),
        (r"see \\server\share\x.md", r"path:\\server\share\x.md"),
        ("see src/tidelog/parse.py", "path:src/tidelog/parse.py"),
        ("see `../docs/plan.md`", "path:../docs/plan.md"),
        ("in [the plan](docs/plan.md)", "path:docs/plan.md"),
        ("follow [[Retry Limit|the limit]]", "wikilink:[[Retry Limit]]"),
        ("follow [[retry-limit#why]]", "wikilink:[[retry-limit]]"),
        ("`core/app.py::Store.add` writes", "symbol:core/app.py::Store.add"),
        ("`core/app.py::add()` writes", "symbol:core/app.py::add"),
        ("`core/app.py::LIMIT = 5` holds", "value:core/app.py::LIMIT=5"),
    ],
)
def test_T82_claims_of_every_form_are_found(text: str, locator: str) -> None:
    assert locators(text) == [locator]
    claim = parse(locator)
    assert claim is not None and claim.locator == locator


@pytest.mark.parametrize(
    "text",
    [
        "and/or, 1/2, n/a, yes/no",
        "https://example.org/a/b.html and www.example.org/x.md",
        "GET /api/v1/users answers",
        "files like src/*.py or src/{a,b}.py or <root>/x.py",
        ".../x/foo.py and $HOME/x.py",
        "```\ncat /home/asha/secret.md\n```",
        "plain words, nothing else",
        "on 2026/01/02 at 12:30",
    ],
)
def test_what_is_no_path_is_no_claim(text: str) -> None:
    assert locators(text) == []


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("~/x/foo.py:42", "~/x/foo.py"),
        ("~/x/foo.py:42:7", "~/x/foo.py"),
        ("**~/x/foo.py**", "~/x/foo.py"),
        ("/home/x/foo.py?", "/home/x/foo.py"),
        ("docs/foo.md#L12-L14", "docs/foo.md"),
        ("(src/foo.py).", "src/foo.py"),
        ("src/foo.py:12-14,", "src/foo.py"),
    ],
)
def test_T83_what_prose_puts_around_a_path_is_stripped(written: str, path: str) -> None:
    assert stripped(written) == path
    assert f"path:{path}" in locators(f"see {written} for it")


def test_a_claim_knows_its_line() -> None:
    (claim,) = claims_in("# Head\n\nThe parser is src/parse.py now.\n\nAgain src/parse.py.\n")
    assert claim == Claim(
        ClaimKind.PATH, "src/parse.py", line=3, excerpt="The parser is src/parse.py now."
    )


@pytest.mark.parametrize(
    "locator", ["", "config.md#L12", "line 4", "symbol:a.py", "value:a.py::X", "url:x"]
)
def test_free_text_is_no_claim(locator: str) -> None:
    assert parse(locator) is None


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / ".git").mkdir()
    notes = tmp_path / "memory"
    notes.mkdir()
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "app.py").write_text(
        "LIMIT: int = 5\nNAME = 'tide'\n\nclass Store:\n    size = 3\n    def add(self): ...\n"
    )
    (tmp_path / "src" / "app.toml").write_text("[retry]\nlimit = 5\n[other]\nlimit = 6\n")
    (notes / "notes.md").write_text("the memory file")
    (notes / "Retry Limit.md").write_text("x")
    (notes / "user_7.md").write_text("---\nname: Who Asha Is\ntype: user\n---\nbody")
    return tmp_path


def ask(project: Path, locator: str, **more: object) -> Verdict:
    excerpt = "a line of the memory file"
    source = str(project / "memory" / "notes.md")
    row = Receipt(source, excerpt, seal(excerpt), locator, Form.CLAIM)
    return check(row._replace(**more), FileReader())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "locator",
    [
        "path:src/app.py",
        "path:../src/app.py",
        r"path:src\app.py",
        "path:./notes.md",
        "path:src",
        "path:src/app.py:42",
        "path:src/app.py?",
        "path:**src/app.py**",
        "wikilink:[[Retry Limit]]",
        "wikilink:[[retry limit]]",
        "wikilink:[[retry limit.md]]",
        "wikilink:[[memory/Retry Limit]]",
        "wikilink:[[who asha is]]",
        "wikilink:[[app.py]]",
        "symbol:src/app.py::Store",
        "symbol:src/app.py::Store.add",
        "symbol:src/app.py::LIMIT",
        "value:src/app.py::LIMIT=5",
        "value:src/app.py::NAME=tide",
        'value:src/app.py::NAME="tide"',
        "value:src/app.py::Store.size=3",
        "value:src/app.toml::retry.limit=5",
        "value:src/app.toml::limit=6",
    ],
)
def test_T81_T83_a_true_claim_holds(project: Path, locator: str) -> None:
    assert ask(project, locator).state is State.VERBATIM


@pytest.mark.parametrize(
    "locator",
    [
        "path:src/gone.py",
        "path:./gone.md",
        "wikilink:[[Retry]]",
        "wikilink:[[limit]]",
        "symbol:src/app.py::Stor",
        "symbol:src/app.py::Store.remove",
        "symbol:src/gone.py::Store",
        "value:src/app.py::MISSING=5",
    ],
)
def test_a_false_claim_is_unfounded_or_drifted(project: Path, locator: str) -> None:
    assert ask(project, locator).state is State.UNFOUNDED
    assert ask(project, locator, ever_ok=True).state is State.DRIFTED


def test_a_changed_value_has_drifted_and_the_present_one_is_shown(project: Path) -> None:
    found = ask(project, "value:src/app.py::LIMIT=50")
    assert found.state is State.DRIFTED
    assert found.sentence == "src/app.py now gives LIMIT the value 5 where the claim says 50."
    assert (found.detail.drift, found.detail.elided) == (("50",), ("5",))


def test_an_absolute_path_is_asked_where_it_is(project: Path) -> None:
    assert ask(project, f"path:{project}/src/app.py").state is State.VERBATIM
    assert ask(project, f"path:{project}/src/no.py").state is State.UNFOUNDED


@pytest.mark.parametrize(
    "locator",
    ["path:/Users/nobody-here/x/y.md", r"path:D:\work\x.md", "path:/mnt/no-volume-here/x.md"],
)
def test_T82_a_path_of_another_machine_is_not_called_false(project: Path, locator: str) -> None:
    assert ask(project, locator).state is State.UNREADABLE


@pytest.mark.parametrize(
    "kind", ["path:{}", "symbol:{}::go", "value:{}::LIMIT=5", "wikilink:[[{}]]"]
)
@pytest.mark.parametrize(
    "path", ["/" + "/".join(["y" * 200] * 30), "/tmp/" + "x" * 300, "x" * 300 + "/a/b"]
)
def test_a_name_that_no_system_takes_is_a_verdict_and_no_failure(
    project: Path, kind: str, path: str
) -> None:
    assert not ask(project, kind.format(path)).ok


def test_a_relative_path_of_an_unknown_project_is_not_called_false(tmp_path: Path) -> None:
    (tmp_path / "memory").mkdir()
    assert ask(tmp_path, "path:src/app.py").state is State.UNREADABLE
    assert ask(tmp_path, "path:app.py").state is State.UNFOUNDED
    assert ask(tmp_path, "path:src/app.py", ever_ok=True).state is State.DRIFTED


def test_home_is_expanded(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(project))
    assert ask(project, "path:~/src/app.py").state is State.VERBATIM
    assert ask(project, "path:~/src/no.py").state is State.UNFOUNDED


def test_a_locator_without_claim_cannot_be_checked(project: Path) -> None:
    assert ask(project, "somewhere in the notes").state is State.NO_BYTE_CHECK


@pytest.mark.parametrize(
    ("suffix", "text", "name", "known"),
    [
        (".rs", "pub async fn parse_line(x: &str) {}", "parse_line", True),
        (".rs", "    parse_line(x);", "parse_lin", False),
        (".go", "func (s *Store) Add(x int) error {", "Store.Add", True),
        (".ts", "export const LIMIT = 5;", "LIMIT", True),
        (".c", "static int add(int a, int b) {", "add", True),
        (".py", "def broken(:\n", "broken", True),
        (".py", "if x:\n    def inner(): ...\n", "inner", True),
        (".py", "def outer():\n    inner = 1\n", "inner", False),
        (".py", "from a import b as c\n", "c", True),
        (".sql", "CREATE TABLE memory (id)", "memory", True),
    ],
)
def test_names_are_found_where_they_are_defined(
    suffix: str, text: str, name: str, known: bool
) -> None:
    assert defines(text, name, suffix) is known


@pytest.mark.parametrize(
    ("suffix", "text", "name", "value"),
    [
        (".env", "export RETRY_LIMIT=5\n", "RETRY_LIMIT", "5"),
        (".yaml", "retry:\n  limit: 5  # tries\n", "limit", "5"),
        (".json", '{"retry": {"limit": 5}}', "retry.limit", "5"),
        (".json", '{"on": true}', "on", "true"),
        (".ini", "[retry]\nlimit = 5\n", "retry.limit", "5"),
        (".rs", "const LIMIT: u32 = 5;\n", "LIMIT", "5"),
        (".ts", "export const LIMIT: number = 5;\n", "LIMIT", "5"),
        (".h", "#define LIMIT 5\n", "LIMIT", "5"),
        (".py", "LIMIT = 1_000\n", "LIMIT", "1000"),
        (".py", "TIMEOUT = 5.0\n", "TIMEOUT", "5"),
        (".py", "ON = True\n", "ON", "true"),
        (".py", "broken = (\nLIMIT = 5\n", "LIMIT", "5"),
    ],
)
def test_values_are_read_from_every_usual_format(
    suffix: str, text: str, name: str, value: str
) -> None:
    assert any(same_value(value, found) for found in values_of(text, name, suffix))
    assert not any(same_value("other", found) for found in values_of(text, name, suffix))


def test_values_differ_by_sign_digits_and_words() -> None:
    assert not same_value("5", "-5")
    assert not same_value("5", "50")
    assert not same_value("true", "false")
    assert not same_value("Tide", "tide")
    assert same_value('"a, b"', "'a, b'")


@pytest.mark.timeout(60)
@pytest.mark.parametrize("text", ["a" * 1_000_000, "a." * 500_000, "`a" * 500_000])
def test_a_million_characters_in_one_line_are_no_trouble(text: str) -> None:
    assert claims_in(text) == []
