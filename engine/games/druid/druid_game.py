"""The base classes of the four Druid games: their options, the empty board, and how a position's text is read."""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from engine.boards.grid import Grid
from engine.errors import TextError
from engine.game import Game
from engine.games.druid.druid_position import DruidPosition, Setting
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.options import Option, Options
from engine.spelling import read_number


class DruidGame(Game):
    """A Druid game. A subclass names its board, its sides, and the edges that each side has to join."""

    marks: ClassVar[tuple[str, ...]]
    """The letter of each side, by which texts and pictures name it."""
    joins: ClassVar[tuple[tuple[tuple[str, ...], ...], ...]]
    """For each side, the sets of edges of which a group has to touch one in full."""
    grid: ClassVar[Callable[[int], Grid]]
    """Makes the board of a size."""
    positions: ClassVar[type[DruidPosition]] = DruidPosition
    stages = ("play",)

    def position_class(self, options: Options) -> type[DruidPosition]:
        """Return the class of position that the options ask for."""
        return DruidPosition

    def opening(self, options: Options) -> DruidPosition:
        grid = type(self).grid(int(options["size"] or 0))
        setting = Setting(grid, self.marks, self.joins, bool(options.get("nogaps")), bool(options.get("nostack")))
        return self.position_class(options).opening(setting)

    def read_position(self, text: str, options: Options) -> DruidPosition:
        stones, *parts, turn = (part.strip() for part in text.split(";"))
        position = self.opening(options)
        for stone in stones.split():
            position = position.with_stone(stone)
        fields = {name: value for name, _, value in (part.partition(" ") for part in parts)}
        mark, *rest = turn.split()
        if rest != ["to", "move"] or len(fields) < len(parts):
            raise TextError("board", line=text)
        out = self._read_out(fields["out"], mark)
        still_in = self.players - out.bit_count()
        position = replace(
            position.with_fields(fields),
            side=self.marks.index(mark),
            turn=read_number(fields["turn"], range(3)),
            passes=read_number(fields["passes"], range(still_in + 1)),
            out=out,
        )
        position.check_typed()
        return position

    def _read_out(self, value: str, mover: str) -> int:
        """Return the sides that have left, one bit a side.

        Raises TextError if the side to move is among them, or if a match of two names any: it would have ended.
        """
        marks = "" if value == "-" else value
        if mover in marks or len(set(marks)) < len(marks) or (marks and self.players < 3):
            raise TextError("value", what=f"out {value}")
        return sum(1 << self.marks.index(mark) for mark in marks)


class DruidWalkGame(DruidGame):
    """A Druid game that may be played as Druid's Walk: its subclass has `WALK` among its options."""

    positions = DruidWalkPosition

    def position_class(self, options: Options) -> type[DruidPosition]:
        return DruidWalkPosition if options["walk"] else DruidPosition


WALK = Option("walk", "flag")


def board_options(low: int, high: int, default: int) -> tuple[Option, ...]:
    """Return the options of every Druid game. Sizes of the board are `low` to `high`."""
    return (
        Option("size", "int", default, range(low, high + 1)),
        Option("nogaps", "flag"),
        Option("nostack", "flag"),
    )
