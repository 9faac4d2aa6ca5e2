"""Units and what they are worth in the base unit of their dimension.

A unit has several *readings* where people mean different things by it: `MB` is 10^6 or 2^20 bytes,
`m` is a metre, a minute or a million, a month has 28 to 31 days.
"""

from __future__ import annotations

Reading = tuple[str, float]

TIME, BYTES, LENGTH, MASS, VOLUME, MONTHS = "time", "bytes", "length", "mass", "volume", "months"
FREQUENCY, POWER, VOLTAGE, CURRENT, RATIO, HEAT = "hertz", "watt", "volt", "ampere", "ratio", "heat"
PLAIN = ""

_DAY = 86400.0
_LONG: tuple[tuple[str, str, float], ...] = (
    ("ns nanosecond nanoseconds nanosekunden", TIME, 1e-9),
    ("µs μs us microsecond microseconds mikrosekunden", TIME, 1e-6),
    ("ms msec millisecond milliseconds millis millisekunde millisekunden millisecondes milisegundos"
     " millisecondi milissegundos мс миллисекунд मिलीसेकंड 毫秒 ミリ秒", TIME, 1e-3),
    ("s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos secondo"
     " secondi сек с секунд секунды секунда секунду सेकंड सेकेंड 秒 秒钟 秒間", TIME, 1.0),
    ("min mins minute minutes minuten minuto minutos minuti мин минут минуты минута минуту मिनट"
     " 分钟 分 分間", TIME, 60.0),
    ("h hr hrs hour hours std stunde stunden heure heures hora horas ora ore час часа часов ч घंटे"
     " घंटा घण्टे 小时 个小时 時間", TIME, 3600.0),
    ("d day days tag tage tagen jour jours día días dia dias giorno giorni день дня дней दिन 天 日間",
     TIME, _DAY),
    ("w wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane неделя"
     " недели недель सप्ताह हफ़्ते 周 个星期 週間", TIME, 7 * _DAY),
    ("fortnight fortnights", TIME, 14 * _DAY),
    ("byte bytes octet octets байт байта", BYTES, 1.0),
    ("bit bits", BYTES, 0.125),
    ("nm nanometer nanometers nanometre nanometres", LENGTH, 1e-9),
    ("mm millimeter millimeters millimetre millimetres", LENGTH, 1e-3),
    ("cm centimeter centimeters centimetre centimetres см", LENGTH, 1e-2),
    ("meter meters metre metres mètre mètres metro metros metri метр метра метров 米", LENGTH, 1.0),
    ("km kilometer kilometers kilometre kilometres kilómetros quilômetros chilometri км 公里", LENGTH, 1e3),
    ("inch inches", LENGTH, 0.0254),
    ("ft foot feet", LENGTH, 0.3048),
    ("yd yard yards", LENGTH, 0.9144),
    ("mile miles mi", LENGTH, 1609.344),
    ("mg milligram milligrams", MASS, 1e-3),
    ("g gram grams gramm gramme grammes gramos grammi gramas", MASS, 1.0),
    ("kg kilo kilos kilogram kilograms kilogramm кг килограмм килограммов 公斤", MASS, 1e3),
    ("t ton tons tonne tonnes", MASS, 1e6),
    ("lb lbs pound pounds", MASS, 453.59237),
    ("oz ounce ounces", MASS, 28.349523125),
    ("ml milliliter milliliters millilitre millilitres", VOLUME, 1e-3),
    ("cl centiliter centilitre", VOLUME, 1e-2),
    ("l liter liters litre litres litro litros litri литр литра литров", VOLUME, 1.0),
    ("hz hertz", FREQUENCY, 1.0),
    ("khz", FREQUENCY, 1e3),
    ("mhz", FREQUENCY, 1e6),
    ("ghz", FREQUENCY, 1e9),
    ("w watt watts", POWER, 1.0),
    ("kw kilowatt kilowatts", POWER, 1e3),
    ("v volt volts", VOLTAGE, 1.0),
    ("mv millivolt millivolts", VOLTAGE, 1e-3),
    ("kv kilovolt kilovolts", VOLTAGE, 1e3),
    ("ma milliampere milliamps", CURRENT, 1e-3),
    ("amp amps ampere amperes", CURRENT, 1.0),
    ("% percent pct prozent por_ciento percento процент процента процентов प्रतिशत ％", RATIO, 0.01),
    ("‰ permille", RATIO, 0.001),
    ("bps basis_points", RATIO, 0.0001),
    ("€ eur euro euros евро 欧元 ユーロ", "EUR", 1.0),
    ("$ usd dollar dollars dólares доллар доллара долларов 美元 ドル", "USD", 1.0),
    ("£ gbp", "GBP", 1.0),
    ("¥ jpy yen 円", "JPY", 1.0),
    ("cny rmb yuan 元", "CNY", 1.0),
    ("₹ inr rupee rupees रुपये", "INR", 1.0),
    ("chf franken", "CHF", 1.0),
    ("px pixel pixels", "pixel", 1.0),
    ("ppm", RATIO, 1e-6),
    ("rpm", "rpm", 1.0),
    ("dozen dutzend", PLAIN, 12.0),
    ("hundred hundert cent cientos cento", PLAIN, 100.0),
    ("thousand tausend mille mil mila тысяч тысяча тысячи हज़ार हजार 千", PLAIN, 1e3),
    ("万 万个", PLAIN, 1e4),
    ("lakh लाख", PLAIN, 1e5),
    ("million millions millionen mio millones milioni milhões миллион миллиона миллионов", PLAIN, 1e6),
    ("billion billions bn mrd milliarden milliards миллиард миллиардов", PLAIN, 1e9),
    ("trillion trillions", PLAIN, 1e12),
    ("times mal fois veces volte vezes раз बार 次 回", PLAIN, 1.0),
)  # fmt: skip

_MONTH_DAYS = (28.0, 29.0, 30.0, 31.0)
_YEAR_DAYS = (364.0, 365.0, 366.0)
_MONTH_WORDS = (
    "month months monat monate monaten mois mes meses mese mesi mês месяц месяца месяцев महीने महीना"
    " 个月 ヶ月 か月"
)
_YEAR_WORDS = "y yr yrs year years jahr jahre jahren an ans année années año años anno anni ano anos год года лет साल वर्ष 年間"

# Read only where they stand close to the digits, with the case as written.
_SHORT: dict[str, tuple[Reading, ...]] = {
    "k": ((PLAIN, 1e3),),
    "K": ((PLAIN, 1e3), (BYTES, 1024.0)),
    "m": ((TIME, 60.0), (LENGTH, 1.0), (PLAIN, 1e6)),
    "M": ((PLAIN, 1e6), (BYTES, 1e6), (BYTES, 2.0**20)),
    "G": ((BYTES, 1e9), (BYTES, 2.0**30)),
    "T": ((BYTES, 1e12), (BYTES, 2.0**40)),
    "b": ((PLAIN, 1e9), (BYTES, 0.125)),
    "B": ((PLAIN, 1e9), (BYTES, 1.0)),
    "x": ((PLAIN, 1.0),),
    "A": ((CURRENT, 1.0),),
    "°C": ((HEAT, 1.0),),
    "°": ((HEAT, 1.0), ("angle", 1.0)),
    "°F": (("heat F", 1.0),),
}


def _bytes() -> dict[str, tuple[Reading, ...]]:
    """kB, MiB, Mbit, Gb … and the rates per second that have names of their own."""
    made: dict[str, tuple[Reading, ...]] = {}
    for power, letter in enumerate("kMGTP", start=1):
        ten, two = 1000.0**power, 1024.0**power
        both: tuple[Reading, ...] = ((BYTES, ten), (BYTES, two))
        few = ((BYTES, ten / 8), (BYTES, two / 8))
        rate = ((f"{BYTES}/{TIME}", ten / 8), (f"{BYTES}/{TIME}", two / 8))
        for first in {letter, letter.upper()}:
            made |= {f"{first}B": both, f"{first}iB": ((BYTES, two),)}
            made |= {
                f"{first}b": few,
                f"{first}bit": few,
                f"{first}bps": rate,
                f"{first}bit/s": rate,
            }
    names = zip(("kilo", "mega", "giga", "tera", "peta"), "kMGTP", strict=True)
    for name, letter in names:
        for word in (f"{name}byte", f"{name}bytes"):
            made[word] = made[f"{letter}B"]
        for word in (f"{name}bit", f"{name}bits"):
            made[word] = made[f"{letter}b"]
    loose = {
        "kb": "kB",
        "mb": "MB",
        "gb": "GB",
        "tb": "TB",
        "mib": "MiB",
        "gib": "GiB",
        "kib": "KiB",
    }
    return made | {name: made[like] for name, like in loose.items()}


def _long() -> dict[str, tuple[Reading, ...]]:
    made: dict[str, tuple[Reading, ...]] = {
        word: ((dimension, worth),) for words, dimension, worth in _LONG for word in words.split()
    }
    for word in _MONTH_WORDS.split():
        made[word] = ((MONTHS, 1.0), *((TIME, days * _DAY) for days in _MONTH_DAYS))
    for word in _YEAR_WORDS.split():
        made[word] = ((MONTHS, 12.0), *((TIME, days * _DAY) for days in _YEAR_DAYS))
    return made


UNITS: dict[str, tuple[Reading, ...]] = _long() | _bytes()
CLOSE_UNITS: dict[str, tuple[Reading, ...]] = UNITS | _SHORT
# English words that are units but mean something else more often than not.
_NOT_AFTER_A_BLANK = frozenset(["d", "w", "y", "t", "v", "l", "an", "ore", "mes", "ma", "с", "ч", "cent", "mille", "mil", "mi"])  # fmt: skip
SYMBOLS = {"$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR"}
MONEY = frozenset(SYMBOLS.values()) | {"CNY", "CHF"}
PERIODS = {
    "hourly": 3600.0,
    "daily": _DAY,
    "nightly": _DAY,
    "weekly": 7 * _DAY,
    "biweekly": 14 * _DAY,
    "fortnightly": 14 * _DAY,
}


def readings_of(unit: str, close: bool) -> tuple[Reading, ...] | None:
    """What a unit may mean; `close`: it stands at the digits, without a blank. None: it is no unit."""
    if close or unit.startswith("°"):
        found = CLOSE_UNITS.get(unit)
        return found if found is not None or len(unit) == 1 else UNITS.get(unit.lower())
    if unit.lower() in _NOT_AFTER_A_BLANK:
        return None
    if unit == "m":
        return ((LENGTH, 1.0), (TIME, 60.0))
    found = UNITS.get(unit)
    return found if found is not None else UNITS.get(unit.lower())
