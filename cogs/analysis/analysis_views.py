"""A place on a thinking board as one person sees it: how it is found by a control or picture, and drawn."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Unpack

import discord

import locales
from cogs.core.client import Interaction
from cogs.core.controls import unknown_control
from cogs.core.handlers import reads
from cogs.places.visibility import visible_match
from cogs.playing.board_messages import Marks, board_file, renamed, sides_file
from cogs.training.exercise_messages import Solver
from engine import State
from matches import Analysis, MatchError, Notes, Subject
from matches.analysis.analysis_models import read_subject
from matches.analysis.analysis_tree import Node, Spot, read_spot
from matches.playing.match_rules import takes_part
from wording.thinking import player_names

_FILE_NAME: Final = re.compile(r"trilithon-think-([mb][0-9]{1,19})-(v?[0-9]{1,9})-([0-9]{1,2})-([a-z]+)\.\w+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Thinking:
    """A place of an analysis with what is shown there to the person whose it is."""

    analysis: Analysis
    node: Node
    state: State
    """The position at the node."""
    notes: Notes
    solver: Solver
    turned: int = 0
    """Steps of rotation in addition to the reader's perspective."""

    @property
    def language(self) -> str:
        return self.solver.reader.language

    @property
    def moment(self) -> tuple[object, ...]:
        """The arguments of all controls: the match or board, the place, and the rotation."""
        return self.analysis.subject, self.node.spot, self.turned

    @property
    def names(self) -> Sequence[str]:
        """The names of the players, by player number; on a board of one's own those of the sides."""
        return player_names(self.language, self.analysis, self.state)

    async def draw(self, state: State, **marks: Unpack[Marks]) -> discord.File:
        """Draw a state. The file name identifies the place in replies to the picture."""
        reader = replace(self.solver.reader, perspective=self.solver.reader.perspective + self.turned)
        name = "-".join(map(str, ("trilithon-think", *self.moment, reader.language)))
        if match := self.analysis.match:
            return renamed(await board_file(replace(match, state=state), reader, **marks), f"{name}.png")
        return await sides_file(state, reader, name, perspective=reader.perspective, **marks)

    async def at(self, node: Node, analysis: Analysis | None = None) -> "Thinking":
        """Return another place, perhaps of the analysis as it was changed."""
        analysis = analysis or self.analysis
        return replace(
            self, analysis=analysis, node=node, state=await self.solver.services.analyses.state(analysis, node)
        )


async def thinking_at(solver: Solver, analysis: Analysis, spot: Spot | None = None, turned: int = 0) -> Thinking:
    """Return a place of an analysis, by default the latest. Raises MatchError("analysis-gone")."""
    node = analysis.tree.find(spot) if spot else analysis.latest
    state = await solver.services.analyses.state(analysis, node)
    notes = analysis.notes if analysis.match else await solver.services.notes.of(analysis.subject, analysis.user)
    return Thinking(analysis, node, state, notes, solver, turned)


def file_shows(name: str) -> tuple[str, str] | None:
    """Return subject, spot and rotation in the name of a picture, joined by colons, and the picture's language."""
    found = _FILE_NAME.fullmatch(name)
    if found is None or found[4] not in locales.LANGUAGES:
        return None
    return ":".join(found.group(1, 2, 3)), found[4]


@reads(Subject)
async def _read_subject(_: Interaction, text: str) -> Subject:
    return read_subject(text)


@reads(Spot)
async def _read_spot(_: Interaction, text: str) -> Spot:
    try:
        return read_spot(text)
    except MatchError as malformed:
        raise unknown_control() from malformed


@reads(Analysis)
async def _read_analysis(interaction: Interaction, text: str) -> Analysis:
    return await visible_analysis(interaction, read_subject(text))


async def visible_analysis(interaction: Interaction, subject: Subject) -> Analysis:
    """Return the person's analysis of a match that they may see, or a board of theirs. Raises MatchError.

    It shows the match's latest board, which is marked as seen.
    """
    services, user = interaction.client.services, interaction.user.id
    if subject.kind == "board":
        return await services.analyses.board(subject.id, user)
    match = await visible_match(interaction, subject.id)
    return await services.analyses.of_match(await services.seen.mark(match, user, match.entries), user)


async def replied_analysis(solver: Solver, subject: Subject) -> Analysis:
    """Return the analysis of somebody who replied in direct messages. Raises MatchError.

    There they see only matches in which they take part.
    """
    services, user = solver.services, solver.person.user
    if subject.kind == "board":
        return await services.analyses.board(subject.id, user)
    match = await services.matches.get(subject.id, user)
    if not takes_part(match, user):
        raise MatchError("no-such-match", match=subject.id)
    return await services.analyses.of_match(await services.seen.mark(match, user, match.entries), user)
