"""Choosing a game: the option of a command, and the modal of a challenge that names none."""

from collections.abc import Iterable
from typing import Final, TypeAlias

import discord
from discord import app_commands, ui

import locales
from cogs.challenges.challenge_options import complete_game, no_such_game
from cogs.challenges.terms_form import TermsForm
from cogs.challenges.typed_terms import Typed
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.core.suggestions import Choices
from cogs.places.place_checks import check_present
from engine import GAMES, Game
from matches import MatchError

USUAL: Final = "usual"
"""In the id of the modal, that nobody said whether the match is to be rated."""


class GameTransformer(app_commands.Transformer[Client]):
    """Converts an option to a game; Discord lists the choices, by default all games."""

    def __init__(self, games: Iterable[str] = GAMES) -> None:
        self._games = games

    @property
    def choices(self) -> Choices:
        return [app_commands.Choice(name=localized(f"game-{game}"), value=game) for game in self._games]

    async def transform(self, interaction: Interaction, value: str, /) -> Game:
        if value not in GAMES:
            raise no_such_game(language_of(interaction), value)
        return GAMES[value]


GameOption: TypeAlias = app_commands.Transform[Game, GameTransformer()]


def check_menu(interaction: Interaction, user: discord.User | discord.Member) -> None:
    """Check that a person may be challenged from their menu. Raises MatchError for oneself, for other bots, and for
    somebody who cannot see the channel.
    """
    if user.id == interaction.user.id:
        raise MatchError("own-challenge")
    if user.bot and user != interaction.client.user:
        raise MatchError("menu-bot", player=person_of(user).name)
    if user != interaction.client.user:
        check_present(interaction, [user])


async def game_modal(interaction: Interaction, typed: Typed) -> ui.Modal:
    """Return the form that asks for a game or preset, and has what was typed besides.

    The level and whether the match is rated are in its id: a modal has room for five parts.
    """
    language = language_of(interaction)
    form = TermsForm(language, typed, games=await complete_game(interaction, ""))
    asked = ["game", "opponents", *(name for name in ("options", "side", "clock") if getattr(typed, name))]
    rated = {None: USUAL, True: "yes", False: "no"}[typed.rated]
    return form.modal(locales.say(language, "menu-challenge"), asked, "challenged", typed.level or 0, rated)
