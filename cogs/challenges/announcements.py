"""Private answers that announce the card of a challenge, and their correction if the card cannot be posted."""

import locales
from cogs.challenges.challenge_cards import sent_message
from cogs.core.answers import update_answer
from cogs.core.client import Client, Interaction
from cogs.core.controls import Button
from cogs.core.discord_codes import AWAY
from cogs.core.preferences import language_of
from matches import Challenge
from runtime import logs

log = logs.get(__name__)


async def announce(interaction: Interaction, challenge: Challenge) -> None:
    """Remember the answer that announced a card. If that has been refused meanwhile, correct it at once."""
    if code := interaction.client.announcements.keep(challenge.id, interaction):
        await _correct(interaction, challenge, code)


async def correct_announcement(bot: Client, challenge: Challenge, code: str) -> None:
    """Replace the answer that announced a card by message `code`, if this process gave that answer lately."""
    if challenge.status != "open":
        return
    if interaction := bot.announcements.take(challenge.id, code):
        await _correct(interaction, challenge, code)


async def _correct(interaction: Interaction, challenge: Challenge, code: str) -> None:
    language = language_of(interaction)
    withdraw = Button.to("withdraw", challenge.id, label=locales.say(language, "button-withdraw"))
    try:
        await update_answer(interaction, sent_message(language, code, challenge, withdraw))
    except AWAY as refused:
        log.info("an announcement stays as it was", challenge=challenge.id, fault=str(refused))
