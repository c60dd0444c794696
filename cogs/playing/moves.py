"""Moves as text: `/move`, a reply to a board or notice, or the menu of a message."""

import contextlib
import re

import discord
from discord import app_commands
from discord.ext import commands

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private
from cogs.core.client import Interaction
from cogs.core.command_texts import localized, localized_command, localized_options
from cogs.core.controls import PREFIX, Button, unknown_control, view
from cogs.core.discord_codes import AWAY
from cogs.core.gateway import note_presence
from cogs.core.message_contents import custom_ids, file_names
from cogs.core.messages import Message, reply
from cogs.core.persons import person_of
from cogs.core.preferences import Reader, language_of
from cogs.core.suggestions import chosen
from cogs.playing.board_messages import parse_file_name
from cogs.playing.match_lookup import MatchOption, find_match, located_in, own_match, waits_for_person
from cogs.playing.move_submission import confirm_button, explain_refusal, move_to_confirm, played_text, submit_move
from cogs.playing.move_words import DIRECTIONS, WORDS, begun, is_name, understood
from cogs.playing.picking import match_picking
from cogs.playing.replies import (
    LONGEST_REPLY,
    answered_message,
    is_readable,
    looks_like_a_move,
    may_be_a_move,
    reply_fault,
    reply_language,
    reply_text,
)
from engine import AmbiguousMove, GameOver, IncompleteMove, MoveError, Suggestion, UnreadableMove
from engine.suggest import SPAN
from matches import Match, MatchError
from matches.acts.acts import Play, Proposed
from matches.core.long_work import asking
from matches.playing.match_rules import check_may_move
from matches.playing.reply_queries import HandledBefore, Reply
from runtime.faults import log_refusal
from wording.formatting import HINT, match_url, safe, shorten

EARLY = "auction-not-won"
"""The refusal of the auction winner's choice while the auction is open."""
VOTED = "🗳️"
"""The reaction to a reply that counts as a vote."""
DASH = "–"
"""The sign of a range in the autocompletion list."""


class Moves(ControlCog):
    """Plays the moves that people type."""

    async def cog_load(self) -> None:
        """Add the menu of messages that plays their text."""
        menu = app_commands.ContextMenu(name=localized("menu-play"), callback=self.play_from_menu)
        self.bot.tree.add_command(menu)

    @app_commands.command(**localized_command("move"))
    @localized_options("move", "move", "match")
    async def move(self, interaction: Interaction, move: str, match: MatchOption = None) -> None:
        found = await own_match(interaction, match, waits_for_person)
        await submit_move(interaction, found, typed_text(move), found.entries)

    @move.autocomplete("move")
    async def complete_move(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        try:
            named = await find_match(interaction, interaction.namespace.match)
            match = await own_match(interaction, named, waits_for_person)
            check_may_move(match, interaction.user.id)
        except MatchError:
            return []
        language = language_of(interaction)
        return [
            app_commands.Choice(name=choice_name(language, suggestion), value=suggestion.text)
            for suggestion in match.state.suggest(begun(typed_text(typed)))
        ]

    async def play_from_menu(self, interaction: Interaction, message: discord.Message) -> None:
        """Play the text of a message: in the match of the board that it answers, else in that of the place.

        As with a reply, the match must not have moved on since that board. Every answer is private.
        """
        text, answered = reply_text(message, self.bot.user), message.reference and message.reference.message_id
        if not text or len(text) > LONGEST_REPLY:
            raise MatchError("menu-no-move", most=LONGEST_REPLY)
        board = await self.bot.services.matches.board_of_message(answered) if answered else None
        named = await find_match(interaction, str(board[0])) if board else None
        found = await own_match(interaction, named, waits_for_person)
        await submit_move(interaction, found, understood(found.state, text, found.language), board and board[1])

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Play a reply to a board or notice, if it looks like a move and its author is a player."""
        answered = message.reference.message_id if message.reference else None
        withheld, match = self.is_withheld(message), None
        if message.author.bot or answered is None or not (message.content or withheld):
            return
        asking.set(message.author.id)
        note_presence(self.bot, message.author, message.channel)
        try:
            board = (
                self.named(message) or await self.bot.services.matches.board_of_message(answered) or self.shown(message)
            )
            if board is None:
                return
            match = await self.bot.services.matches.get(board[0], message.author.id)
            if withheld:
                await self.explain_ping(message, match)
            else:
                await self.read_reply(message, match, board[1])
        except Exception as error:  # noqa: BLE001  no caller could tell its author
            language = match.language if match else await reply_language(message, self.bot.services.preferences)
            await reply_fault(message, language, error)

    async def read_reply(self, message: discord.Message, match: Match, entry: int) -> None:
        """Play a reply to the board after `entry` or vote for it, answer why that cannot be, or ignore it as talk."""
        text = reply_text(message, self.bot.user)
        if len(text) > LONGEST_REPLY:
            return
        words, text = text, understood(match.state, text, match.language)
        author, written = person_of(message.author), Reply(message.id, int(message.created_at.timestamp()))
        try:
            if move := move_to_confirm(match, message.author.id, text, entry):
                await self.ask_reply(message, match, move)
                return
            answer = await self.bot.services.acts.do(match, author, Play(text, reply=written), entry)
            if isinstance(answer, Proposed):
                await self.show_voted(message, match)
            else:
                await self.show_played(message, answer.match)
        except HandledBefore:
            return
        except MoveError as refusal:
            log_refusal(refusal, match.id)
            # "moi" and "I do" below an open auction are talk; "first" is not.
            is_talk = refusal.code == EARLY and not is_name(words)
            if may_be_a_move(refusal, text) and not is_talk:
                await self.answer_reply(message, match, text, kind_of(refusal))
        except MatchError as refusal:
            log_refusal(refusal, match.id)
            # "gg 10" may be a player's typo, and "pass" a move out of turn; from spectators they are talk.
            plays = match.seat_of(message.author.id) is not None
            is_word = text in WORDS or text in DIRECTIONS
            if (reads(match, text) and (plays or not is_word)) or (plays and looks_like_a_move(text)):
                await self.answer_reply(message, match, text, refusal.code)

    async def show_played(self, message: discord.Message, played: Match) -> None:
        """Confirm a move typed outside the match's place, where no board follows; else show that Trilithon thinks."""
        if message.channel.id not in (played.place.thread, played.place.channel):
            await reply_about(message, played, Message(played_text(played, played.language)))
        elif played.is_thinking:
            with contextlib.suppress(*AWAY):
                await message.channel.typing()

    async def show_voted(self, message: discord.Message, match: Match) -> None:
        """Mark a reply that counts as a vote; where the bot may not, answer it."""
        try:
            await message.add_reaction(VOTED)
        except AWAY:
            text = locales.say(match.language, "vote-counts", player=safe(person_of(message.author).name))
            await reply_about(message, match, Message(text))

    async def explain_ping(self, message: discord.Message, match: Match) -> None:
        """Tell the player to move, once, that the bot can read a reply only if it is mentioned."""
        author = message.author
        if (
            match.mover is None
            or not match.mover.is_of(author.id)
            or not await self.bot.services.preferences.mark_ping_explained(author.id)
        ):
            return
        language, player = match.language, safe(person_of(author).name)
        text = locales.say(language, "reply-withheld", player=player)
        await reply(message, Message(text))

    def is_withheld(self, message: discord.Message) -> bool:
        """Return whether Discord withheld the text of a reply, as it does in servers unless the bot is mentioned."""
        mentioned = any(user == self.bot.user for user in message.mentions)
        return bool(
            message.guild and not message.content and not mentioned and answered_message(message, self.bot.user)
        )

    def named(self, message: discord.Message) -> tuple[int, int] | None:
        """Return match and entry from a control of the answered message: Move, or Why below a refusal."""
        answered = answered_message(message, self.bot.user)
        for identity in custom_ids(answered) if answered else ():
            prefix, name, *moment = identity.split(":")
            if prefix == PREFIX and name in ("move", "why"):
                return int(moment[0]), int(moment[1])
        return None

    def shown(self, message: discord.Message) -> tuple[int, int] | None:
        """Return match and entry from the picture of an answered board whose message id is not stored yet."""
        answered = answered_message(message, self.bot.user)
        names = file_names(answered) if answered else ()
        return parse_file_name(names[-1]) if names else None

    async def answer_reply(self, message: discord.Message, match: Match, text: str, kind: str) -> None:
        """Answer in public with the kind of the refusal only; a button shows the reason to the author privately.

        A reply that was played is not answered if it is read again.
        """
        if await self.bot.services.replies.was_played(message.id):
            return
        language, seat, controls = match.language, match.seat_of(message.author.id), None
        if seat:
            label = locales.say(language, "button-why")
            controls = view(Button.to("why", match.id, match.entries, seat.player, text, label=label))
        answer = locales.say(language, "reply-refused", player=safe(person_of(message.author).name), kind=kind)
        await reply_about(message, match, Message(answer, controls=controls))

    async def ask_reply(self, message: discord.Message, match: Match, move: str) -> None:
        """Ask in public for confirmation of a move, which only the player to move can give."""
        language, player = match.language, safe(person_of(message.author).name)
        question = locales.say(language, "move-question-reply", player=player, move=move)
        yes = confirm_button(match_picking(match, Reader(language)), move)
        await reply_about(message, match, Message(question, controls=view(yes)))

    @action("why")
    async def why(self, interaction: Interaction, match: Match, entry: int, written: str) -> None:
        """Explain to the author of a reply why it was not played, on the board as it stands now.

        Ids of earlier versions do not name the author; those are explained to the player to move.
        """
        language = language_of(interaction)
        named = re.fullmatch(r"([0-9]{1,2}):(.*)", written, re.DOTALL)
        player, text = (int(named[1]), named[2]) if named else (None, written)
        author = next((seat for seat in match.seats if seat.player == player), None)
        if named and author is None:
            raise unknown_control()
        if author and not author.is_of(interaction.user.id):
            raise MatchError("not-your-reply", player=author.name, move=text)
        check_may_move(match, interaction.user.id, entry)
        try:
            match.state.read(text)
        except MoveError as refusal:
            await explain_refusal(interaction, match, text, refusal)
        else:
            await send_private(interaction, Message(locales.say(language, "why-legal", link=match_url(match))))


async def reply_about(answered: discord.Message, match: Match, message: Message) -> None:
    """Reply to a message about a match; the reply names the match if that is played in another place."""
    await reply(answered, located_in(answered.channel.id, match.language, match, answered.author.id, message))


def choice_name(language: str, suggestion: Suggestion) -> str:
    """Return the name of a suggestion in the autocompletion list: its text and meaning."""
    meaning = locales.say(language, f"suggest-{suggestion.label}", **suggestion.data)
    return shorten(suggestion.text.replace(SPAN, DASH) + HINT + meaning)


def typed_text(text: str) -> str:
    """Return the text of a move, typed or chosen: the name of a suggestion has a dash of its own (`choice_name`)."""
    return chosen(text).replace(DASH, SPAN) if HINT in text else text


def kind_of(refusal: MoveError) -> str:
    """Return a word for the kind of a refusal."""
    kinds = (IncompleteMove, "incomplete"), (UnreadableMove, "unreadable"), (AmbiguousMove, "ambiguous")
    return next((word for kind, word in kinds if isinstance(refusal, kind)), "illegal")


def reads(match: Match, text: str) -> bool:
    """Return whether a text is a move or part of one in the current position, legal or not."""
    try:
        match.state.read(text)
    except GameOver:
        return False
    except MoveError as refusal:
        return is_readable(refusal)
    return True
