"""What the demo store tells of: a small harbour, its papers, and what became of them night by night."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Planted:
    """One memory as it is filed: a receipt where `file` is named, premises by their statements."""

    statement: str
    subject: str = ""
    file: str = ""
    excerpt: str = ""
    tags: tuple[str, ...] = ()
    confidence: float = 0.5
    rests_on: tuple[str, ...] = ()


RULES = """# Harbour rules

Quiet hours begin at 22:00 and end at 6:00.
Dogs are welcome on the west pier.
The speed limit in the basin is 3 knots.
Visitors report to the office within two hours of mooring.
"""
TARIFF = """# Tariff of the year

A berth for a boat of up to 8 metres costs 24 euros a night.
Electricity is included in the price of a berth.
Showers take tokens of 2 euros, sold at the kiosk.
"""
CRANE = """# The crane

The crane lifts 12 tonnes at most.
It is inspected every 14 days by the harbour master.
Loads above 10 tonnes need a second person on the quay.
"""
ROTA = """# Rota

Asha opens the gate on weekdays.
Noor opens the gate on Sundays.
"""
CONTACTS = """# Contacts

The pilot station answers on channel 12.
The weather office answers on channel 67.
"""
LAMPS = """# Lamps

The lamp of the north mole burns green.
The lamp of the south mole burns red.
"""
ECHO = "\n".join(f"Buoy {n}: checked and found in its place." for n in range(1, 5)) + "\n"
STRAY = "# Ledger\n\nThe fuel pump was replaced in March.\n"
SETTINGS = "[gate]\nopen_at = 06:30\nclose_at = 21:30\n"

_FILES = {
    "papers/rules.md": RULES,
    "papers/tariff.md": TARIFF,
    "papers/crane.md": CRANE,
    "papers/rota.md": ROTA,
    "papers/contacts.md": CONTACTS,
    "papers/lamps.md": LAMPS,
    "papers/buoys.md": ECHO,
    "drive/ledger.md": STRAY,
    "settings/gate.ini": SETTINGS,
}

QUIET = "Quiet hours begin at 22:00"
SPEED = "The speed limit in the basin is 3 knots"
BERTH = "A berth for 8 metres costs 24 euros"
POWER = "Electricity is included in the price"
LIFTS = "The crane lifts 12 tonnes at most"
INSPECTED = "The crane is inspected every 14 days"
SECOND = "Loads above 10 tonnes need a second person"
GREEN = "The north lamp burns green"
PILOT = "The pilot station answers on channel 12"
SUNDAYS = "Noor opens the gate on Sundays"
PUMP = "The fuel pump was replaced in March"
OPENS = "The gate opens at 06:30"
CONFIRMED = "The harbour office keeps a spare key of the gate"
REJECTED = "A second crane is planned for the east quay"
DECIDED = ("The slipway is closed in winter", "The slipway is not closed in winter")
BOTH_HOLD = ("The ferry runs 4 times a day", "The ferry runs 6 times a day")
USED = (LIFTS, QUIET, GREEN)

OLD = (
    Planted("The old ferry landing had a wooden roof", "ferry-landing"),
    Planted("Somebody promised to paint the boathouse", "boathouse", confidence=0.35),
    Planted("The sail maker moved to the next town", "sail-maker", tags=("town",)),
    Planted(GREEN, "north-lamp", "papers/lamps.md", "lamp of the north mole burns green"),
    Planted("The south lamp burns red", "south-lamp", "papers/lamps.md", "south mole burns red"),
)
FADING = (
    Planted("The regatta is rowed in old boats", "regatta"),
    Planted("The net lofts are let to two carpenters", "net-lofts"),
    Planted("Gulls nest on the roof of the ice house", "ice-house", confidence=0.6),
)
NEW = (
    Planted(QUIET, "quiet-hours", "papers/rules.md", "Quiet hours begin at 22:00", ("rules",)),
    Planted(
        SPEED, "speed-limit", "papers/rules.md", "speed limit in the basin is 3 knots", ("rules",)
    ),
    Planted(
        "Dogs may come to the west pier",
        "dogs",
        "papers/rules.md",
        "Dogs are welcome on the west pier",
    ),
    Planted(BERTH, "berth-price", "papers/tariff.md", "up to 8 metres costs 24 euros", ("tariff",)),
    Planted(
        POWER,
        "electricity",
        "papers/tariff.md",
        "Electricity is included in the price of a berth",
        ("tariff",),
    ),
    Planted(LIFTS, "crane", "papers/crane.md", "crane lifts 12 tonnes at most", ("crane",)),
    Planted(INSPECTED, "crane-check", "papers/crane.md", "inspected every 14 days", ("crane",)),
    Planted(
        SECOND,
        "crane-crew",
        "papers/crane.md",
        "Loads above 10 tonnes need a second person",
        ("crane",),
    ),
    Planted(SUNDAYS, "gate-sunday", "papers/rota.md", "Noor opens the gate on Sundays"),
    Planted(
        PILOT, "pilot", "papers/contacts.md", "pilot station answers on channel 12", ("radio",)
    ),
    Planted(
        "Every buoy is in its place", "buoys", "papers/buoys.md", "checked and found in its place"
    ),
    Planted(PUMP, "fuel-pump", "drive/ledger.md", "fuel pump was replaced in March"),
    Planted(OPENS, "gate-hours", "settings/gate.ini", "open_at = 06:30"),
    Planted(
        "The kiosk sells charts of the coast",
        "kiosk-charts",
        "papers/tariff.md",
        "charts of the coast are sold at the kiosk",
    ),
    Planted(
        "A boat of 11 tonnes needs two people at the crane", "crane-11", rests_on=(LIFTS, SECOND)
    ),
    Planted("The crane may lift the pilot boat", "pilot-boat", rests_on=(LIFTS,)),
    Planted("So a week in a berth costs 168 euros", "berth-week", rests_on=(BERTH,)),
    Planted(CONFIRMED, "gate-key"),
    Planted(REJECTED, "second-crane"),
    *(Planted(statement, "slipway") for statement in DECIDED),
    *(Planted(statement, "ferry") for statement in BOTH_HOLD),
    Planted("The boat shed holds 30 boats", "boat-shed", confidence=0.7),
    Planted("The boat shed holds 34 boats", "boat-shed", confidence=0.6),
)
UNREAD = (
    Planted(
        "The weather office answers on channel 67",
        "weather",
        "papers/contacts.md",
        "weather office answers on channel 67",
    ),
)


def write_sources(folder: Path) -> None:
    """The papers as they stand before the first night."""
    for name, text in _FILES.items():
        _write(folder, name, text)


def change_early(folder: Path) -> None:
    """Before the second night: a word changes, a paper gets another name, one is thrown away."""
    _write(folder, "papers/crane.md", CRANE.replace("every 14 days", "every 30 days"))
    (folder / "papers/contacts.md").rename(folder / "papers/radio.md")
    _write(folder, "papers/rules.md", RULES.replace("basin is 3 knots", "basin is 4 knots"))


def change_late(folder: Path) -> None:
    """Before the third one: a paper is gone, a drive is away, a paragraph was taken out."""
    (folder / "papers/rota.md").unlink()
    shutil.rmtree(folder / "drive")
    _write(
        folder,
        "papers/tariff.md",
        TARIFF.replace("Electricity is included in the price of a berth.\n", ""),
    )


def change_last(folder: Path) -> None:
    """Before the last one: a price goes up, and the speed limit is what it was."""
    tariff = (folder / "papers/tariff.md").read_text("utf-8")
    _write(folder, "papers/tariff.md", tariff.replace("costs 24 euros", "costs 26 euros"))
    _write(folder, "papers/rules.md", RULES)


def notebook(folder: Path) -> Iterator[dict[str, Any]]:
    """The rows of a store of the first generation: one whose receipt holds, one whose receipt does
    not, one without any."""
    source = str(folder / "settings" / "gate.ini")
    yield _row(1, "The gate opens early", source, "open_at = 06:30")
    yield _row(2, "The gate closes at ten", source, "close_at = 22:00")
    yield {"id": "mem_0de300000003", "statement": "The notebook was kept by the night watch"}


def _row(number: int, statement: str, source: str, excerpt: str) -> dict[str, Any]:
    digest = hashlib.sha256(excerpt.encode()).hexdigest()
    receipt = {"source": source, "excerpt": excerpt, "sha256": digest}
    return {"id": f"mem_0de30000000{number}", "statement": statement, "evidence": [receipt]}


def _write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
