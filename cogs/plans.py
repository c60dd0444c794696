"""Planned answers: `/plan`, and the private panel behind “If they answer …”."""

from discord import app_commands

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import open_modal, send_private, show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.command_texts import localized_command, localized_options
from cogs.ui.controls import modal_text
from cogs.ui.formatting import person_of
from cogs.ui.match_lookup import MatchOption, located, own_match, waits_for_others
from cogs.ui.move_steps import move_at_once, move_modal, step_message
from cogs.ui.move_submission import refusal_message
from cogs.ui.move_words import in_lines, understood
from cogs.ui.picking import Picking
from cogs.ui.plan_messages import line_message, plan_message, plan_picking, write_modal
from cogs.ui.preferences import language_of, preferences_of, reader_of
from engine import MoveError
from matches import Match
from matches.plan_rules import Plan, Standing, check_planner


class Plans(ControlCog):
    """Shows and changes what somebody has planned to answer. All of it is seen by them alone."""

    @app_commands.command(**localized_command("plan"))
    @localized_options("plan", "lines", "match")
    async def plan(self, interaction: Interaction, lines: str | None = None, match: MatchOption = None) -> None:
        """Add the lines that were written; without any, show the plan."""
        found = await own_match(interaction, match, waits_for_others)
        if lines is None:
            plan, said = await self.load(interaction, found), ""
        else:
            plan = await self.bot.services.plans.write(found.id, person_of(interaction.user), in_lines(lines))
            said = locales.say(language_of(interaction), "plan-stored")
        await send_private(interaction, located(interaction, found, plan_message(plan, language_of(interaction), said)))

    # The list and its lines

    @action("plans")
    async def show(self, interaction: Interaction, match: Match) -> None:
        """Show the plan."""
        await self.show_plan(interaction, await self.load(interaction, match))

    @action("plan-line", "select")
    async def show_line(self, interaction: Interaction, match: Match, mark: int) -> None:
        """Show a line, with the board that it leads to."""
        plan = await self.load(interaction, match)
        await show_private(interaction, await line_message(plan, plan.find(mark), reader_of(interaction)))

    @action("plan-cut")
    async def cut(self, interaction: Interaction, match: Match, mark: int) -> None:
        """Take the last move of a line back, and ask for another one in its place."""
        plan, line = await self.bot.services.plans.shorten(match.id, person_of(interaction.user), mark)
        await self.go_on(interaction, plan, line)

    @action("plan-drop")
    async def drop(self, interaction: Interaction, match: Match, mark: int) -> None:
        """Drop a line."""
        plan = await self.bot.services.plans.drop(match.id, person_of(interaction.user), mark)
        await self.show_plan(interaction, plan, "plan-dropped")

    @action("plan-clear")
    async def clear(self, interaction: Interaction, match: Match) -> None:
        """Drop all lines."""
        plan = await self.bot.services.plans.drop(match.id, person_of(interaction.user))
        await self.show_plan(interaction, plan, "plan-all-dropped")

    @action("plan-write", opens_modal=True)
    async def open_lines_modal(self, interaction: Interaction, match: Match, mark: int) -> None:
        """Open a text box for new lines, or for what is to stand in place of one."""
        check_planner(match, interaction.user.id)
        plan = await self.load(interaction, match)
        line = plan.find(mark) if mark else None
        await open_modal(interaction, write_modal(plan, line, language_of(interaction)))

    @action("plan-written", "modal")
    async def submit_lines_modal(self, interaction: Interaction, match: Match, mark: int) -> None:
        """Store the lines that were written."""
        plans, who, text = self.bot.services.plans, person_of(interaction.user), in_lines(modal_text(interaction))
        written = plans.rewrite(match.id, who, mark, text) if mark else plans.write(match.id, who, text)
        await self.show_plan(interaction, await written, "plan-stored")

    # Choosing a move

    @action("plan-add")
    async def add(self, interaction: Interaction, match: Match, entry: int, mark: int) -> None:
        """Ask for the next move of a line, or for the first of a new one."""
        await self.choose(interaction, match, entry, mark, ())

    @action("plan-choose")
    async def choose(
        self, interaction: Interaction, match: Match, entry: int, mark: int, trail: tuple[int, ...]
    ) -> None:
        """Show the next step after a choice; once the move is complete, the board that it would lead to."""
        picking = await self.picking(interaction, match, entry, mark)
        if picking is None:
            return
        if move := move_at_once(picking.state, trail, preferences_of(interaction).at_once):
            await self.store(interaction, match, entry, mark, move)
        else:
            await show_private(interaction, located(interaction, match, await step_message(picking, trail)))

    @action("plan-choose", "select")
    async def choose_in_select(
        self,
        interaction: Interaction,
        match: Match,
        entry: int,
        mark: int,
        _before: tuple[int, ...],
        _part: int,
        trail: tuple[int, ...],
    ) -> None:
        """Go on from what was chosen in one of the selects of a step."""
        await self.choose(interaction, match, entry, mark, trail)

    @action("plan-back")
    async def go_back(
        self, interaction: Interaction, match: Match, entry: int, mark: int, trail: tuple[int, ...]
    ) -> None:
        """Show the step before."""
        if picking := await self.picking(interaction, match, entry, mark):
            await show_private(interaction, located(interaction, match, await step_message(picking, trail)))

    @action("plan-play")
    async def store(self, interaction: Interaction, match: Match, entry: int, mark: int, text: str) -> None:
        """Put a move at the end of a line. After a reply ask for the answer, after an answer show the line."""
        picking = await self.picking(interaction, match, entry, mark)
        if picking is None:
            return
        text = understood(picking.state, text)
        try:
            chosen = await self.bot.services.plans.choose(match.id, person_of(interaction.user), entry, mark, text)
        except MoveError as refusal:
            await send_private(interaction, await refusal_message(picking, text, refusal))
        else:
            await self.go_on(interaction, *chosen)

    @action("plan-type", opens_modal=True)
    async def open_text_modal(self, interaction: Interaction, match: Match, entry: int, mark: int) -> None:
        """Open a text box for a move."""
        if picking := await self.picking(interaction, match, entry, mark):
            await open_modal(interaction, move_modal(picking))

    @action("plan-say", "modal")
    async def submit_text_modal(self, interaction: Interaction, match: Match, entry: int, mark: int) -> None:
        """Take the move that was written."""
        await self.store(interaction, match, entry, mark, modal_text(interaction))

    async def picking(self, interaction: Interaction, match: Match, entry: int, mark: int) -> Picking | None:
        """Return what to pick next; if the match has moved on, show the plan as it stands instead."""
        plan = await self.load(interaction, match)
        if plan.match.entries != entry or not plan.is_open:
            await self.show_plan(interaction, plan, "plan-moved-on")
            return None
        return plan_picking(plan, plan.find(mark) if mark else None, reader_of(interaction))

    async def go_on(self, interaction: Interaction, plan: Plan, line: Standing | None) -> None:
        """Ask for the next move of a line that has been changed, where one is missing; else show the line."""
        reader, end = reader_of(interaction), line.end if line else None
        if line is None or (end and end.is_own and not end.state.outcome):
            message = await step_message(plan_picking(plan, line, reader), ())
        else:
            message = await line_message(plan, line, reader, locales.say(reader.language, "plan-stored"))
        await show_private(interaction, located(interaction, plan.match, message))

    async def load(self, interaction: Interaction, match: Match) -> Plan:
        """Return what the person behind an interaction has planned. Raises MatchError."""
        return await self.bot.services.plans.get(match.id, person_of(interaction.user))

    async def show_plan(self, interaction: Interaction, plan: Plan, code: str = "") -> None:
        """Show all lines in place of what was shown; `code` is the message id of what comes first."""
        language = language_of(interaction)
        said = locales.say(language, code) if code else ""
        await show_private(interaction, located(interaction, plan.match, plan_message(plan, language, said)))


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Plans(bot))
