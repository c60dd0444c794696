"""The option of a command that chooses a game."""

from collections.abc import Iterable
from typing import TypeAlias

from discord import app_commands

from cogs.challenges.challenge_options import no_such_game
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized
from cogs.core.preferences import language_of
from cogs.core.suggestions import Choices
from engine import GAMES, Game


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
