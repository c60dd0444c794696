"""Making, joining, leaving and leading teams: the controls of cards, boards and panels."""

from collections.abc import Sequence
from functools import partial

import locales
from cogs.challenges.card_posts import update_card, updating_card
from cogs.challenges.challenge_cards import card_message
from cogs.core.actions import ControlCog, action
from cogs.core.answers import edit_message, is_private, open_modal, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.controls import modal_fields
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, preferences_of
from cogs.places.place_checks import check_chosen, chosen_person, roles_of
from cogs.places.visibility import who_sees
from cogs.playing.match_lookup import located
from cogs.teams.team_messages import chosen_users, read_team_terms, teams_message, terms_modal
from matches import Challenge, Match, MatchError
from matches.challenges.challenge_rules import check_open
from matches.teams.team_models import Roster
from wording.formatting import safe


class Teams(ControlCog):
    """Answers the controls of teams."""

    async def cog_load(self) -> None:
        """Let the services ask Discord who still sees the place of a team."""
        self.bot.services.presence.ask = partial(who_sees, self.bot)

    @action("team-seat", opens_modal=True)
    async def ask_terms(self, interaction: Interaction, challenge: Challenge) -> None:
        """Open the modal for a team that takes a free seat: the person's own; for the challenger, one of others."""
        async with updating_card(interaction, challenge.id):
            check_open(challenge)
            is_own = interaction.user.id != challenge.challenger.user
            free = (asked.slot for asked in challenge.invitations if asked.is_open)
            slot = 0 if is_own else next(free, None)
            if slot is None:
                raise MatchError("no-free-seat", challenge=challenge.id)
            await open_modal(interaction, terms_modal(language_of(interaction), challenge.id, slot))

    @action("team-own", opens_modal=True)
    async def ask_own_terms(self, interaction: Interaction, challenge: Challenge) -> None:
        """Open the modal for a team in the person's own seat."""
        check_open(challenge)
        await open_modal(interaction, terms_modal(language_of(interaction), challenge.id, 0))

    @action("team-made", "modal")
    async def make(self, interaction: Interaction, challenge: Challenge, slot: int | None) -> None:
        """Make the team, which may begin the match, and name the chosen people for it."""
        teams, who, fields = self.bot.services.teams, person_of(interaction.user), modal_fields(interaction)
        people = [chosen_person(interaction, user) for user in chosen_users(fields)]
        check_chosen(interaction, people)
        terms = read_team_terms(interaction, fields, own=not slot)
        async with updating_card(interaction, challenge.id):
            made = await self.bot.services.challenges.make_team(challenge.id, who, terms, slot or None)
            mine = None if slot else await self.own_roster(made, who.user)
            if mine and people:
                mine = await teams.add(mine.team.id, who, people)
            if mine and not preferences_of(interaction).listed:
                mine = await teams.show_name(mine.team.id, who, named=False)
            await self.answer(interaction, made, mine, "team-made" if mine else "team-made-for-others")

    async def own_roster(self, challenge: Challenge, user: int) -> Roster | None:
        """Return the team of a challenge in which a user is; None if there is none."""
        rosters = [await self.bot.services.teams.team(team.id, user) for team in challenge.teams]
        return next((roster for roster in rosters if roster.own and roster.own.joined_at is not None), None)

    async def answer(self, interaction: Interaction, challenge: Challenge, own: Roster | None, code: str) -> None:
        """Show the changed card, and privately the person's team, with the message `code`."""
        language = language_of(interaction)
        said = locales.say(language, code, team=safe(own.team.name if own else ""))
        message = teams_message([own], language, said) if own else Message(said)
        if is_private(interaction):
            await show_private(interaction, message)
            await update_card(self.bot, challenge, interaction.channel_id)
        else:
            await edit_message(interaction, await card_message(self.bot, challenge))
            await send_private(interaction, message)

    @action("team-join")
    async def join(self, interaction: Interaction, roster: Roster) -> None:
        """Make the person a member of a team; show a member what they can do.

        Results of votes name those whom other results show, until they choose otherwise.
        """
        teams, who = self.bot.services.teams, person_of(interaction.user)
        if roster.own and roster.own.joined_at is not None:
            await self.show_team(interaction, roster)
            return
        named = preferences_of(interaction).listed
        joined = await teams.join(roster.team.id, who, roles_of(interaction.user), named=named)
        await self.changed(interaction, roster, joined, "team-joined")

    @action("team-leave")
    async def leave(self, interaction: Interaction, roster: Roster) -> None:
        left = await self.bot.services.teams.leave(roster.team.id, person_of(interaction.user))
        await self.changed(interaction, roster, left, "team-left")

    async def changed(self, interaction: Interaction, before: Roster, after: Roster, code: str) -> None:
        """Show a team that has changed, privately, and update the card of its challenge."""
        challenge = None
        if before.challenge:
            challenge = await self.bot.services.challenges.get(before.challenge)
        if challenge and not is_private(interaction):
            await edit_message(interaction, await card_message(self.bot, challenge))
        await self.show_team(
            interaction, after, locales.say(language_of(interaction), code, team=safe(after.team.name))
        )
        if challenge and is_private(interaction):
            await update_card(self.bot, challenge)

    async def show_team(self, interaction: Interaction, roster: Roster, said: str = "") -> None:
        """Show a team privately, with what the person can do."""
        message = teams_message([roster], language_of(interaction), said)
        await (show_private if is_private(interaction) else send_private)(interaction, message)

    @action("team-name")
    async def show_name(self, interaction: Interaction, roster: Roster, named: int) -> None:
        """Set whether results name the person."""
        teams, who = self.bot.services.teams, person_of(interaction.user)
        await self.show_team(interaction, await teams.show_name(roster.team.id, who, bool(named)))

    @action("team-people", "select")
    async def name_people(self, interaction: Interaction, roster: Roster, *users: int) -> None:
        """Let people join whom the captain names."""
        people = [chosen_person(interaction, user) for user in users]
        check_chosen(interaction, people)
        added = await self.bot.services.teams.add(roster.team.id, person_of(interaction.user), people)
        said = locales.say(language_of(interaction), "team-added", count=len(people))
        await self.show_team(interaction, added, said)

    @action("team-hand", "select")
    async def hand_on(self, interaction: Interaction, roster: Roster, user: int) -> None:
        """Make another member the captain."""
        handed = await self.bot.services.teams.hand_over(roster.team.id, person_of(interaction.user), user)
        data = {"captain": safe(handed.captain.name if handed.captain else ""), "team": safe(handed.team.name)}
        await self.show_team(interaction, handed, locales.say(language_of(interaction), "team-handed", **data))

    @action("teams")
    async def show_teams(self, interaction: Interaction, match: Match) -> None:
        """Show the teams of a match privately."""
        rosters: Sequence[Roster] = await self.bot.services.teams.of_match(match.id, interaction.user.id)
        over = match.state.outcome is not None
        message = teams_message(rosters, language_of(interaction), over=over)
        await show_private(interaction, located(interaction, match, message))
