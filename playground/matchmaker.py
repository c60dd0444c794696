"""Matches for whoever visits the page, against Trilithon or with the people of the simulated Discord."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.results import to_discord_message

from engine import GAMES, Game
from locales import say
from playground.interactions import PreparedInteraction
from playground.simulation import Simulation

ACCEPT = "trilithon:accept:"
"""The beginning of the `custom_id` of the button that takes a seat."""
PRACTICE_LEVEL = 1
"""The level of Trilithon in a match against it."""
OPPONENTS = ("opponent", "opponent2", "opponent3")
"""The options of the command that name the others."""


class Matchmaker:
    """Begins matches in #games. `play_out` sends an interaction and waits until the bot has done all that follows."""

    def __init__(self, sim: Simulation, play_out: Callable[[PreparedInteraction], Awaitable[object]]) -> None:
        self._sim = sim
        self._play_out = play_out

    def games(self, person: str, language: str) -> list[dict[str, str]]:
        """Return what the page shows of each game: its id, its name, and against whom a person could play it."""
        computer = say(language, "computer", level=PRACTICE_LEVEL)
        return [
            {
                "id": game.id,
                "name": say(language, f"game-{game.id}"),
                "practice": computer,
                "opponents": say(language, "playground-opponents", names=[self._name(key) for key in others]),
            }
            for game in GAMES.values()
            for others in [self._opponents(person, game)]
        ]

    async def practise(self, person: str, game: Game) -> int:
        """Begin a match against Trilithon, in which a person moves first. Return its channel, as `begin` does."""
        threads = self._threads()
        await self._play_out(
            self._sim.command(person, "practice", game=game.id, level=PRACTICE_LEVEL, side=game.sides[0])
        )
        return next(iter(self._threads() - threads), self._sim.channel.id)

    async def begin(self, person: str, game: Game, *others: str, **options: Any) -> int:
        """Begin a match in which a person moves first. Return the id of its thread; without one that of #games.

        The opponents are `others`, or by default whoever comes first; `options` are further ones of the command.
        """
        others = others or tuple(self._opponents(person, game))
        named: dict[str, Any] = {option: self._sim.people[key] for option, key in zip(OPPONENTS, others, strict=False)}
        threads, known = self._threads(), set(self._messages())
        await self._play_out(
            self._sim.command(person, "challenge", game=game.id, side=game.sides[0], **named, **options)
        )
        for other in others:
            for identity, message in self._messages().items():
                if identity not in known and (accept := _accept_button(message)):
                    await self._play_out(self._sim.press(other, self._seen(message), custom_id=accept))
        return next(iter(self._threads() - threads), self._sim.channel.id)

    def _opponents(self, person: str, game: Game) -> list[str]:
        return [other.key for other in self._sim.persons if other.key != person][: game.players - 1]

    def _name(self, key: str) -> str:
        return next(person.name for person in self._sim.persons if person.key == key)

    def _threads(self) -> set[int]:
        return {thread.id for thread in self._sim.threads()}

    def _messages(self) -> dict[int, Message]:
        return dict(self._sim.env.backend.messages.get(self._sim.channel.id, {}))

    def _seen(self, message: Message) -> discord.Message:
        return to_discord_message(self._sim.env, message)


def _accept_button(message: Message) -> str | None:
    """Return the `custom_id` of the button of a challenge that takes a seat, or None if there is none (any more)."""
    ids: Any = (str(part.get("custom_id", "")) for part in walk_components(message.components))
    return next((found for found in ids if found.startswith(ACCEPT)), None)
