"""The text notation: a whole record as lines that a person can read aloud, both ways.

`docs/record.md` has the grammar. A record has exactly one text: what is read is written again and
compared, so that a text that contradicts itself is refused.
"""

from __future__ import annotations

import json
import os
import re
import textwrap
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from pizzaiolo.editions import content_hash, edition_to_data, is_built_in
from pizzaiolo.engine.texts import quoted
from pizzaiolo.english import UnreadableError, card_line, order_name, read_cards, tell
from pizzaiolo.reading.bounds import RECORD_BYTES, check_json, check_length, read_bytes
from pizzaiolo.reading.read_error import BoundError, ReadError
from pizzaiolo.records.fairness import LONGEST_SALT, Fairness, is_digest, is_salt
from pizzaiolo.records.json_reader import Place, RecordError, Source
from pizzaiolo.records.narrator import Narrator
from pizzaiolo.records.playback import Playback, result_of
from pizzaiolo.records.record import RULES, VERSION, Record, laid_out, recorded_edition

__all__ = ["from_text", "order_name", "read_record", "tell", "to_text"]

WIDTH: Final = 100
"""Lists of cards are broken into lines of this length; the later ones are indented."""

TITLE: Final = f"Pizzaiolo record, version {VERSION}, rules {RULES}"
LONGEST_SHOWN: Final = 150
"""How much of a line an error quotes."""

UNFINISHED: Final = "Unfinished."

_NO_SEED: Final = "none"
_PLAIN: Final = re.compile(r"[A-Za-z0-9_.-]+")


def read_record(source: str | os.PathLike[str]) -> Record:
    """Read a record from its text, JSON or text notation, or from the file at a path.

    A string is a path unless it begins as a record does or has several lines. Raises RecordError if
    it cannot be read. Whether a game from JSON can have been played is not checked yet.
    """
    if isinstance(source, str) and ("\n" in source or source.startswith(("{", TITLE[:9]))):
        return _from_either(source, None)
    file = os.fspath(source)
    try:
        # Some editors begin a file with a byte order mark, which is not part of the text.
        text = read_bytes(source, RECORD_BYTES, "a record").decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise RecordError("this is not UTF-8 text", line, file) from None
    except ReadError as error:
        raise RecordError(f"cannot read the file: {error}", None, file) from None
    return _from_either(text, file)


def _from_either(text: str, file: str | None) -> Record:
    if text.lstrip().startswith("{"):
        return Record.from_json(text, file)
    return from_text(text, file)


def to_text(record: Record) -> str:
    """The record in the text notation; RecordError if it cannot have been played."""
    playback = Playback(record)
    narrator = Narrator(playback.setup, record.shuffles)
    narrator.hear(playback.opening)
    for seat, action in record.actions:
        narrator.hear(playback.play(seat, action), playback.table.parse(action))
    playback.end(record.result)
    lines = []
    for line in [*_header(record), *_body(narrator)]:
        lines += [""] * line.startswith("Round ")
        lines += _wrapped(line)
    return "\n".join(lines) + "\n"


def _body(narrator: Narrator) -> list[str]:
    """All lines of a game, or all so far."""
    if narrator.open is None:
        return narrator.lines
    return [*narrator.lines, narrator.open.text(), UNFINISHED]


def _header(record: Record) -> Iterator[str]:
    """What was agreed on, and the deal."""
    edition = record.edition
    yield TITLE
    yield f"Edition: {edition.name}, hash {content_hash(edition)}"
    if not is_built_in(edition):
        yield f"Edition data: {laid_out(edition_to_data(edition), 3)}"
    options = ["doubles"] * record.doubles + ["helping"] * record.helping
    yield f"Options: {', '.join(options) or 'none'}"
    for colour, name in zip(record.colours, record.names, strict=True):
        yield f"Seat: {colour}" + ("" if name is None else f", {name}")
    yield f"Start: {record.colours[record.start]}"
    yield f"Seed: {_NO_SEED if record.seed is None else _written(record.seed)}"
    if record.fairness is not None:
        yield f"Commitment: {record.fairness.commitment}"
        yield f"Secret: {record.fairness.secret}"
        for seat, salt in record.fairness.salts:
            yield f"Salt of {record.colours[seat]}: {_written(salt)}"
    for colour, hand in zip(record.colours, record.hands, strict=True):
        yield card_line(f"Hand of {colour}", hand)
    for colour, waiter in zip(record.colours, record.waiters, strict=True):
        yield f"Waiter of {colour}: {' '.join(str(order) for order in waiter)}"
    yield card_line("Supply", record.supply)


def _written(text: str) -> str:
    """A seed or a salt: as it is if that cannot be misread, otherwise in quotes."""
    plain = _PLAIN.fullmatch(text) is not None and text != _NO_SEED
    return text if plain else json.dumps(text)


def _wrapped(line: str) -> list[str]:
    """A line as it is written; lists of cards are broken here, embedded data is already broken."""
    if line.startswith("Edition data: "):
        first, *rest = line.split("\n")
        return [first, *(f"  {part}" for part in rest)]
    if line.startswith(("Hand of ", "Supply: ")):
        # Broken only after commas, so that a number stays with its card.
        unbroken = re.sub("(?<!,) ", "\u00a0", line)
        wrapped = textwrap.wrap(unbroken, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
        return [part.replace("\u00a0", " ") for part in wrapped]
    return [line]


def from_text(text: str, file: str | None = None) -> Record:
    """Read a record in the text notation and play it again, line by line.

    Raises RecordError, with the line and the reason, if the text is not a record or if the rules do
    not allow what it says. The file's name is for error messages only.
    """
    try:
        check_length(len(text), RECORD_BYTES)
    except BoundError as error:
        raise RecordError(f"this is not a record: {error}", None, file) from None
    return _Reader(text, file).record()


class _Reader:
    """Reads a text line by line, and knows where each part of the record is."""

    def __init__(self, text: str, file: str | None) -> None:
        self._lines = _logical_lines(text)
        self._next = 0
        self._places: dict[Place, int] = {}
        self._source = Source(file, self._line_of)

    def record(self) -> Record:
        """The record that the text holds, checked."""
        if self._text() != TITLE:
            raise self._error(f"this is not a record that can be read here, expected {TITLE!r}")
        self._next = 1
        record = self._header()
        body = self._next
        for number, line in enumerate(_header(record)):
            self._next = number
            self._compare(" ".join(part.strip() for part in line.split("\n")))
        self._next = body
        playback = Playback(record)
        actions = self._body(playback)
        result = result_of(playback.state)
        playback.end(result)
        return replace(record, actions=tuple(actions), result=result)

    def _header(self) -> Record:
        """What was agreed on, and everything that was shuffled."""
        edition, _, found_hash = self._take("Edition: ", ("edition",)).partition(", hash ")
        try:
            if self._text().startswith("Edition data: "):
                data = self._edition_data()
                loaded = recorded_edition(edition, found_hash, data)
            else:
                loaded = recorded_edition(edition, found_hash)
        except ReadError as error:
            raise self._source.refusal(error) from None
        options = self._take("Options: ", ("options",)).split(", ")
        seats: list[str] = []
        while self._text().startswith("Seat: "):
            seats.append(self._take("Seat: ", ("seats", len(seats))))
        self._places["seats",] = self._number()
        colours = tuple(seat.partition(", ")[0] for seat in seats)
        names = tuple(seat.partition(", ")[2] or None for seat in seats)
        start = self._take("Start: ", ("start",))
        if start not in colours:
            reason = f"found {quoted(start)}, expected a colour of a seat"
            raise self._source.error(reason, ("start",))
        seed = self._take("Seed: ", ("seed",))
        fairness = self._fairness(colours) if self._text().startswith("Commitment: ") else None
        self._places["deal",] = self._number()
        return Record(
            edition=loaded,
            colours=colours,
            names=names,
            start=colours.index(start),
            doubles="doubles" in options,
            helping="helping" in options,
            seed=None if seed == _NO_SEED else self._unquoted(seed, ("seed",)),
            fairness=fairness,
            hands=tuple(
                self._cards(f"Hand of {colour}: ", ("deal", "hands", seat))
                for seat, colour in enumerate(colours)
            ),
            waiters=tuple(
                self._orders(f"Waiter of {colour}: ", ("deal", "waiters", seat))
                for seat, colour in enumerate(colours)
            ),
            supply=self._cards("Supply: ", ("deal", "supply")),
            shuffles=self._shuffles(),
            actions=(),
            result=None,
            source=self._source,
        )

    def _edition_data(self) -> dict[str, object]:
        """A custom edition, as JSON."""
        text = self._take("Edition data: ", ("edition", "data"))
        try:
            check_json(text)
            data = json.loads(text)
        except (BoundError, ValueError) as error:
            raise self._source.error(f"edition.data: {error}", ("edition", "data")) from None
        if not isinstance(data, dict):
            raise self._source.error("edition.data: expected an object", ("edition", "data"))
        return data

    def _fairness(self, colours: tuple[str, ...]) -> Fairness:
        """What the seed follows from."""
        digests = []
        for label, key in (("Commitment: ", "commitment"), ("Secret: ", "secret")):
            digests.append(self._take(label, ("fairness", key)))
            if not is_digest(digests[-1]):
                raise self._source.error("expected 64 digits 0-9 a-f", ("fairness", key))
        salts: list[tuple[int, str]] = []
        for seat, colour in enumerate(colours):
            at = ("fairness", "salts", len(salts))
            if self._text().startswith(f"Salt of {colour}: "):
                salt = self._unquoted(self._take(f"Salt of {colour}: ", at), at)
                if not is_salt(salt):
                    reason = f"expected a salt of 1 to {LONGEST_SALT} characters on one line"
                    raise self._source.error(reason, at)
                salts.append((seat, salt))
        return Fairness(digests[0], digests[1], tuple(salts))

    def _unquoted(self, written: str, at: Place) -> str:
        """A seed or a salt as it was before it was written down."""
        if not written.startswith('"'):
            return written
        try:
            text = json.loads(written)
        except ValueError:
            text = None
        if not isinstance(text, str) or any("\ud800" <= letter <= "\udfff" for letter in text):
            raise self._source.error(f"cannot read {quoted(written)} as a text in quotes", at)
        return text

    def _cards(self, label: str, at: Place) -> tuple[str, ...]:
        text = self._take(label, at)
        try:
            return tuple(read_cards(text))
        except UnreadableError as error:
            raise self._source.error(str(error), at) from None

    def _orders(self, label: str, at: Place) -> tuple[int, ...]:
        numbers = self._take(label, at).split(" ")
        if not all(re.fullmatch("[0-9]{1,3}", number) for number in numbers):
            raise self._source.error("expected the numbers of orders", at)
        return tuple(int(number) for number in numbers)

    def _shuffles(self) -> tuple[tuple[str, ...], ...]:
        """The supplies of later rounds, further down in the text."""
        body = self._next
        shuffles: list[tuple[str, ...]] = []
        for place, (_, text) in enumerate(self._lines[body:], body):
            if text.startswith("Supply: "):
                self._next = place
                shuffles.append(self._cards("Supply: ", ("shuffles", len(shuffles))))
        self._next = body
        return tuple(shuffles)

    def _body(self, playback: Playback) -> list[tuple[int, str]]:
        """Play the turns and the bakings; return their decisions."""
        record = playback.record
        narrator = Narrator(playback.setup, record.shuffles)
        narrator.hear(playback.opening)
        actions: list[tuple[int, str]] = []
        body = self._next
        while True:
            for line in narrator.lines[self._next - body :]:
                self._compare(line)
            if narrator.open is None:
                break
            seat = playback.state.actor
            try:
                action = narrator.open.decision(self._text(), record.colours[seat])
            except UnreadableError as error:
                expected = _shown(narrator.open.text())
                raise self._error(f"{error}, expected {expected}") from None
            if action is None:
                self._compare(narrator.open.text())
                self._compare(UNFINISHED)
                break
            # If a supply is missing, the error is further down.
            self._places["shuffles",] = self._number()
            self._places["actions", len(actions)] = self._number()
            actions.append((seat, str(action)))
            narrator.hear(playback.play(seat, str(action)), action)
        self._places["result",] = self._number()
        if self._next < len(self._lines):
            raise self._error("expected no more lines")
        return actions

    # Lines

    def _text(self) -> str:
        """The line to be read next, empty after the last."""
        return self._lines[self._next][1] if self._next < len(self._lines) else ""

    def _number(self) -> int:
        """The number of the line to be read next, or of the last."""
        return self._lines[min(self._next, len(self._lines) - 1)][0] if self._lines else 1

    def _take(self, label: str, at: Place) -> str:
        """Read a line that begins with a label, and remember where it is."""
        text = self._text()
        if not text.startswith(label):
            raise self._error(f"expected a line that begins {label!r}")
        self._places[at] = self._number()
        self._next += 1
        return text.removeprefix(label)

    def _compare(self, expected: str) -> None:
        """Read a line of which only one text is possible."""
        if self._text() != expected:
            raise self._error(f"expected {_shown(expected)}")
        self._next += 1

    def _error(self, reason: str) -> RecordError:
        """The error in the line to be read next."""
        ended = self._next >= len(self._lines)
        found = "the text ends" if ended else f"found {_shown(self._text())}"
        return RecordError(f"{found}: {reason}", self._number(), self._source.file)

    def _line_of(self, at: Place) -> int | None:
        """The line of the smallest part of the record that holds a place."""
        known = (at[:length] for length in range(len(at), 0, -1))
        return next((self._places[place] for place in known if place in self._places), None)


def _shown(line: str) -> str:
    """A line as an error shows it: short enough for two in one message."""
    return repr(line if len(line) <= LONGEST_SHOWN else f"{line[:LONGEST_SHOWN]}...")


def _logical_lines(text: str) -> list[tuple[int, str]]:
    """The lines of a text with their numbers, without comments; indented ones continue the last."""
    lines: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] in " \t" and lines:
            lines[-1][1].append(line.strip())
        else:
            lines.append((number, [line.rstrip()]))
    return [(number, " ".join(parts)) for number, parts in lines]
