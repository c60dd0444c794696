"""`/analyse`, and opening a thinking board from a match, an exercise, or the list of one's boards."""

from collections.abc import Sequence
from typing import TypeAlias

import discord
from discord import app_commands

import locales
from cogs.analysis.analysis_lists import board_message, boards_message, rename_modal
from cogs.analysis.analysis_messages import thinking_message
from cogs.analysis.analysis_positions import read_position, read_text, standing_entries, text_of
from cogs.analysis.analysis_views import thinking_at, visible_analysis
from cogs.challenges.challenge_options import complete_game, complete_options, find_game
from cogs.challenges.typed_terms import Typed, read_terms
from cogs.core.actions import OWN, ControlCog, action
from cogs.core.answers import open_modal, send_own, show_own, show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized_command, localized_options
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import modal_text
from cogs.core.messages import Message
from cogs.core.preferences import language_of
from cogs.core.queues import Queue
from cogs.core.suggestions import Choices, Suggested
from cogs.playing.match_lookup import KnownMatchOption, any_match
from cogs.training.exercise_messages import kind_of, solver_of
from engine import State
from matches import Analysis, AnalysisListing, Match, MatchError, Subject
from matches.analysis.analysis_tree import Spot
from training.exercises import Exercise


async def suggest_options(interaction: Interaction, typed: str) -> Choices:
    """Suggest options of the game that is named as the position."""
    found = await find_game(interaction, str(interaction.namespace.position))
    return complete_options(language_of(interaction), found.terms.game, typed) if found else []


PositionText: TypeAlias = app_commands.Transform[str, Suggested(complete_game)]
BoardOptions: TypeAlias = app_commands.Transform[str, Suggested(suggest_options)]


class ThinkingBoards(ControlCog):
    """Opens thinking boards, and keeps the list of them."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._records = Queue("record")

    @app_commands.command(**localized_command("analyse"), extras=dict(OWN))
    @localized_options("analyse", "match", "position", "options", "file")
    async def analyse(
        self,
        interaction: Interaction,
        match: KnownMatchOption = None,
        position: PositionText | None = None,
        options: BoardOptions | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Open a board of a match, of a position or record, or an empty one of a game; else of the match of this place.

        Where there is no such match, show the list of the person's boards.
        """
        if match is None and (position or file):
            state = await self.given(interaction, position or "", options or "", file)
            await send_own(interaction, await position_message(interaction, state))
            return
        try:
            found = await any_match(interaction, match)
        except MatchError as refusal:
            if refusal.code not in ("no-match-here", "which-match"):
                raise
            await send_own(interaction, await self.list(interaction, 0))
            return
        analysis = await visible_analysis(interaction, Subject("match", found.id))
        await send_own(interaction, await board_at(interaction, analysis))

    @action("think")
    async def open_match(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Open the board of a match at an entry, in a new message."""
        analysis = await visible_analysis(interaction, Subject("match", match.id))
        await send_own(interaction, await board_at(interaction, analysis, analysis.tree.nearest(Spot(entry)).spot))

    @action("think-exercise")
    async def open_exercise(self, interaction: Interaction, exercise: Exercise) -> None:
        """Open a board with an exercise that is done, in a new message; show one that is not as it stands."""
        solver, kind = solver_of(interaction), kind_of(exercise)
        studied = await kind.studied(solver, exercise)
        if studied is None:
            await send_own(interaction, await kind.message(solver, exercise))
            return
        await send_own(interaction, await own_board(interaction, *studied))

    async def given(
        self, interaction: Interaction, position: str, options: str, file: discord.Attachment | None
    ) -> State:
        """Return the state that a command gives. Raises MatchError, TextError, OptionError, MoveError."""
        found = None if file else await find_game(interaction, position)
        if found:
            return read_terms(found.terms, Typed(options=options), language_of(interaction)).start
        with self._records.entry(interaction.user.id):
            return await read_text(interaction, read_position, await text_of(file) if file else position)

    # The list

    @action("think-boards")
    async def show_list(self, interaction: Interaction, page: int, _how: str = "") -> None:
        await show_private(interaction, await self.list(interaction, page))

    @action("think-board", "select")
    async def choose(self, interaction: Interaction, _occasion: int, subject: Subject) -> None:
        """Show what can be done with a board."""
        await show_private(
            interaction, board_message(await self.listing(interaction, subject), language_of(interaction))
        )

    @action("think-open")
    async def open(self, interaction: Interaction, analysis: Analysis) -> None:
        await show_own(interaction, await board_at(interaction, analysis))

    @action("think-rename", opens_modal=True)
    async def ask_for_name(self, interaction: Interaction, board: int, whence: str) -> None:
        """Open a modal for the name of a board."""
        listing = await self.listing(interaction, Subject("board", board))
        await open_modal(interaction, rename_modal(board, listing.name, whence, language_of(interaction)))

    @action("think-renamed", "modal")
    async def rename(self, interaction: Interaction, board: int, whence: str) -> None:
        """Rename a board, and show it, or its entry in the list. Raises MatchError."""
        analysis = await self.bot.services.analyses.rename(board, interaction.user.id, modal_text(interaction))
        language = language_of(interaction)
        said = locales.say(language, "think-renamed", named=bool(analysis.name))
        if whence == "list":
            listing = await self.listing(interaction, analysis.subject)
            await show_private(interaction, board_message(listing, language, said))
        else:
            thinking = await thinking_at(solver_of(interaction), analysis)
            await show_own(interaction, await thinking_message(thinking, said))

    @action("think-discard")
    async def ask_to_discard(self, interaction: Interaction, subject: Subject) -> None:
        """Ask whether a board is to be deleted."""
        language, listing = language_of(interaction), await self.listing(interaction, subject)
        question = locales.say(language, "think-discard", count=listing.size, own=subject.kind == "board")
        controls = yes_or_no(language, "think-discard", subject)
        await show_private(interaction, Message(question, controls=controls))

    @action("think-discard-yes")
    async def discard(self, interaction: Interaction, subject: Subject) -> None:
        await self.bot.services.analyses.discard(subject, interaction.user.id)
        said = locales.say(language_of(interaction), "think-discarded")
        await show_private(interaction, await self.list(interaction, 0, said))

    async def list(self, interaction: Interaction, page: int, said: str = "") -> Message:
        """Return a page of the list of the person's boards."""
        listings = await self.bot.services.analyses.of(interaction.user.id)
        return boards_message(listings, page, language_of(interaction), solver_of(interaction).occasion, said)

    async def listing(self, interaction: Interaction, subject: Subject) -> AnalysisListing:
        """Return one of the person's boards, as listed. Raises MatchError("no-such-analysis")."""
        listings = await self.bot.services.analyses.of(interaction.user.id)
        found = next((listing for listing in listings if listing.subject == subject), None)
        if found is None:
            raise MatchError("no-such-analysis")
        return found


async def position_message(interaction: Interaction, state: State) -> Message:
    """Return a board of the person's own with a position, and with the way to it where a record has one."""
    return await own_board(interaction, state.past()[0], standing_entries(state))


async def own_board(interaction: Interaction, start: State, entries: Sequence[str]) -> Message:
    """Return a board of the person's own that starts from a position, at the end of a line."""
    analyses = interaction.client.services.analyses
    analysis = await analyses.open_board(start, interaction.user.id)
    node = analysis.tree.start
    if entries:
        analysis, node = await analyses.add_line(analysis, node, entries)
    return await board_at(interaction, analysis, node.spot)


async def board_at(interaction: Interaction, analysis: Analysis, spot: Spot | None = None) -> Message:
    """Return a place of an analysis, by default the latest."""
    return await thinking_message(await thinking_at(solver_of(interaction), analysis, spot))
