"""What follows a move, by the search: told in a sentence."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

import locales
from engine import State
from matches import Match
from wording.formatting import distinct_names


def refutation(match: Match, before: State, move: str, line: Sequence[str], language: str) -> str:
    """Return what a move lets the next player do, and what is likely to follow; empty where nothing is known of it."""
    return _what_it_lets("line-lets", match, before, move, line, language)


def comparison(match: Match, before: State, move: str, line: Sequence[str], language: str) -> str:
    """Return what another move than the one proposed lets the next player do, as `refutation` does."""
    return _what_it_lets("line-better-than", match, before, move, line, language)


def _what_it_lets(message: str, match: Match, before: State, move: str, line: Sequence[str], language: str) -> str:
    if not line:
        return ""
    states, names = states_of(before, (move, *line)), _names(language, match)
    _, (player, reply), *then = _plies(states, names)
    told = tuple(locales.say(language, "line-ply", player=name, move=each) for name, each in then)
    text = locales.say(language, message, move=move, player=player, reply=reply, then=told)
    return _with_its_end(text, states[-1], names, language)


def continuation(match: Match, before: State, move: str, line: Sequence[str], language: str) -> str:
    """Return what is likely to follow a move; empty where nothing is known of it."""
    if not line:
        return ""
    states, names = states_of(before, (move, *line)), _names(language, match)
    told = tuple(
        locales.say(language, "line-ply", player=name, move=each) for name, each in list(_plies(states, names))[1:]
    )
    text = locales.say(language, "line-goes-on", then=told)
    return _with_its_end(text, states[-1], names, language)


def states_of(before: State, moves: Sequence[str]) -> list[State]:
    """Return the position before a line, and that after each of its moves."""
    states = [before]
    for move in moves:
        states.append(states[-1].play(move))
    return states


def _plies(states: Sequence[State], names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield who plays each ply of a line, and what."""
    for before, after in pairwise(states):
        yield names[before.stage.turn], after.line[-1]


def _names(language: str, match: Match) -> tuple[str, ...]:
    """Return the names of the players; of computers the short ones, where these are different."""
    names = list(distinct_names(language, match))
    short = [seat.level and locales.say(language, "computer-short", level=seat.level) for seat in match.seats]
    counts = Counter(short)
    return tuple(brief if brief and counts[brief] == 1 else name for name, brief in zip(names, short, strict=True))


def _with_its_end(text: str, last: State, names: Sequence[str], language: str) -> str:
    """Return a sentence about a line, followed by who wins if the match ends with it."""
    if not last.outcome or not last.outcome.winners:
        return text
    winner, *_ = last.outcome.winners
    return f"{text} {locales.say(language, 'line-wins', player=names[winner])}"
