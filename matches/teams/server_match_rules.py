"""Rules of a server's matches against the computer: the next game, side and level, and when the matches rest."""

from collections.abc import Mapping
from typing import Final

from engine import GAMES, Game
from matches.core.clock import DAY, HOUR
from matches.core.match_errors import MatchError
from matches.playing.match_rules import DRAWN, LEFT, LOST, WON
from search import LEVELS

TWO: Final[Mapping[str, Game]] = {game.id: game for game in GAMES.values() if game.players == 2}
"""The games that servers play, in the order in which they play them in turn."""
PACES: Final = (24, 12, 6, 3, 1)
"""Hours after which a vote may close."""
FIRST_LEVEL: Final = 2
"""The level of a server's first match."""
SILENCE: Final = 7 * DAY
"""Seconds without a vote after which no match follows."""
LEAST_APART: Final = HOUR
"""Seconds between the beginnings of two matches at least: two people could resign one after the other."""
COUNTED: Final[Mapping[str, str]] = {WON: "won", DRAWN: "drawn", LOST: "lost", LEFT: "lost"}
"""The column that counts a result."""
_STEPS: Final = {"won": 1, "lost": -1}


def check_choices(game: str | None, hours: int) -> None:
    """Raise MatchError("unknown-control") unless a server may choose a game (None for all in turn) and a pace."""
    if (game is not None and game not in TWO) or hours not in PACES:
        raise MatchError("unknown-control")


def next_level(level: int, counted: str | None) -> int:
    """Return the level after a match that was counted in a column: one up after a win, one down after a loss."""
    return min(max(level + _STEPS.get(counted or "", 0), LEVELS[0]), LEVELS[-1])


def next_game(chosen: str | None, latest: str | None) -> Game:
    """Return the game of the next match: the chosen one, else the one that follows the latest."""
    if chosen and chosen in TWO:
        return TWO[chosen]
    order = list(TWO)
    place = order.index(latest) + 1 if latest and latest in TWO else 0
    return TWO[order[place % len(order)]]


def next_player(player: int, latest: str | None, game: Game, chosen: str | None) -> int:
    """Return the server's side in the next match: the other one.

    When all games have been played in turn and their number is even, it stays, so that no game always comes with the
    same side.
    """
    wraps = chosen is None and latest is not None and game.id == next(iter(TWO))
    return player if wraps and len(TWO) % 2 == 0 else 1 - player
