"""Positions of their own with which matches begin, instead of the game's start."""

from engine import Game, State
from matches.match_errors import MatchError


def start_of(game: Game, terms: str, origin: str | None) -> State:
    """Return the state with which a match begins. `origin`: the text of its own position, if it has one.

    Raises TextError and OptionError if the rules cannot read it.
    """
    return game.from_text(origin) if origin else game.start(game.read_options(terms))


def check_playable(position: State) -> None:
    """Raise MatchError("position-over" | "position-left") unless a match can begin with a position.

    Every player has to be in, because nobody could take the seat of one who has left or been knocked out.
    """
    if position.out:
        raise MatchError("position-left")
    if position.outcome or next(position.legal_moves(), None) is None:
        raise MatchError("position-over")
