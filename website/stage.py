"""The events on the simulated Discord before anybody is seen there: matches, a league, a tournament."""

from typing import Any, Final

from engine import GAMES, State
from matches import Match, Person
from playground.matchmaker import Matchmaker
from playground.simulation import Simulation
from runtime.discord_client import Trilithon
from runtime.services import Services
from website import drawings

OVERDUE: Final = 26
"""Hours since the last moves of the matches in which somebody is late.

They pass one by one, since the simulation gives up a step that takes a minute.
"""
COMPETING: Final = ("alice", "bruno", "chloe", "dimitri")
CLOCK: Final = "1d"


class Stage:
    """The simulation, its bot's services, and the matches that Alice plays in it, by their games."""

    def __init__(self, sim: Simulation) -> None:
        self.sim = sim
        self.threads: dict[str, str] = {}
        """The names of the threads in which they are played."""
        self._matches: dict[str, int] = {}
        self._matchmaker = Matchmaker(sim, sim.at_once)

    @property
    def services(self) -> Services:
        """The services of the bot."""
        assert isinstance(self.sim.bot, Trilithon)
        return self.sim.bot.services

    async def set(self, game: str, moves: str) -> None:
        """Let all come to pass; the last is a match of a game on its smallest board, with some moves."""
        await self.play_film("contigo", "chloe")
        await self.play_film("druid-hex3", "bruno", "chloe")
        await self.begin("contiguity-deluxe", "dimitri", clock=CLOCK)
        await self.play("contiguity-deluxe", "1b")
        await self.begin("druid-hex", "bruno")
        await self.play("druid-hex", "d6")
        for _ in range(OVERDUE):
            await self.sim.advance(hours=1)
        await self.compete()
        await self.begin(game, "bruno", options="size=6")
        await self.play(game, *moves.split(", "))

    async def compete(self) -> None:
        """Let people join a league and a tournament that then begin."""
        await self.command("server league", name="Autumn", game="contiguity", clock="3d")
        await self.command("tournament new", name="Friday night", game="druid-y", options="size=6", clock="1h")
        for key in COMPETING:
            person = self.person(key)
            await self.services.leagues.join(1, person)
            await self.services.tournaments.join(2, person)
        await self.services.leagues.start_now(1)
        await self.services.tournaments.start_now(2)
        await self.sim.advance(minutes=2)

    async def command(self, name: str, /, **options: Any) -> None:
        """Let Alice give a command in #games."""
        await self.sim.at_once(self.sim.command("alice", name, **options))

    def person(self, key: str) -> Person:
        """Return somebody as the services know them."""
        member = self.sim.people[key]
        return Person(member.id, next(each.name for each in self.sim.persons if each.key == key))

    async def begin(self, game: str, *others: str, **options: Any) -> None:
        """Begin a match of Alice against others."""
        thread = await self._matchmaker.begin("alice", GAMES[game], *others, **options)
        self.threads[game] = next(each.name or "" for each in self.sim.threads() if each.id == thread)
        begun = await self.services.matches.latest_in(thread)
        assert begun is not None
        self._matches[game] = begun.id

    async def play_film(self, game: str, *others: str) -> None:
        """Play the whole match that is shown of a game."""
        end: State = drawings.match(GAMES[game])
        await self.begin(game, *others, options=end.game.write_options(end.options))
        await self.play(game, *end.history)

    async def match(self, game: str) -> Match:
        """Return the latest match of a game."""
        return await self.services.matches.get(self._matches[game])

    async def play(self, game: str, *moves: str) -> Match:
        """Play moves in the latest match of a game, each for whoever's turn it is, and return the match."""
        match = await self.match(game)
        for move in moves:
            seat = match.mover
            assert seat is not None
            match = await self.services.matches.submit(match.id, seat.person, move)
        await self.sim.settle()
        return match
