"""Matches against Trilithon: `/practice`, its seats in challenges, and updates for people while it thinks."""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Final, Self

from discord import app_commands
from discord.ext import commands

import locales
from cogs.challenges.card_posts import update_card, updating_card
from cogs.challenges.challenge_cards import fill_message
from cogs.challenges.challenge_making import GameText, OptionsText, SideText, begin, give_back
from cogs.challenges.levels import LevelOption
from cogs.challenges.terms_form import read_form
from cogs.challenges.typed_terms import Typed
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private, update_answer
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized_command, localized_options
from cogs.core.controls import modal_fields
from cogs.core.discord_codes import AWAY
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.playing.match_lookup import located
from cogs.playing.move_submission import played_message
from cogs.posting.delivery import Obsolete
from cogs.posting.match_post import TextPost
from matches import Challenge, Match, QueuedPost, Unavailable
from matches.challenges.challenge_rules import check_fill
from runtime import logs
from runtime.faults import log_unavailable, report
from wording.formatting import name_of

log = logs.get(__name__)

UPDATED_AFTER: Final = (15, 30, 60, 120, 240)
"""Intervals in seconds after which the number of matches before a waiting one is updated in the answer."""
MOST_UPDATED: Final = 200
"""Maximal number of answers updated concurrently."""


class Practice(ControlCog):
    """Commands and controls of matches against Trilithon."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._closing = asyncio.Event()
        self._updated = 0

    async def cog_unload(self) -> None:
        """Stop the updates."""
        self._closing.set()

    @app_commands.command(**localized_command("practice"))
    @localized_options("practice", "game", "level", "options", "side")
    async def practice(
        self,
        interaction: Interaction,
        game: GameText,
        level: LevelOption | None = None,
        options: OptionsText | None = None,
        side: SideText | None = None,
    ) -> None:
        typed = Typed(options=options, side=side, level=level, command="practice")
        await begin(interaction, game, (), (), typed)

    @action("correct-practice", opens_modal=True)
    async def ask_again(self, interaction: Interaction, game: str) -> None:
        """Open a modal with the text of a refused command."""
        await give_back(interaction, game, "practice")

    @action("corrected-practice", "modal")
    async def correct(self, interaction: Interaction, game: str) -> None:
        """Begin the match with the corrected text."""
        await begin(interaction, game, (), (), read_form(modal_fields(interaction), "practice"))

    @action("fill-seats")
    async def ask_level(self, interaction: Interaction, challenge: Challenge) -> None:
        """Ask the challenger for the level at which Trilithon takes the free seats."""
        async with updating_card(interaction, challenge.id):
            check_fill(challenge, interaction.user.id)
            await send_private(interaction, fill_message(language_of(interaction), challenge))

    @action("fill-seats", "select")
    async def fill(self, interaction: Interaction, challenge: Challenge, level: int) -> None:
        challenges = interaction.client.services.challenges
        made = await challenges.fill(challenge.id, person_of(interaction.user), level)
        language = language_of(interaction)
        unrated = locales.say(language, "unrated-computer") if challenge.terms.rated else ""
        await show_private(interaction, Message(f"{locales.say(language, 'fill-done')} {unrated}".strip()))
        await update_card(interaction.client, made)

    @commands.Cog.listener()
    async def on_thinking(self, interaction: Interaction, played: Match, before: int) -> None:
        """Keep a person's answer up to date while `before` matches are thought about before theirs."""
        if not before or self._updated >= MOST_UPDATED:
            return
        self._updated += 1
        try:
            await self._update(interaction, played, before)
        except Unavailable as away:
            log_unavailable(away)
        except AWAY as fault:
            log.info("a private answer stays as it was", interaction=interaction.id, fault=str(fault))
        except Exception as fault:  # noqa: BLE001  an event listener has no caller to tell
            report(fault)
        finally:
            self._updated -= 1

    async def _update(self, interaction: Interaction, played: Match, before: int) -> None:
        """Edit the private answer as long as the match waits in the same turn and the answer is still shown."""
        services, told = self.bot.services, before
        for seconds in UPDATED_AFTER:
            if await self.bot.idle(self._closes_within(seconds)):
                return
            match = await services.matches.get(played.id)
            now = await services.computers.place(played.id)
            if now is None or match.shown != played.shown:
                return
            if now != told:
                told = now
                message = played_message(played, language_of(interaction), now)
                if not await update_answer(interaction, located(interaction, played, message)):
                    return

    async def _closes_within(self, seconds: float) -> bool:
        """Wait for the bot to stop, for `seconds` at most. Return whether it stops."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        return self._closing.is_set()


@dataclass(frozen=True)
class StuckPost(TextPost):
    """An apology to those waiting for a computer that fails to move. Obsolete once it has moved."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.get(queued.subject)
        if match.mover is None or match.entries != queued.entry:
            raise Obsolete("overtaken")
        player, reference = name_of(match.language, match.mover), f"{queued.number:08x}"
        return cls(queued, match, Message(locales.say(match.language, "stuck", player=player, reference=reference)))
