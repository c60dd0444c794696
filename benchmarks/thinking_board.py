"""The cost of a press on the thinking board, compared with a step of the picker of moves in the same position.

Both draw the board and edit a private message. The thinking board also reads the tree and the notes; where a move is
tried, it is stored. The tree has `TRIED` moves besides those of the match.
"""

from collections.abc import Iterator
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.playing import FAMILIES
from benchmarks.sample_database import random_move
from benchmarks.timing import Timings
from benchmarks.turns import Playing
from matches.analysis.analysis_models import Analysis, Subject
from matches.analysis.analysis_tree import Node
from playground.interactions import PreparedInteraction

PICKER, BOARD, TRY = "a step of the picker", "a press on the thinking board", "a move that is tried there"
PLAYED, TRIED, ROUNDS = 20, 100, 60
AIM: Final = 1.2


class Pressing(Playing):
    """Alice presses controls of private messages about her match."""

    def __init__(self, folder: str) -> None:
        super().__init__(folder)
        self.message: Any = None
        self.wanted = ""

    async def open(self, game: str) -> None:
        """Start a match of a game, play and try some moves, and open a private message."""
        await self.start(game)
        services, answer = self.bot.services, self.bot.gateway.on_interaction

        async def finish(interaction: Any) -> None:
            await answer(interaction)
            self.finished.set()  # no event tells of the edit of a private message

        self.bot.remove_listener(answer)
        self.bot.add_listener(finish, "on_interaction")
        while (match := await self.match()).entries < PLAYED or match.mover != match.seats[0]:
            command = await super().next_command()
            await self.sim.at_once(command)
        user = self.sim.people["alice"].id
        self.analysis: Analysis = await services.analyses.get(Subject("match", match.id), user)
        self.node: Node = self.analysis.tree.current
        for _ in range(TRIED):
            state = await services.analyses.state(self.analysis, self.node)
            if state.outcome or self.chance.random() < 0.1:
                self.node = self.analysis.tree.current
                continue
            move = random_move(state, self.chance)
            assert move
            self.analysis, self.node = await services.analyses.add(self.analysis, self.node, move)
        board = next(message for message in reversed(self.sim.threads()[-1].history()) if message.attachments)
        self.message = (
            await self.sim.people["alice"].click(board, custom_id=f"trilithon:more:1:{match.entries}")
        ).response

    async def next_command(self) -> PreparedInteraction:
        prepared = self.sim.press(
            "alice", self.message, custom_id=self.message.components[0]["components"][0]["custom_id"]
        )
        prepared[1]["data"]["custom_id"] = self.wanted
        return prepared

    def step(self, _: int) -> None:
        """Prepare the first step of the picker."""
        entries = len(self.analysis.record) - 1
        self.wanted = f"trilithon:back:1:{entries}:"
        self.prepare()

    def look(self, _: int) -> None:
        """Prepare a look at the match's board on the thinking board."""
        self.wanted = f"trilithon:think-at:m1:{self.analysis.tree.current.spot}:0:board"
        self.prepare()

    def attempt(self, number: int) -> None:
        """Prepare a move to be tried at the match's board."""
        move = random_move(self.analysis.record[-1], Random(number))
        self.wanted = f"trilithon:think-play:m1:{self.analysis.tree.current.spot}:0:{move}"
        self.prepare()


def measure() -> Iterator[str]:
    """Yield for a game of each family the medians and the ratios."""
    for game in FAMILIES:
        with TemporaryDirectory() as folder, Pressing(folder) as pressing:
            pressing.runner.run(pressing.open(game))
            prepared = {PICKER: pressing.step, BOARD: pressing.look, TRY: pressing.attempt}
            timings = Timings(dict.fromkeys(prepared, pressing.run), ROUNDS, prepared)
            yield f"{game}:"
            yield from timings.lines()
            yield timings.comparison(BOARD, PICKER, AIM)
            yield f"{TRY} / {PICKER}: {timings.ratio(TRY, PICKER):.3f}"
