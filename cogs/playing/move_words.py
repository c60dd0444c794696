"""The words in moves, in any of the bot's languages: `je passe` for the engine's `pass`, `b2 nach b4` for `b2 to b4`.

Their forms are messages (`word-pass`, `word-to`), so that the engine knows no language.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

import locales
from engine import IncompleteMove, MoveError, State, UnreadableMove
from engine.auction import BID
from engine.auction import WORDS as AUCTION_WORDS
from engine.position import PASS, SWAP
from engine.spelling import LONGEST_TEXT

WORDS: Final = (PASS, SWAP, *AUCTION_WORDS)
STEP: Final = "step"
LINTEL: Final = "lintel"
LINK: Final = "to"
LEAD: Final = "from"
"""What stands between two cells, and before the first one."""
DIRECTIONS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The engine's names of directions for steps."""
SHORT: Final = 2
"""Maximal length of directions that may be ordinary words in another language: `no`, `so`."""
_CELL: Final = re.compile(r"[a-z] ?[0-9]{1,2}")
_ANY_CELL: Final = r"(?:[a-z] ?[0-9]{1,3}|[0-9]{1,3} ?[a-z](?![a-z]))"
"""The pattern of a cell on a board of any kind."""
_WIDE: Final = {ord("\u3000"): " "} | {0xFF00 + number: 0x20 + number for number in range(1, 0x5F)}
"""Letters, digits and signs as wide as those of East Asian scripts, and the plain ones."""
_MARKS: Final = re.compile(r"`+|\*\*|__|\|\|")
"""Marks of formatting that occur in no move."""
SHORTEST: Final = 3
"""Minimal length of the beginning of a form for which its word is suggested."""
LONGEST_LINKED: Final = 400_000
"""Maximal length of a text in which words between cells are read."""
_DIGITS: Final = "0123456789"


def understood(state: State, text: str, language: str | None = None) -> str:
    """Return the engine's text for a word, bid, step, lintel or cells that words link; any other text unchanged.

    What does not exist in the game is unchanged, so that the refusal quotes the original. Where people also talk,
    short directions are read only in `language`.
    """
    plain = linked(undressed(text))
    word = _word(plain) or _step(plain, language) or _lintel(plain) or plain
    return word if word != text and _is_known(state, word) else text


def is_name(text: str) -> bool:
    """Return whether a text is the first form of a word in a language, which is its name, rather than a synonym."""
    first = {next(_said(word, [language])) for word in WORDS for language in locales.LANGUAGES}
    return _plain(text).rstrip(" .!") in first


def begun(text: str) -> str:
    """Return the engine's word for a form, or for the beginning of forms of one word, and for the words between cells;
    any other text unchanged.
    """
    text = linked(text)
    if word := _word(text) or (_step(text) if len(text.strip()) > SHORT else "") or _lintel(text):
        return word
    plain = _plain(text)
    if not SHORTEST <= len(plain) <= LONGEST_TEXT:
        return text
    words = {word for form, word in (_forms() | _lintels()).items() if form.startswith(plain)}
    return words.pop() if len(words) == 1 else text


def in_lines(text: str) -> str:
    """Return lines of moves with all words replaced by the engine's."""
    whole, end, parts = unicodedata.normalize("NFC", linked(without_signs(text))), 0, []
    for found in _any_form().finditer(_folded(whole)):
        parts += [whole[end : found.start()], _in_lines()[found[0]]]
        end = found.end()
    return "".join([*parts, whole[end:]])


def undressed(text: str) -> str:
    """Return a move without the formatting in which people send it: code, bold, spoilers, a quote, a full stop.

    Lines that quote something else than the move are left out.
    """
    lines = [line.strip() for line in without_signs(text).splitlines()]
    own = [line for line in lines if line and not line.startswith(">")]
    plain = " ".join(own) if own else " ".join(line.lstrip("> ") for line in lines).strip()
    for mark in ("*", "_"):
        if plain.startswith(mark) and plain.endswith(mark):
            plain = plain.strip(mark)
    return plain.rstrip(" .")


def without_signs(text: str) -> str:
    """Return a text with plain letters for wide ones, without marks of formatting and signs that nobody sees."""
    plain = "".join(char for char in text.translate(_WIDE) if unicodedata.category(char) != "Cf")
    return _MARKS.sub("", plain)


def linked(text: str) -> str:
    """Return a text with the notation's word for each that links two cells, and without one before the first.

    The last cell may be missing, as while somebody types. Everything else is unchanged.
    """
    if len(text) > LONGEST_LINKED:
        return text
    whole = unicodedata.normalize("NFC", text)
    led = _lead().sub("", whole)
    found = _link().sub(rf"\g<cell> {LINK} ", led)
    return text if found == whole else found


def _is_known(state: State, word: str) -> bool:
    """Return whether a word exists in a state's game, whether or not it is whole and allowed now."""
    try:
        state.read(word)
    except MoveError as refusal:
        return not isinstance(refusal, UnreadableMove) or isinstance(refusal, IncompleteMove)
    return True


def _word(text: str) -> str:
    """Return the engine's word or bid for a text that is nothing else; empty for any other."""
    if len(text) > LONGEST_TEXT:
        return ""
    plain = _plain(text).rstrip(" .!")
    form = plain.rstrip(_DIGITS)
    word, number = _forms().get(form.strip(), ""), plain.removeprefix(form)
    if not number:
        return word
    return f"{word} {number}" if word == BID else ""


def _step(text: str, language: str | None = None) -> str:
    """Return the engine's text for a step: a direction, or a verb alone or before a direction or cell; else empty."""
    if len(text) > LONGEST_TEXT:
        return ""
    plain, directions = " ".join(text.lower().split()).rstrip(" .!"), _directions(language)
    verb = next((verb for verb in _verbs() if plain == verb or plain.startswith(f"{verb} ")), "")
    rest = _linking().sub("", plain.removeprefix(verb).strip()) if verb else plain
    if verb and (not rest or _CELL.fullmatch(rest)):
        return f"{STEP} {rest}".strip()
    return directions.get(rest, "")


def _lintel(text: str) -> str:
    """Return the engine's text for a lintel: its word, alone or before anything else; else empty."""
    if len(text) > LONGEST_TEXT:
        return ""
    form, _, rest = _plain(text).partition(" ")
    return f"{_lintels()[form]} {rest}".strip() if form in _lintels() else ""


def _plain(text: str) -> str:
    """Return a text without capitals, accents and repeated blanks."""
    return " ".join(_folded(unicodedata.normalize("NFC", text)).split())


def _folded(text: str) -> str:
    """Return an NFC text without capitals and accents, with ASCII apostrophes, of the same length."""
    return "".join("'" if sign == "’" else unicodedata.normalize("NFD", sign.lower())[0] for sign in text)


@cache
def _forms() -> dict[str, str]:
    """Return the word of each form."""
    return {form: word for word in WORDS for form in _said(word, locales.LANGUAGES)}


@cache
def _lintels() -> dict[str, str]:
    """Return the engine's word for each form of it, as `_forms` does: a lintel is a word before cells."""
    return dict.fromkeys(_said(LINTEL, locales.LANGUAGES), LINTEL)


@cache
def _verbs() -> Sequence[str]:
    """Return the forms of the verb before a step, longest first."""
    return sorted(_said(STEP, locales.LANGUAGES), key=len, reverse=True)


@cache
def _directions(language: str | None) -> Mapping[str, str]:
    """Return the direction of each form; short forms only of `language`, unless that is None."""
    return {
        form: direction
        for direction in DIRECTIONS
        for spoken in locales.LANGUAGES
        for form in _said(direction, [spoken])
        if len(form) > SHORT or language in (None, spoken)
    }


def _said(word: str, languages: Iterable[str]) -> Iterator[str]:
    for language in languages:
        yield from map(_plain, locales.say(language, f"word-{word}").split(","))


@cache
def _link() -> re.Pattern[str]:
    """Return the pattern of a cell and a word that links it to the next, or to nothing yet."""
    return re.compile(
        rf"(?P<cell>{_ANY_CELL}) *(?:{_either(LINK)}) *(?={_ANY_CELL}|(?:[a-z]|[0-9]{{1,3}})?$)", re.IGNORECASE
    )


@cache
def _linking() -> re.Pattern[str]:
    """Return the pattern of a word that begins a text and links what comes before to it."""
    return re.compile(rf"^(?:{_either(LINK)}) +")


@cache
def _lead() -> re.Pattern[str]:
    """Return the pattern of a word before a cell that a word links to the next."""
    return re.compile(rf"\b(?:{_either(LEAD)}) +(?={_ANY_CELL} *(?:{_either(LINK)}))", re.IGNORECASE)


def _either(word: str) -> str:
    """Return the pattern of any form of a word, with and without its accents; a single letter only as it is written."""
    texts = [locales.say(language, f"word-{word}").replace("’", "'") for language in locales.LANGUAGES]
    written = [form.strip() for text in texts for form in text.split(",")]
    forms = {*written, *(form for form in map(_plain, written) if len(form) > 1)}
    longest_first = sorted(forms, key=len, reverse=True)
    return "|".join(re.escape(form).replace("'", "['’]") for form in longest_first)


@cache
def _in_lines() -> Mapping[str, str]:
    """Return the word or direction of each form that may occur in a line."""
    return {**_directions(None), **_lintels(), **_forms()}


@cache
def _any_form() -> re.Pattern[str]:
    """Return the pattern of a form within a text; it prefers longer forms."""
    forms = sorted(map(re.escape, _in_lines()), key=len, reverse=True)
    return re.compile(rf"(?<![\w'])(?:{'|'.join(forms)})(?![\w'])")
