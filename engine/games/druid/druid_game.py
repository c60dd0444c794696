"""What the four games of stones have in common as games: options, boards by size, the position's text."""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from engine.boards.grid import Grid
from engine.errors import TextError
from engine.game import Game
from engine.games.druid.druid_position import DruidPosition, Setting
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.notation import number
from engine.options import Option, Options
from engine.play import Play


class DruidGame(Game):
    """A game of stones: a subclass names its board and what its sides have to join."""

    marks: ClassVar[tuple[str, ...]]
    joins: ClassVar[tuple[tuple[tuple[str, ...], ...], ...]]
    grid: ClassVar[Callable[[int], Grid]]
    positions: ClassVar[type[DruidPosition]] = DruidPosition
    stages = (Play,)

    def kind(self, options: Options) -> type[DruidPosition]:
        """The class of position that the options ask for."""
        return DruidPosition

    def opening(self, options: Options) -> DruidPosition:
        grid = type(self).grid(int(options["size"] or 0))
        setting = Setting(grid, self.marks, self.joins, bool(options["nogaps"]), bool(options["nostack"]))
        return self.kind(options).opening(setting)

    def read_position(self, text: str, options: Options) -> DruidPosition:
        stones, *facts, turn = (part.strip() for part in text.split(";"))
        position = self.opening(options)
        for word in stones.split():
            position = position.with_stone(word)
        told = {name: value for name, _, value in (fact.partition(" ") for fact in facts)}
        mark, *rest = turn.split()
        if rest != ["to", "move"] or len(told) < len(facts):
            raise TextError("board", line=text)
        gone = self._read_gone(told["out"], mark)
        left = self.players - gone.bit_count()
        return replace(
            position.with_facts(told),
            side=self.marks.index(mark),
            turn=number(told["turn"], range(3)),
            passes=number(told["passes"], range(left + 1)),
            out=gone,
        )

    def _read_gone(self, told: str, mover: str) -> int:
        """The sides that have left: not the one to move, and none in a match of two, which ends by it."""
        marks = "" if told == "-" else told
        if mover in marks or len(set(marks)) < len(marks) or (marks and self.players < 3):
            raise TextError("value", what=f"out {told}")
        return sum(1 << self.marks.index(mark) for mark in marks)


class DruidWalkGame(DruidGame):
    """A game of stones that may be played as Druid's Walk: its subclass has `WALK` among its options."""

    positions = DruidWalkPosition

    def kind(self, options: Options) -> type[DruidPosition]:
        return DruidWalkPosition if options["walk"] else DruidPosition


WALK = Option("walk", "flag")


def board_options(low: int, high: int, default: int) -> tuple[Option, ...]:
    """The options of all games of stones, with the sizes that the board may have."""
    return (
        Option("size", "int", default, range(low, high + 1)),
        Option("nogaps", "flag"),
        Option("nostack", "flag"),
    )
