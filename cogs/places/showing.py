"""“Show it here”: post a private message for everybody in the place.

The message is made anew, in the language and theme of the place, as the answer to the button's interaction. So it can
also be posted where the bot is no member.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator

import locales
from cogs.core.answers import send_public
from cogs.core.client import Interaction
from cogs.core.controls import Button
from cogs.core.followups import is_direct
from cogs.core.messages import Message
from cogs.core.preferences import Reader, language_of, place_reader
from cogs.places.place_checks import check_public
from matches import MatchError, Person, Place


def show_buttons(interaction: Interaction, action: str, *arguments: object) -> Iterator[Button]:
    """Yield the button that posts a private answer; none in direct messages, where nobody else reads."""
    if not is_direct(interaction):
        yield Button.to(action, *arguments, label=locales.say(language_of(interaction), "button-show-here"))


async def show_here(
    interaction: Interaction, people: Iterable[Person], make: Callable[[Reader], Awaitable[Message]]
) -> None:
    """Post the message that `make` returns for everybody in the place of an interaction.

    `people` are shown in it. Raises MatchError("show-unlisted" | "show-unknown") if one of them, other than the person
    who posts, does not want to be shown or has never played here, and the errors of `check_public`.
    """
    check_public(interaction)
    services = interaction.client.services
    others = {person.user: person.name for person in people if person.user != interaction.user.id}
    if unlisted := await services.preferences.unlisted(others.keys()):
        raise MatchError("show-unlisted", players=tuple(others[user] for user in sorted(unlisted)))
    here = Place(interaction.guild_id, interaction.channel_id or 0)
    if unknown := others.keys() - await services.matches.known_in(here, others.keys()):
        raise MatchError("show-unknown", players=tuple(others[user] for user in sorted(unknown)))
    await send_public(interaction, await make(place_reader(interaction)))
