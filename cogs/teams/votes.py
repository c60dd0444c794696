"""The votes on a team's move: the list of proposals, comments, and the captain's word. Votes are picked like moves."""

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.controls import look_up, modal_fields, single_value
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of, reader_of
from cogs.playing.match_lookup import located
from cogs.playing.move_submission import enter_move
from cogs.teams.agreement_messages import agreement_message
from cogs.teams.ballot_messages import QUOTING, play_question, voted_message, votes_message, why_modal
from matches import Match, MatchError
from matches.teams.team_rules import LONGEST_COMMENT, check_member
from wording.formatting import clean_line


class Votes(ControlCog):
    """Answers the controls of ballots."""

    @action("votes")
    async def show(self, interaction: Interaction, match: Match, page: int, _how: str = "") -> None:
        """Show the proposals privately, to those who may see them."""
        ballot = await self.bot.services.votes.ballot(match.id, interaction.user.id)
        message = votes_message(match, ballot, language_of(interaction), page)
        await show_private(interaction, located(interaction, match, message))

    @action("vote-for")
    async def vote(self, interaction: Interaction, match: Match, entry: int, move: str) -> None:
        """Vote for a proposal."""
        await enter_move(interaction, match, move, entry)

    @action("vote-comment", opens_modal=True)
    async def ask_why(self, interaction: Interaction, match: Match, entry: int, move: str) -> None:
        check_member(match, interaction.user.id, entry)
        await open_modal(interaction, why_modal(match, move, language_of(interaction)))

    @action("vote-commented", "modal")
    async def comment(self, interaction: Interaction, match: Match, entry: int, move: str) -> None:
        """Store a comment with the person's vote for a move, and whether everybody may read it in the end."""
        fields, votes = modal_fields(interaction), self.bot.services.votes
        comment = clean_line(single_value(fields, "text"), LONGEST_COMMENT)
        quoted = look_up(QUOTING, single_value(fields, "quoting"))
        ballot = await votes.vote(match.id, person_of(interaction.user), move, comment, entry, quoted=quoted)
        message = voted_message(match, ballot, language_of(interaction), comment, quoted=quoted)
        await show_private(interaction, located(interaction, match, message))

    @action("play-it")
    async def ask_to_close(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Ask the captain for confirmation before the vote is closed; which move is played, if several lead."""
        seat = check_member(match, interaction.user.id, entry)
        ballot = await self.bot.services.votes.ballot(match.id, interaction.user.id)
        if not ballot.is_captain:
            raise MatchError("not-captain", team=seat.name)
        if not ballot.proposals:
            raise MatchError("no-votes")
        question = play_question(match, ballot, language_of(interaction))
        await send_private(interaction, located(interaction, match, question))

    @action("close-yes")
    async def close(self, interaction: Interaction, match: Match, entry: int, move: str = "") -> None:
        """Close the vote, and have the move played that the captain was told of: one with most votes."""
        played = await self.bot.services.votes.play_it(match.id, person_of(interaction.user), entry, move or None)
        text = locales.say(language_of(interaction), "play-it-done", move=str(played.decided.last))
        await show_private(interaction, located(interaction, played, Message(text)))

    @action("agreement")
    async def show_agreement(self, interaction: Interaction, match: Match) -> None:
        """Show how the votes of a finished match went, to everybody who sees it."""
        if match.mover:
            raise MatchError("match-runs", match=match)
        agreements = await self.bot.services.votes.agreements(match)
        if not agreements:
            raise MatchError("no-agreement")
        message = await agreement_message(match, agreements, reader_of(interaction))
        await show_private(interaction, located(interaction, match, message))
