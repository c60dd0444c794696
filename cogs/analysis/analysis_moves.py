"""From thinking to playing: a line becomes a plan, its first move is played after the usual preview, and a match begins
with a position.
"""

from collections.abc import Sequence
from dataclasses import replace

import locales
from cogs.analysis.analysis_panels import moves_after
from cogs.analysis.analysis_views import Thinking, read_subject, thinking_at, visible_analysis
from cogs.challenges.positions import check_shown_by
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private
from cogs.core.client import Interaction
from cogs.core.controls import Button
from cogs.core.persons import person_of
from cogs.core.preferences import reader_of
from cogs.plans.plan_messages import plan_message
from cogs.playing.match_lookup import located
from cogs.playing.move_steps import Progress, preview_message
from cogs.playing.picking import match_picking, remark_for
from cogs.training.exercise_messages import solver_of
from engine import State
from matches import Analysis, Match, MatchError
from matches.analysis.analysis_tree import Node, Spot, read_spot
from matches.plans.plan_rules import MOVE_BREAK, check_planner
from matches.playing.match_rules import check_may_move, check_player


class ThinkingMoves(ControlCog):
    """*Plan this* and *Play this* of thinking boards."""

    @action("think-plan")
    async def plan(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Add the line from the match's board to the place to the plan. Raises MatchError as `/match plan` does."""
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        match, line = line_after(thinking)
        check_planner(match, interaction.user.id)
        text = f" {MOVE_BREAK} ".join(planned_moves(match, interaction.user.id, line))
        plan = await self.bot.services.plans.write(match.id, person_of(interaction.user), text)
        said = locales.say(thinking.language, "plan-stored")
        message = plan_message(plan, thinking.language, said)
        await send_private(interaction, located(interaction, match, message))

    @action("think-enter")
    async def enter(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Show the preview of the first move of the line from the match's board to the place, to play it or to vote.

        A button leads back to the place.
        """
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        match, [first, *_] = line_after(thinking)
        check_may_move(match, interaction.user.id)
        if not first.is_ply:
            raise MatchError("analysis-plan-leave")
        reader = reader_of(interaction)
        picking = match_picking(match, reader, remark_for(interaction, match, reader.language))
        label = locales.say(reader.language, "button-back")
        back = Button.to("think-at", *thinking.moment, "board", label=label)
        picking = replace(picking, exits=[back, *picking.exits])
        preview = await preview_message(picking, Progress(match.state.half_move().question(), first.text), ())
        await send_private(interaction, located(interaction, match, preview))


def line_after(thinking: Thinking) -> tuple[Match, Sequence[Node]]:
    """Return the match, and the line from its board to the place. Raises MatchError if the place is not after it."""
    match, line = thinking.analysis.match, moves_after(thinking)
    if match is None or not line:
        raise MatchError("analysis-plan-elsewhere")
    return match, line


def planned_moves(match: Match, user: int, line: Sequence[Node]) -> list[str]:
    """Return the moves of a line as plans have them.

    Among three or more players, a plan leaves out what others play between a reply and the answer. Raises MatchError
    if somebody leaves in the line.
    """
    seat, state = check_player(match, user), match.state
    kept, is_asked = [], True
    for node in line:
        if not node.is_ply:
            raise MatchError("analysis-plan-leave")
        own = state.turn == seat.player
        if own or is_asked or match.game.players == 2:
            kept.append(node.text)
        state, is_asked = state.enter(node.text), own
    return kept


async def analysis_position(interaction: Interaction, name: str) -> State:
    """Return the position at a place, named by subject and spot, such as `m17.v3`, to play on from it.

    Raises MatchError("analysis-gone" | "position-runs").
    """
    subject, _, spot = name.partition(".")
    analysis = await visible_analysis(interaction, read_subject(subject))
    if analysis.match:
        check_shown_by(analysis.match, interaction.user.id)
    return await interaction.client.services.analyses.state(analysis, analysis.tree.find(read_spot(spot)))
