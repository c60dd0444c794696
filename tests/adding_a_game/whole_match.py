"""A whole match of three in a row through the simulated Discord."""

import random

import pytest

from cogs.challenges.challenge_options import complete_options
from engine import GAMES
from locales import say
from tests.cogs.conftest import Guild

WON = ("b2", "a1", "c1", "b1", "a3")
FULL = ("a3", "b3", "c3", "b2", "b1", "a1", "c1", "c2", "a2")


@pytest.mark.parametrize(
    ("locale", "moves", "reason"), [("en-US", WON, "connection"), ("fr", FULL, "passes")], ids=["won", "drawn"]
)
async def test_three_in_a_row_is_played_from_challenge_to_end(guild: Guild, moves, reason) -> None:
    playing = await guild.match("alice", "chloe", game="three-in-a-row")
    chance = random.Random(1)
    for move in moves:
        if chance.random() < 0.3:
            await guild.sim.restart()
        await playing.play(move, chance)
    while not playing.state.outcome:
        await playing.by_command("pass")
    assert playing.state.outcome.reason == reason
    assert playing.boards() == [f"trilithon-1-{ply}.png" for ply in range(playing.state.ply + 1)]


async def test_three_in_a_row_is_among_the_games_by_its_blurb_as_it_has_no_line_of_its_own(guild: Guild) -> None:
    for command in ("help", "rules"):
        for who, language in (("alice", "en"), ("chloe", "fr")):
            page = (await guild.ask(who, command)).content
            (line,) = (line for line in page.splitlines() if f"**{say(language, 'game-three-in-a-row')}**" in line)
            assert line.endswith(say(language, "game-three-in-a-row-blurb"))
            assert len(page) <= 2000


def test_all_options_of_three_in_a_row_are_found_from_the_empty_field() -> None:
    game = GAMES["three-in-a-row"]
    found = {choice.value.partition("=")[0] for choice in complete_options("fr", game, "")}
    assert found == {option.name for option in game.options}
