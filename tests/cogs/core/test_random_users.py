"""Whatever people press, say and ask for, and whenever: the bot answers each once, and nobody spoils a match."""

import os
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

import cogs.playing.board_messages
import matches.challenges.challenge_service
from engine import GAMES
from matches import LeagueTerms, TournamentTerms
from matches.core.clock import DAY, Clock
from matches.core.terms import Terms
from playground.people import PEOPLE
from playground.people import Person as Somebody
from renderer import Picture, View, describe
from renderer.looks import look
from tests.cogs.conftest import Guild
from tests.cogs.invariants import Act, Invariants
from tests.cogs.quick_players import quick_move
from tests.cogs.random_users import RandomUsers
from tests.engine.random_matches import SETTINGS
from thinking import Job, Thinkers

pytestmark = [pytest.mark.exhaustive, pytest.mark.torture]

ACTS = 50 if os.environ.get("TRILITHON_TORTURE") else 35
HURRIED = 16
MATCHES = 8 if os.environ.get("TRILITHON_TORTURE") else 2
"""Matches of each game: every other one is in French, and soon to be won."""
ODD = Somebody("ysolde", "**Ysolde** @everyone `x`", "fr")
"""Somebody whose name is a nuisance."""


@pytest.fixture
def people() -> Sequence[Somebody]:
    return (*PEOPLE, ODD)


@pytest.fixture
def locale(seed: int) -> str:
    return ("en-US", "fr")[seed % 2]


@pytest.fixture
def sketches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Describe pictures, but do not paint them: that takes longer than all the rest."""

    def sketch(state: Any, view: View) -> Picture:
        look(state.game.id).scene(state, view)
        return Picture(b"sketch", "png", describe(state, view))

    monkeypatch.setattr(cogs.playing.board_messages, "render", sketch)


@pytest.fixture(autouse=True)
def simple_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers think in this process, and little, whatever their level."""

    async def think(_: Thinkers, job: Job, *__: int) -> Any:
        return replace(job, level=1).run()

    monkeypatch.setattr(Thinkers, "think", think)


@contextmanager
def note_story_on_failure(users: RandomUsers) -> Iterator[None]:
    """Add what the users did to the exception if a run fails."""
    try:
        yield
    except Exception as failure:
        failure.add_note("\n".join(users.story))
        raise


async def users(guild: Guild, monkeypatch: pytest.MonkeyPatch, game: str, seed: int) -> RandomUsers:
    """Return a match of a game under any options, between any of the people; every other one is soon to be won.

    One of them also plays against Trilithon. There are a league and a tournament to join.
    """
    chance = random.Random(f"{game} {seed}")
    monkeypatch.setattr(matches.challenges.challenge_service.random, "SystemRandom", lambda: chance)
    terms = chance.choice([setting.terms for setting in SETTINGS if setting.game_id == game])
    players = chance.sample(sorted(guild.sim.people), GAMES[game].players)
    await guild.match(*players, game=game, options=terms)
    await guild.ask(players[0], "practice", game=game, options=terms, level=1)
    league = LeagueTerms("League", Terms(GAMES[game], "", Clock(move=DAY)), 3, doubled=False, at_once=1, days=7)
    if league.match.game.players == 2:
        starts_at = int(guild.bot.services.clock().timestamp()) + 90 * DAY
        await guild.bot.services.leagues.create(guild.sim.guild.id, guild.channel.id, "en", league, starts_at)
        cup = TournamentTerms("Cup", Terms(GAMES[game], "", Clock(move=DAY), rated=True), "swiss", 3, DAY, 8, True)
        await guild.bot.services.tournaments.create(guild.sim.guild.id, guild.channel.id, "en", cup, starts_at)
        await guild.sim.settle()
    if seed % 2:
        await hurry(guild, chance)
    return RandomUsers(guild, Invariants(guild), chance)


async def hurry(guild: Guild, chance: random.Random) -> None:
    """Plays the only match towards an end, for some moves or until one before it."""
    for _ in range(HURRIED):
        service = guild.bot.services.matches
        match = await service.get(1)
        move = quick_move(match.state, chance)
        if match.state.play(move).outcome:
            break
        await service.submit(1, match.mover.person, move)
        await guild.sim.settle()


async def play_on(users: RandomUsers) -> None:
    """Make a move in every match that still runs: one that wins, if it is in sight."""
    for number, log in users.invariants.logs.items():
        who, shown = users.mover(number), len(log.shown)
        if who is not None:
            text = quick_move(log.states[-1], users.chance)
            act = users.tell(Act(who, "goes on", "move", text))
            answer = await users.guild.ask(who, "move", move=text, match=str(number))
            if text in log.states[-1].position.needs_confirmation:
                await users.guild.press(who, answer, "play")
            users.invariants.check(act)
            assert len(log.shown) == shown + 1


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
async def test_whatever_people_press_a_match_is_what_its_players_made_of_it(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, sketches: None, game: str, seed: int
) -> None:
    people = await users(guild, monkeypatch, game, seed)
    with note_story_on_failure(people):
        for _ in range(ACTS):
            await people.act()
        await play_on(people)
        for _ in range(ACTS // 4):
            await people.act()


@pytest.mark.parametrize("seed", [MATCHES])
@pytest.mark.parametrize("game", GAMES)
async def test_every_picture_on_the_way_is_one_that_discord_takes(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    people = await users(guild, monkeypatch, game, seed)
    with note_story_on_failure(people):
        for _ in range(ACTS // 4):
            await people.act()
