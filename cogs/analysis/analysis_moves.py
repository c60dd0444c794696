"""From thinking to playing: a line becomes a plan, its first move is played after the usual preview, and a match begins
with a position.
"""

from dataclasses import replace

import locales
from cogs.analysis.analysis_views import thinking_at, visible_analysis
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
from matches import Analysis
from matches.analysis.analysis_models import read_subject
from matches.analysis.analysis_moves import line_after, line_to_plan, move_to_play
from matches.analysis.analysis_tree import Spot, read_spot


class ThinkingMoves(ControlCog):
    """*Plan this* and *Play this* of thinking boards."""

    @action("think-plan")
    async def plan(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Add the line from the match's board to the place to the plan. Raises MatchError as `/match plan` does."""
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        match, line = line_to_plan(analysis, thinking.node, interaction.user.id)
        plan = await self.bot.services.plans.write(match, person_of(interaction.user), line)
        said = locales.say(thinking.language, "plan-stored")
        message = plan_message(plan, thinking.language, said)
        await send_private(interaction, located(interaction, plan.match, message))

    @action("think-enter")
    async def enter(self, interaction: Interaction, analysis: Analysis, spot: Spot, turned: int) -> None:
        """Show the preview of the first move of the line from the match's board to the place, to play it or to vote.

        A button leads back to the place.
        """
        thinking = await thinking_at(solver_of(interaction), analysis, spot, turned)
        move = move_to_play(analysis, thinking.node, interaction.user.id)
        match, _ = line_after(analysis, thinking.node)
        reader = reader_of(interaction)
        picking = match_picking(match, reader, remark_for(interaction, match, reader.language))
        label = locales.say(reader.language, "button-back")
        back = Button.to("think-at", *thinking.moment, "board", label=label)
        picking = replace(picking, exits=[back, *picking.exits])
        preview = await preview_message(picking, Progress(match.state.half_move().question(), move), ())
        await send_private(interaction, located(interaction, match, preview))


async def analysis_position(interaction: Interaction, name: str) -> State:
    """Return the position at a place, named by subject and spot, such as `m17.v3`, to play on from it.

    Raises MatchError("analysis-gone" | "position-runs").
    """
    subject, _, spot = name.partition(".")
    analysis = await visible_analysis(interaction, read_subject(subject))
    if analysis.match:
        check_shown_by(analysis.match, interaction.user.id)
    return await interaction.client.services.analyses.state(analysis, analysis.tree.find(read_spot(spot)))
