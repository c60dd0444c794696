"""The terms of a match: what challenges, presets, leagues and tournaments settle before it begins."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from sqlalchemy import Row

from engine import GAMES, Game, State
from engine.options import Options
from matches.core.clock import NO_CLOCK, Clock, read_clock
from store.schema import metadata


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a match. By default: the usual options, no clock, sides drawn, unrated, from the game's start."""

    game: Game
    options: str = ""
    """The options as canonical text, such as `size=8 walk`."""
    clock: Clock = NO_CLOCK
    player: int | None = None
    """Player number picked by the challenger; None: drawn at random."""
    rated: bool = False
    """Whether the result counts for ratings."""
    origin: str | None = None
    """Text of the position with which the match begins; None for the game's own start."""

    @classmethod
    def of(
        cls,
        game: Game,
        chosen: Mapping[str, object],
        clock: Clock = NO_CLOCK,
        player: int | None = None,
        *,
        rated: bool = False,
        position: State | None = None,
    ) -> Self:
        """Return terms with the chosen options. Raises OptionError if the game does not have them."""
        options = game.write_options(game.settle(chosen))
        return cls(game, options, clock, player, rated, position.text() if position else None)

    @classmethod
    def read(cls, row: Row[Any], player: int | None = None) -> Self:
        """Return the terms in a row of any table that has some. What the table has no column for is as by default."""
        clock, rated, origin = (getattr(row, name, None) for name in ("clock", "rated", "origin"))
        return cls(GAMES[row.game], row.terms, read_clock(clock or ""), player, bool(rated), origin or None)

    @classmethod
    def under(cls, state: State, clock: Clock = NO_CLOCK, *, rated: bool = False) -> Self:
        """Return the terms of a match in a state."""
        return cls(GAMES[state.game.id], state.terms, clock, rated=rated, origin=state.origin or None)

    def columns(self, table: str) -> dict[str, Any]:
        """Return the values of those columns that a table has for terms."""
        values = {
            "game": self.game.id,
            "terms": self.options,
            "clock": self.clock.text or None,
            "player": self.player,
            "rated": self.rated,
            "origin": self.origin,
        }
        return {name: value for name, value in values.items() if name in metadata.tables[table].c}

    @property
    def chosen(self) -> Options:
        """The value of each option."""
        return self.game.settled(self.options)

    @property
    def start(self) -> State:
        """The state with which the match begins. Raises TextError and OptionError if the rules cannot read it."""
        return self.game.from_text(self.origin) if self.origin else self.game.start(self.chosen)
