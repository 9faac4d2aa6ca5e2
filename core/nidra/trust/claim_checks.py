"""Asking the tree whether a claim holds, relative to the memory file, its project, and home."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path, PurePath, PureWindowsPath

from nidra.base.paths import is_there
from nidra.base.text import one_line
from nidra.records.evidence import Receipt
from nidra.records.verdict import Detail, State, Verdict
from nidra.sources.decode import DecodedText
from nidra.sources.files import Kind
from nidra.sources.reader import Reader
from nidra.sources.walking import files_below
from nidra.trust.claims import Claim, ClaimKind, parse, stripped
from nidra.trust.definitions import defines, same_value, values_of

_MOST_FILES = 5_000
_WINDOWS = re.compile(r"[A-Za-z]:[\\/]|\\\\")
_NOTE_NAME = re.compile(r"^(?:name|title)[ \t]*:[ \t]*[\"']?(.+?)[\"']?[ \t]*$", re.MULTILINE)
_FRONT_MATTER = re.compile(r"---[ \t]*\r?\n(.*?)\r?\n---", re.DOTALL)
_MOUNT_DEPTH = 3  # "/", "/home", "/home/asha": nothing below them says that this is another machine


def check_claim(receipt: Receipt, reader: Reader) -> Verdict:
    """The verdict on a receipt whose locator is a claim."""
    claim = parse(receipt.locator)
    if claim is None:
        words = f"The locator {one_line(receipt.locator, 60)!r} makes no claim that can be checked."
        return Verdict(State.NO_BYTE_CHECK, words)
    tree = Tree(receipt.source, reader)
    if claim.kind is ClaimKind.WIKILINK:
        return _wikilink(claim, receipt, tree)
    if claim.kind is ClaimKind.PATH:
        found = tree.find(claim.target)
        if found is not None:
            return _holds(f"{claim.target} exists.")
        return _missing(claim, receipt, tree)
    return _inside(claim, receipt, tree)


def _holds(sentence: str) -> Verdict:
    return Verdict(State.VERBATIM, sentence, (), 1.0)


def _fails(receipt: Receipt, sentence: str, detail: Detail = Detail()) -> Verdict:  # noqa: B008
    """A claim that was true once has drifted; one that never was, was never founded."""
    state = State.DRIFTED if receipt.ever_ok or receipt.vouched else State.UNFOUNDED
    return Verdict(state, sentence, (), 0.0, detail)


class Tree:
    """The places against which the claims of one memory file are read."""

    def __init__(self, source: str, reader: Reader) -> None:
        self._reader = reader
        self._folder = Path(source).parent if source else None
        self.project = _project_of(self._folder) if self._folder else None

    def find(self, target: str) -> str | None:
        """The first place where `target`, or `target` without its suffixes, exists."""
        for path in dict.fromkeys((target, stripped(target))):
            for place in self.places(path):
                if self._reader.look(place).exists:
                    return place
        return None

    def hidden(self, target: str) -> bool:
        """May nobody look whether `target` exists?"""
        return any(self._reader.look(place).kind is Kind.FORBIDDEN for place in self.places(target))

    def places(self, target: str) -> Iterator[str]:
        """Where a path of a memory file may lead."""
        path = target.removeprefix("file://")
        if path.startswith("~"):
            yield str(_expanded(path))
        elif path.startswith("/") or _WINDOWS.match(path):
            yield path
        else:
            for base in self.bases():
                yield str(base / path.replace("\\", "/"))

    def bases(self) -> Iterator[Path]:
        """The folders that a relative path may start from: the file's own, the project's, home."""
        if self._folder is not None:
            yield self._folder
        if self.project is not None:
            yield self.project
        yield _expanded("~")

    def text(self, path: str) -> str | None:
        """The text of a file of the tree, or None where there is none to be read."""
        decoded = self._reader.open(path).text
        return decoded.text if isinstance(decoded, DecodedText) else None

    def notes(self) -> Iterator[str]:
        """Files among which a note may be: below the memory file's folder, then below the project."""
        seen: set[str] = set()
        for base in (self._folder, self.project):
            if base is not None:
                for path in files_below(str(base), _MOST_FILES):
                    if path not in seen:
                        seen.add(path)
                        yield path


def _expanded(path: str) -> Path:
    try:
        return Path(path).expanduser()
    except RuntimeError:  # no such user, or no home at all
        return Path(path)


def _project_of(folder: Path) -> Path | None:
    """The nearest folder above that holds `.git`."""
    for place in (folder, *folder.parents):
        if is_there(place / ".git"):
            return place
    return None


def _missing(claim: Claim, receipt: Receipt, tree: Tree) -> Verdict:
    """A path that stands nowhere: false, unless it belongs to another machine or to an unknown folder."""
    target = stripped(claim.target)
    places = list(tree.places(target))
    absolute = len(places) == 1
    foreign = bool(_WINDOWS.match(target)) and not isinstance(PurePath(), PureWindowsPath)
    if tree.hidden(target):
        return Verdict(State.UNREADABLE, f"{target} cannot be looked at: permission was refused.")
    if foreign or (absolute and not receipt.ever_ok and _elsewhere(Path(places[0]))):
        return Verdict(
            State.UNREADABLE,
            f"{target} belongs to another machine or volume and cannot be looked up here.",
        )
    if not absolute and not receipt.ever_ok and tree.project is None and _unrooted(target, tree):
        words = f"{target} was not found, and it is not known which project it belongs to."
        return Verdict(State.UNREADABLE, words)
    return _fails(receipt, f"{target} does not exist{' any more' if receipt.ever_ok else ''}.")


def _elsewhere(path: Path) -> bool:
    """Is nothing there of the path but folders that every machine has?"""
    standing = next((place for place in path.parents if is_there(place)), path)
    missing_parent = standing != path.parent
    return missing_parent and len(standing.parts) < _MOUNT_DEPTH


def _unrooted(target: str, tree: Tree) -> bool:
    """Is it a path of several parts of which not even the first stands in any folder known?"""
    parts = PurePath(target.replace("\\", "/")).parts
    if len(parts) < 2 or parts[0] in (".", "..") or target.startswith("./"):
        return False
    return not any(is_there(base / parts[0]) for base in tree.bases())


def _wikilink(claim: Claim, receipt: Receipt, tree: Tree) -> Verdict:
    """A note exists where a file bears its name, in any case, with or without `.md`, or says so itself."""
    wanted = _key(claim.target)
    paths, count = [], 0
    for path in tree.notes():
        count += 1
        slashed = _key(path)
        if f"/{wanted}" in (
            slashed[-len(wanted) - 1 :],
            slashed.removesuffix(".md")[-len(wanted) - 1 :],
        ):
            return _holds(f"The note {claim.target} exists.")
        if slashed.endswith((".md", ".mdx", ".markdown")):
            paths.append(path)
    if any(_says_its_name(tree.text(path), wanted) for path in paths):
        return _holds(f"The note {claim.target} exists.")
    if count >= _MOST_FILES:
        words = f"Too many files to look through for the note {claim.target}."
        return Verdict(State.UNREADABLE, words)
    return _fails(receipt, f"There is no note named {claim.target}.")


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", name).replace("\\", "/").casefold()


def _says_its_name(text: str | None, wanted: str) -> bool:
    """Does the front matter of a note give it this name?"""
    front = _FRONT_MATTER.match(text or "")
    if front is None:
        return False
    return wanted in (_key(match.group(1)) for match in _NOTE_NAME.finditer(front.group(1)))


def _inside(claim: Claim, receipt: Receipt, tree: Tree) -> Verdict:
    """A symbol or a value in a file."""
    path = tree.find(claim.target)
    if path is None:
        return _missing(claim, receipt, tree)
    text = tree.text(path)
    if text is None:
        return Verdict(State.UNREADABLE, f"{claim.target} cannot be read as text.")
    suffix = PurePath(path).suffix.lower()
    if claim.kind is ClaimKind.SYMBOL:
        if defines(text, claim.name, suffix):
            return _holds(f"{claim.target} defines {claim.name}.")
        return _fails(receipt, f"{claim.target} defines no {claim.name}.")
    present = values_of(text, claim.name, suffix)
    if not present:
        return _fails(receipt, f"{claim.target} gives {claim.name} no value.")
    if any(same_value(claim.literal, value) for value in present):
        return _holds(f"{claim.name} is {claim.literal} in {claim.target}.")
    now = one_line(present[0], 60)
    words = f"{claim.target} now gives {claim.name} the value {now} where the claim says {claim.literal}."
    detail = Detail(drift=(claim.literal,), elided=(now,), nearest=f"{claim.name} = {now}")
    return Verdict(State.DRIFTED, words, (), 0.0, detail)
