"""Planned answers: `/match plan`, and the private panel behind “If they answer …”."""

from dataclasses import dataclass

import locales
from cogs.core.actions import action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command, localized_options
from cogs.core.controls import modal_text
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, reader_of
from cogs.plans.plan_messages import line_message, plan_message, plan_picking, write_modal
from cogs.playing.match_lookup import MatchOption, located, own_match, waits_for_others
from cogs.playing.move_steps import step_message
from cogs.playing.move_submission import refusal_message
from cogs.playing.move_words import in_lines, understood
from cogs.playing.picker import Pick, PickerCog, choose
from cogs.playing.picking import Picking
from engine import MoveError
from matches import Match
from matches.plans.plan_rules import LineStatus, Plan, check_planner


@dataclass(frozen=True, slots=True)
class PlanPick(Pick):
    """The next move of a planned line; `mark` 0 begins a new line."""

    match: Match
    entry: int
    mark: int
    actions = "plan-"

    async def picking(self, interaction: Interaction) -> Picking | None:
        """Return the position at the end of the line; if the match has moved on, show the current plan instead."""
        plan = await load(interaction, self.match)
        if plan.match.entries != self.entry or not plan.is_open:
            await show_plan(interaction, plan, "plan-moved-on")
            return None
        return plan_picking(plan, plan.find(self.mark) if self.mark else None, reader_of(interaction))

    async def show(self, interaction: Interaction, step: Message) -> None:
        await show_private(interaction, located(interaction, self.match, step))

    async def play(self, interaction: Interaction, move: str) -> None:
        """Append the move to the line. After a reply ask for the answer, after an answer show the line."""
        picking = await self.picking(interaction)
        if picking is None:
            return
        plans, who = interaction.client.services.plans, person_of(interaction.user)
        text = understood(picking.state, move)
        try:
            chosen = await plans.choose(self.match.id, who, self.entry, self.mark, text)
        except MoveError as refusal:
            await send_private(interaction, await refusal_message(picking, text, refusal))
        else:
            await go_on(interaction, *chosen)


class Plans(PickerCog):
    """Shows and changes a person's planned answers, always privately."""

    pick = PlanPick
    group = command_group("match")

    @group.command(**localized_command("match-plan"))
    @localized_options("match-plan", "lines", "match")
    async def plan(self, interaction: Interaction, lines: str | None = None, match: MatchOption = None) -> None:
        """Add the typed lines, or show the plan if there are none."""
        found = await own_match(interaction, match, waits_for_others)
        if lines is None:
            plan, said = await load(interaction, found), ""
        else:
            plan = await self.bot.services.plans.write(found.id, person_of(interaction.user), in_lines(lines))
            said = locales.say(language_of(interaction), "plan-stored")
        await send_private(interaction, located(interaction, found, plan_message(plan, language_of(interaction), said)))

    @action("plans")
    async def show(self, interaction: Interaction, match: Match) -> None:
        await show_plan(interaction, await load(interaction, match))

    @action("plan-line", "select")
    async def show_line(self, interaction: Interaction, match: Match, mark: int) -> None:
        """Show a line with the board it leads to."""
        plan = await load(interaction, match)
        await show_private(interaction, await line_message(plan, plan.find(mark), reader_of(interaction)))

    @action("plan-cut")
    async def cut(self, interaction: Interaction, match: Match, mark: int) -> None:
        """Remove the last move of a line, and ask for another."""
        plan, line = await self.bot.services.plans.shorten(match.id, person_of(interaction.user), mark)
        await go_on(interaction, plan, line)

    @action("plan-drop")
    async def drop(self, interaction: Interaction, match: Match, mark: int) -> None:
        plan = await self.bot.services.plans.drop(match.id, person_of(interaction.user), mark)
        await show_plan(interaction, plan, "plan-dropped")

    @action("plan-clear")
    async def clear(self, interaction: Interaction, match: Match) -> None:
        plan = await self.bot.services.plans.drop(match.id, person_of(interaction.user))
        await show_plan(interaction, plan, "plan-all-dropped")

    @action("plan-write", opens_modal=True)
    async def open_lines_modal(self, interaction: Interaction, match: Match, mark: int) -> None:
        """Open a modal for new lines, or for rewriting one."""
        check_planner(match, interaction.user.id)
        plan = await load(interaction, match)
        line = plan.find(mark) if mark else None
        await open_modal(interaction, write_modal(plan, line, language_of(interaction)))

    @action("plan-written", "modal")
    async def submit_lines_modal(self, interaction: Interaction, match: Match, mark: int) -> None:
        plans, who, text = self.bot.services.plans, person_of(interaction.user), in_lines(modal_text(interaction))
        written = plans.rewrite(match.id, who, mark, text) if mark else plans.write(match.id, who, text)
        await show_plan(interaction, await written, "plan-stored")

    @action("plan-add")
    async def add(self, interaction: Interaction, match: Match, entry: int, mark: int) -> None:
        """Ask for the next move of a line, or for the first of a new one."""
        await choose(interaction, PlanPick(match, entry, mark), ())


async def go_on(interaction: Interaction, plan: Plan, line: LineStatus | None) -> None:
    """Ask for the next move of a changed line if an answer is missing, or if it has no moves; else show the line."""
    reader, end = reader_of(interaction), line.end if line else None
    if line is None or (end and end.is_own and not end.state.outcome):
        message = await step_message(plan_picking(plan, line, reader), ())
    else:
        message = await line_message(plan, line, reader, locales.say(reader.language, "plan-stored"))
    await show_private(interaction, located(interaction, plan.match, message))


async def load(interaction: Interaction, match: Match) -> Plan:
    """Return the planned answers of the person. Raises MatchError."""
    return await interaction.client.services.plans.get(match.id, person_of(interaction.user))


async def show_plan(interaction: Interaction, plan: Plan, code: str = "") -> None:
    """Show the list of lines in place of the message; it begins with the message `code`."""
    language = language_of(interaction)
    said = locales.say(language, code) if code else ""
    await show_private(interaction, located(interaction, plan.match, plan_message(plan, language, said)))
