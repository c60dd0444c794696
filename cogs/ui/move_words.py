"""The words of moves as people write them, in any language that the bot speaks: `je passe` for the engine's `pass`.

The forms of each word are messages (`word-pass`), so that the engine knows no language.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

import locales
from engine import MoveError, State
from engine.auction import BID
from engine.auction import WORDS as AUCTION_WORDS
from engine.position import PASS, SWAP
from engine.spelling import LONGEST_TEXT

WORDS: Final = (PASS, SWAP, *AUCTION_WORDS)
SHORTEST: Final = 3
"""The fewest characters of the beginning of a form for which the list of moves offers its word."""
_DIGITS: Final = "0123456789"


def understood(state: State, text: str) -> str:
    """Return the engine's text for a word, or a bid, that stands alone; any other text as it is.

    A word that the game has no place for stays as it was written, to be quoted so in its refusal.
    """
    word = _word(text)
    return word if word and _is_known(state, word) else text


def begun(text: str) -> str:
    """Return the engine's word for a text that is one, or begins the forms of a single one; any other text as it is."""
    if word := _word(text):
        return word
    plain = _plain(text)
    if not SHORTEST <= len(plain) <= LONGEST_TEXT:
        return text
    words = {word for form, word in _forms().items() if form.startswith(plain)}
    return words.pop() if len(words) == 1 else text


def in_lines(text: str) -> str:
    """Return lines of moves with the engine's words in place of those of any language."""
    whole, end, parts = unicodedata.normalize("NFC", text), 0, []
    for found in _any_form().finditer(_folded(whole)):
        parts += [whole[end : found.start()], _forms()[found[0]]]
        end = found.end()
    return "".join([*parts, whole[end:]])


def _is_known(state: State, word: str) -> bool:
    """Return whether a word is something to be said in a state, allowed or not."""
    try:
        state.read(word)
    except MoveError as refusal:
        return refusal.code != "unreadable"
    return True


def _word(text: str) -> str:
    """Return the engine's word, or its bid, for a text that is nothing else; empty for any other."""
    if len(text) > LONGEST_TEXT:
        return ""
    plain = _plain(text).rstrip(" .!")
    form = plain.rstrip(_DIGITS)
    word, number = _forms().get(form.strip(), ""), plain.removeprefix(form)
    if not number:
        return word
    return f"{word} {number}" if word == BID else ""


def _plain(text: str) -> str:
    """Return a text without capitals and accents, with single blanks."""
    return " ".join(_folded(unicodedata.normalize("NFC", text)).split())


def _folded(text: str) -> str:
    """Return a composed text without capitals and accents, character by character, with plain apostrophes."""
    return "".join("'" if sign == "’" else unicodedata.normalize("NFD", sign.lower())[0] for sign in text)


@cache
def _forms() -> Mapping[str, str]:
    """Return all forms of all words, each with its word."""
    return {
        _plain(form): word
        for language in locales.LANGUAGES
        for word in WORDS
        for form in locales.say(language, f"word-{word}").split(",")
    }


@cache
def _any_form() -> re.Pattern[str]:
    """Return the pattern of a form within a text; the longest comes first."""
    forms = sorted(map(re.escape, _forms()), key=len, reverse=True)
    return re.compile(rf"(?<![\w'])(?:{'|'.join(forms)})(?![\w'])")
