"""The synthetic words of the sample palace: a small harbour project, its files and its conversations."""

from __future__ import annotations

DECISIONS = (
    (
        "Which database should keep the tide readings?",
        "SQLite in WAL mode. One writer takes the readings every six minutes, and the chart page only "
        "reads. A server would be one more thing to watch at night.",
    ),
    (
        "How long do we keep the raw readings?",
        "Five years for the raw six-minute readings, because the port office asks for them in its "
        "yearly survey. After that only daily means stay, and they stay for ever.",
    ),
    (
        "What happens when a station does not answer?",
        "The collector tries again with a pause that doubles each time:\n\n"
        "1. first pause 2 seconds\n2. then 4, 8 and 16 seconds\n3. after the last try the station is "
        "marked silent\n\nThe number of tries stands in config/limits.md, so that nobody has to look "
        "for it in the code.",
    ),
    (
        "Wer bekommt die Sturmwarnung zuerst?",
        "Zuerst die Hafenmeisterei, danach die Fähre. Die Warnung geht ab einem Pegel von 2,40 m über "
        "Normal hinaus, und sie nennt immer die Uhrzeit der Messung.",
    ),
    (
        "Decide the unit for levels, please. Metres or centimetres?",
        "Centimetres as whole numbers in the database, metres with two decimals on every page. Whole "
        "numbers spare us the rounding differences that we saw between the two old tables.",
    ),
    (
        "क्या हम पुराने स्टेशन की रीडिंग भी रखेंगे?",
        "हाँ, पुराने स्टेशन की रीडिंग भी रखी जाएगी, लेकिन अलग तालिका में। उसका शून्य बिंदु 12 सेमी नीचे था, इसलिए दोनों को सीधे नहीं मिलाया जा सकता।",
    ),
    (
        "So the gate opens at which level?",
        "The lock gate opens at 185 cm and closes at 160 cm on a falling tide. Between the two it stays "
        "as it is, which keeps it from moving back and forth with every wave.",
    ),
    (
        "Do we publish the readings?",
        "Yes, as one CSV file a day under an open licence. The file appears at 00:20 local time and "
        "carries a header with station, unit and datum.",
    ),
    (
        "One last thing: who may change the alarm levels?",
        "Only the harbour office, and each change needs a second person who confirms it. The change "
        "log keeps both names and the old value.",
    ),
)

TECHNICAL = (
    (
        "The chart shows a gap every night at two. Why?",
        "The clock change is not to blame: the gap is there in winter too. The nightly backup holds a "
        "lock for about 40 seconds, and the collector gives up after 30. Raising its wait to 90 "
        "seconds closes the gap.",
    ),
    (
        "Can you show me the function that reads a station file?",
        "Here it is, without the error handling:\n\n```python\ndef read_station(path):\n"
        '    rows = []\n    with open(path, encoding="utf-8") as lines:\n        for line in lines:\n'
        '            moment, level = line.rstrip("\\n").split("\\t")\n'
        "            rows.append((moment, int(level)))\n    return rows\n```\n\n"
        "It fails on the files of the ferry pier, which use semicolons.",
    ),
    (
        "Semicolons only there?",
        "Only there. The logger of the ferry pier dates from 2009 and cannot be set otherwise, so the "
        "separator has become a column of the stations table.",
    ),
    (
        "How large is the database by now?",
        "It has 312 MB with 4.1 million rows. It grows by about 70 MB a year, and a full vacuum takes "
        "11 seconds on the old machine.",
    ),
    (
        "Why does the mean of the lighthouse station look wrong?",
        "Because 9999 is its mark for a missing value and we took it for a level. Two days in March "
        "were off by more than a metre. The reader now drops 9999 and counts how often it did.",
    ),
    (
        "Warum ist die Umlautdatei kaputt?",
        "Die Datei »Größe.txt« kam als Windows-1252 an und wurde als UTF-8 gelesen. Das ß und das ö sind "
        "dabei zu Ersatzzeichen geworden; das Original liegt noch im Eingangsordner.",
    ),
    (
        "Is the backup tested?",
        "The restore was tried on 14 March: 6 minutes for the database, 2 more for the charts. The "
        "checksum of every table agreed with the night before.",
    ),
    (
        "Which tests are slow?",
        "Three of them read the whole sample year. Together they take 48 of the 61 seconds, so they "
        "run at night only and the others stay under 15 seconds.",
    ),
)

PLANNING = (
    (
        "What comes into the spring release?",
        "The chart page, the daily CSV file and the storm warning. The ferry timetable has to wait for "
        "the autumn, since its data come from another office.",
    ),
    (
        "When do we freeze the code?",
        "On 20 April. After that only corrections go in, and each of them with a test that failed "
        "before.",
    ),
    (
        "Who looks after the stations in August?",
        "Mira for the first two weeks, Jonas for the rest. The emergency number stays the same.",
    ),
    (
        "How much may the new sensor cost?",
        "The budget allows 1,850 euros with the cable. The offer from the spring was 1,720 euros, and "
        "it is valid until the end of June.",
    ),
    (
        "Anything that could go wrong?",
        "The mast at the pier needs a permit, and the last one took nine weeks. Without it the sensor "
        "goes to the lighthouse, where it measures well but cannot be reached in a storm.",
    ),
    (
        "Then let us ask for the permit now.",
        "The form went out on 3 March with the drawing of the mast. The office answers by letter.",
    ),
)

CHATS = (
    ("decisions", "transcripts/-home-sam-harbour", DECISIONS),
    ("technical", "transcripts/-home-sam-harbour", TECHNICAL),
    ("planning", "transcripts/-home-sam-harbour", PLANNING),
)

LIMITS = """# Limits

The retry limit is 5.
A request that gets no answer is given up after 30 seconds.
At most 12 stations may be asked at the same time, so that the old modem keeps up.
"""

FILES = {
    "README.md": (
        "documentation",
        """# Harbour

Reads tide stations, stores their levels and draws a chart.
The collector runs every six minutes, the chart page is built once an hour.
Levels are whole centimetres above the datum of the old quay.
""",
    ),
    "config/limits.md": ("config", LIMITS),
    "notes/backup-plan.md": (
        "documentation",
        """# Backup and restore

The database is copied every night at 02:00 to the second disk.
Seven daily and four weekly copies are kept.
To restore, stop the collector, copy the file back and start it again.
""",
    ),
    "docs/stations.md": (
        "documentation",
        """# Stations

| name | since | separator |
|---|---|---|
| old quay | 1998 | tab |
| ferry pier | 2009 | semicolon |
| lighthouse | 2016 | tab |

The lighthouse writes 9999 where it has no value.
""",
    ),
    "docs/betrieb.md": (
        "documentation",
        """# Betrieb

Der Sammler läuft als Dienst und startet nach einem Stromausfall von selbst.
Die Prüfung der Größe jeder Datei geschieht vor dem Einlesen; über 5 MB wird abgelehnt.
""",
    ),
    "src/tides.py": (
        "src",
        '''"""Levels of the tide, in whole centimetres."""

MISSING = 9999


def mean_level(levels: list[int]) -> float | None:
    """The mean without missing values, or None where nothing is left."""
    known = [level for level in levels if level != MISSING]
    return sum(known) / len(known) if known else None
''',
    ),
}

# Filed by an agent: room, text, what it gave as the source.
FILED = (
    ("decisions", "The harbour office confirmed the alarm level of 240 cm by telephone.", ""),
    (
        "decisions",
        "Sensors are read by tab or semicolon, and nothing else will be accepted.",
        "meeting with the harbour office",
    ),
    ("stations", "The lighthouse writes 9999 where it has no value.", "docs/stations.md"),
)
DIARY = "2026-03-14: restored the backup with Mira. Six minutes. No surprises, one loose cable."
