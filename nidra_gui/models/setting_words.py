"""What each setting of a store is called, and what it does, in plain words."""

from __future__ import annotations

from dataclasses import dataclass, field

from nidra.base.settings import OFF, Kind, Setting, Value
from PySide6.QtCore import QCoreApplication

from nidra_gui.language import current, engine
from nidra_gui.words import count, decimal


def _tr(text: str) -> str:
    return QCoreApplication.translate("Settings", text)


@dataclass(frozen=True, slots=True)
class Told:
    """A setting in words; `choices` are its values in words, `unit` what it counts."""

    title: str
    sentence: str
    unit: str = ""
    choices: dict[str, str] = field(default_factory=dict)


def told(setting: Setting) -> Told:
    """A setting in words; one that nobody told of here in those of the engine."""
    return _known().get(setting.name) or Told(setting.name, engine(setting.help))


def _known() -> dict[str, Told]:
    days = _tr("days")
    return {
        "schedule.at": Told(
            _tr("Nightly pass"),
            _tr(
                "At this time each day the sources are read again and every memory is graded. It starts"
                " while a window is open, or by a timer of the system. The hour is that of this store"
                " alone: each other one has its own."
            ),
            choices={OFF: _tr("Never")},
        ),
        "schedule.mode": Told(
            _tr("What the nightly pass reads"),
            _tr(
                "A quick pass reads what changed or is due, a full one every byte of every source."
            ),
            choices={"quick": _tr("What changed or is due"), "full": _tr("Every source")},
        ),
        "watch.on": Told(
            _tr("Watch the sources"),
            _tr(
                "While a window is open, a source that changes is read at once and its memories are"
                " graded anew. Without it, changes are found by the next pass."
            ),
        ),
        "judge.who": Told(
            _tr("Who is asked"),
            _tr(
                "The language model that may decide between two memories that contradict each other."
            ),
            choices={
                "auto": _tr("What is set up here"),
                "claude": _tr("The program claude"),
                "anthropic": _tr("Anthropic's API"),
                "none": _tr("Nobody"),
            },
        ),
        "judge.in_passes": Told(
            _tr("Ask in every pass"),
            _tr(
                "Each pass asks by itself about pairs that contradict each other. Off, it is asked only"
                " when you press the button on the page Conflicts."
            ),
        ),
        "pass.byte_check_days": Told(
            _tr("Read everything within"),
            _tr(
                "With a quick pass every night, each source is read byte for byte within this time, a"
                " share each night."
            ),
            days,
        ),
        "source.largest_mib": Told(
            _tr("Largest source"),
            _tr("Files that are larger are not read; memories that rest on them say so."),
            _tr("MiB"),
        ),
        "checkpoint.also": Told(
            _tr("Second place for checkpoints"),
            _tr(
                "A checkpoint proves later that the journal was not rewritten. A copy in another folder,"
                " best on another disk, proves it even where somebody reached the store."
            ),
        ),
        "review.clock": Told(
            _tr("How reviews are spaced"),
            _tr(
                "The ladder asks again after 1, 3, 7, 14, 30 and 90 days. FSRS learns the distance from"
                " how often a memory held."
            ),
            choices={"ladder": _tr("Fixed ladder"), "fsrs": _tr("FSRS")},
        ),
        "prune.confidence": Told(
            _tr("Bury below this confidence"),
            _tr(
                "A memory without any receipt is buried when its review is long overdue and its"
                " confidence, from 0 to 1, is at most this. You can bring it back."
            ),
        ),
        "decay.record_days": Told(
            _tr("Records fade in"),
            _tr(
                "Unused, what was added, imported or cached has a strength of 0.37 after this time."
            ),
            days,
        ),
        "decay.episodic_days": Told(
            _tr("Episodes fade in"),
            _tr("Unused, the memory of one occasion has a strength of 0.37 after this time."),
            days,
        ),
        "decay.semantic_days": Told(
            _tr("Knowledge fades in"),
            _tr(
                "Unused, a memory of what holds in general has a strength of 0.37 after this time."
            ),
            days,
        ),
        "decay.orientation_days": Told(
            _tr("Orientations fade in"),
            _tr(
                "An orientation that is not active any more has a strength of 0.37 after this time."
            ),
            days,
        ),
    }


def value_words(setting: Setting, value: Value) -> str:
    """A value as a person reads it."""
    known = told(setting)
    if known.choices.get(str(value)):
        return known.choices[str(value)]
    if setting.kind is Kind.CHOICE:
        return {"on": _tr("On"), "off": _tr("Off")}.get(str(value), str(value))
    if setting.kind is Kind.FOLDER:
        return str(value) or _tr("no folder")
    shown = typed_words(setting, value)
    return f"{shown} {known.unit}" if known.unit else shown


def typed_words(setting: Setting, value: Value) -> str:
    """A value as it stands in its field."""
    if setting.kind is Kind.NUMBER:
        return str(value)
    if setting.kind is Kind.SHARE:
        digits = len(f"{float(value):g}".partition(".")[2])
        return decimal(float(value), max(1, digits))
    return str(value)


def as_typed(setting: Setting, text: str) -> str:
    """What a person typed, as the engine reads it: in German a comma parts the tenths."""
    if setting.kind is Kind.SHARE and current() == "de":
        return text.replace(",", ".")
    return text


def refused(setting: Setting, text: str) -> str:
    """Why a value was not kept."""
    match setting.kind:
        case Kind.NUMBER:
            words = _tr(
                "“{text}” was not kept: here belongs a whole number from {least} to {most}."
            )
        case Kind.SHARE:
            words = _tr(
                "“{text}” was not kept: here belongs a number from 0 to 1, such as {share}."
            )
        case Kind.HOUR:
            words = _tr("“{text}” was not kept: here belongs a time of day such as 03:00.")
        case _:
            words = _tr("“{text}” was not kept: it is none of the choices.")
    share = decimal(0.4)
    return words.format(
        text=text[:60], least=count(setting.least), most=count(setting.most), share=share
    )
