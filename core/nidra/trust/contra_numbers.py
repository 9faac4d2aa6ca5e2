"""Which numbers of a sentence measure, and which name what is meant."""

from __future__ import annotations

from dataclasses import replace

from nidra.base.quantities import Bound, Kind, Quantity, quantities
from nidra.base.units import PERIODS
from nidra.base.words import word_set
from nidra.trust import contra_kinds as kinds
from nidra.trust.contra_reading import Reading, is_past_verb
from nidra.trust.contra_stems import light_stem
from nidra.trust.contra_tokens import Token
from nidra.trust.contra_words import ENGLISH, Role

# Languages whose verb stands behind the number, or that need none.
_VERB_LAST = frozenset(["hi", "ja", "zh", "ru"])
_GIVES_ITS_PART = word_set("requir need deploi us liv run minimum default current latest")


def drop_old_values(reading: Reading) -> None:
    """`raised from 5 to 7` gives 7: the old value and the verb of change drop out."""
    if all(token.quantity is None for token in reading.tokens):
        return
    stems = [light_stem(word) for word in reading.words]
    changes = [at for at, stem in enumerate(stems) if stem in kinds.CHANGES]
    if not changes:
        return
    valued = False
    for at, token in enumerate(reading.tokens):
        if token.quantity is None:
            continue
        before = reading.at(at - 1)
        if before == "from" and token.quantity.bound is Bound.RANGE:
            _take_end(reading, at, token)
            valued = True
        elif before == "from" and any(
            reading.at(n - 1) == "to" and reading.tokens[n].quantity
            for n in range(at + 1, len(reading.tokens))
        ):
            reading.skip.add(at)
            reading.frame.dropped.append((token.start, token.end))
            valued = True
        elif before == "to":
            valued = True
    if valued:
        reading.skip.update(changes)
        reading.frame.past = False


def _take_end(reading: Reading, at: int, token: Token) -> None:
    head, mark, tail = token.text.partition(" to ")
    again = quantities(tail) if mark else []
    if again:
        start = token.start + len(head) + len(mark)
        one = _moved(again[0], start)
        reading.frame.dropped.append((token.start, start))
        reading.tokens[at] = Token(one.text, one.text.lower(), one.start, one.end, one)


def _moved(one: Quantity, by: int) -> Quantity:
    """A quantity that was read in a part of a text, as it stands in the whole."""
    also = None if one.also is None else (one.also[0] + by, one.also[1] + by)
    return replace(one, start=one.start + by, end=one.end + by, also=also)


def sort_numbers(reading: Reading) -> None:
    """Tell the numbers that name a thing from those that measure it."""
    marked = [
        at
        for at, token in enumerate(reading.tokens)
        if token.quantity is not None and at not in reading.skip
    ]
    plain = {at: None for at in marked if not _dated(reading, at)}
    told = [at for at in plain if not _names(reading, at, _quantity(reading, at))]
    beyond = bool(told) and told[-1] > reading.verb
    values = {at for at in told if not (beyond and _attributive(reading, at))}
    for at in marked:
        quantity = _quantity(reading, at)
        is_value = at in values if at in plain else not values and _tells_when(reading, at)
        if is_value:
            reading.frame.values.append(quantity)
        else:
            reading.frame.labels.append((_label(quantity), (quantity.start, quantity.end)))


def drop_units(reading: Reading) -> None:
    """`is 12 characters`: what is counted after a copula is the unit, and may go unsaid."""
    values = {id(value) for value in reading.frame.values}
    for at, token in enumerate(reading.tokens[:-1]):
        if id(token.quantity) in values and reading.at(at - 1) in reading.copulas and at > 1:
            noun = reading.tokens[at + 1]
            after = reading.at(at + 2)
            if (
                noun.word.endswith("s")
                and noun.word[0].isalpha()
                and not (after and after[0].isalpha())
            ):
                reading.skip.add(at + 1)
                reading.frame.unit = light_stem(noun.word)


def _quantity(reading: Reading, at: int) -> Quantity:
    found = reading.tokens[at].quantity
    assert found is not None
    return found


def _dated(reading: Reading, at: int) -> bool:
    return _quantity(reading, at).kind in (Kind.DATE, Kind.TIME)


def _names(reading: Reading, at: int, quantity: Quantity) -> bool:
    """Is this number a name: an ordinal, #12, issue 12, the 5 of a subject?"""
    before = reading.at(at - 1)
    given = before in reading.copulas
    if quantity.text.lower() in PERIODS:
        return at < reading.verb
    if quantity.kind is Kind.MARK:
        return not given
    if quantity.kind is Kind.ORDINAL:
        return at < reading.verb or light_stem(reading.at(at + 1)) not in kinds.PLACES
    if quantity.united or given or quantity.bound is not Bound.EXACT:
        return False
    noun = before if before not in ("number", "no", "nr", "id") else reading.at(at - 2) or before
    named = quantity.kind is Kind.VERSION and reading.tokens[at - 1].named
    if at - 1 != reading.verb and not named and noun in kinds.ID_NOUNS:
        return True
    if quantity.kind is Kind.VERSION and _manifold(reading):
        return True
    if reading.frame.language in _VERB_LAST:
        return False
    if at < reading.verb and at and reading.lexicon[before].role in (Role.CONTENT, Role.POLE):
        return quantity.kind is not Kind.VERSION or not _needed(reading)
    return False


def _manifold(reading: Reading) -> bool:
    """Several versions may be supported, tested, installed at once."""
    return not reading.stems.isdisjoint(kinds.MANIFOLD)


def _needed(reading: Reading) -> bool:
    """Does the predicate give the version of the subject its part: required, deployed, in use?"""
    return not reading.predicate.isdisjoint(_GIVES_ITS_PART)


def _attributive(reading: Reading, at: int) -> bool:
    """The 5 GB plan costs $10: a measure in the subject that tells which, beside a value."""
    return at < reading.verb and _quantity(reading, at).united


def _tells_when(reading: Reading, at: int) -> bool:
    """Is this date what the sentence gives, and not when something happened?"""
    if at < max(reading.verb, 0) and _leads(reading, at):
        return False
    stems = reading.stems
    if not (stems.isdisjoint(kinds.ONCE) and stems.isdisjoint(kinds.CHANGES)):
        return True
    if reading.at(at - 1) in ("since", "until", "by", "till", "ab", "seit", "bis"):
        return True
    if reading.verb >= 0 and reading.words[reading.verb] in reading.copulas:
        between = reading.words[reading.verb + 1 : at]
        return all(
            reading.lexicon[word].role is Role.STOP or word in kinds.PREPOSITIONS
            for word in between
        )
    if reading.frame.language != ENGLISH or reading.verb < 0:
        return True
    return not any(is_past_verb(word) for word in reading.words)


def _leads(reading: Reading, at: int) -> bool:
    """On 3 March the server …: a date before the subject."""
    return (
        all(word in kinds.PREPOSITIONS for word in reading.words[:at]) or reading.at(at + 1) == ","
    )


def _label(quantity: Quantity) -> str:
    """Labels are equal where their words are, so that Note 07 is Note 7."""
    return quantity.text.lower().replace(" ", "").lstrip("#").lstrip("0") or "0"
