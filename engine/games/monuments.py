"""What the four games of stones have in common as games: options, boards by size, the position's text."""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from engine.boards.grid import Grid
from engine.errors import TextError
from engine.game import Game
from engine.games.stones import Setting, StonesPosition
from engine.games.walking import WalkingPosition
from engine.options import Option, Options
from engine.play import Play


class StonesGame(Game):
    """A game of stones: a subclass names its board and what its sides have to join."""

    marks: ClassVar[tuple[str, ...]]
    joins: ClassVar[tuple[tuple[tuple[str, ...], ...], ...]]
    grid: ClassVar[Callable[[int], Grid]]
    positions: ClassVar[type[StonesPosition]] = StonesPosition
    stages = (Play,)

    def kind(self, options: Options) -> type[StonesPosition]:
        """The class of position that the options ask for."""
        return StonesPosition

    def opening(self, options: Options) -> StonesPosition:
        grid = type(self).grid(int(options["size"] or 0))
        setting = Setting(grid, self.marks, self.joins, bool(options["nogaps"]), bool(options["nostack"]))
        return self.kind(options).opening(setting)

    def read_position(self, text: str, options: Options) -> StonesPosition:
        stones, *facts, turn = (part.strip() for part in text.split(";"))
        position = self.opening(options)
        for word in stones.split():
            position = position.with_stone(word)
        told = {name: value for name, _, value in (fact.partition(" ") for fact in facts)}
        gone = 0 if told["out"] == "-" else sum(1 << self.marks.index(mark) for mark in told["out"])
        mark, *rest = turn.split()
        if rest != ["to", "move"]:
            raise TextError("board", line=text)
        return replace(
            position.with_facts(told),
            side=self.marks.index(mark),
            turn=int(told["turn"]),
            passes=int(told["passes"]),
            out=gone,
        )


class WalkingGame(StonesGame):
    """A game of stones that may be played as Druid's Walk: its subclass has `WALK` among its options."""

    positions = WalkingPosition

    def kind(self, options: Options) -> type[StonesPosition]:
        return WalkingPosition if options["walk"] else StonesPosition


WALK = Option("walk", "flag")


def building_options(low: int, high: int, default: int) -> tuple[Option, ...]:
    """The options of all games of stones, with the sizes that the board may have."""
    return (
        Option("size", "int", default, range(low, high + 1)),
        Option("nogaps", "flag"),
        Option("nostack", "flag"),
    )
