"""Whole matches, from challenge to end, through the simulated Discord, with restarts between moves."""

import random

import pytest

from tests.cogs.conftest import Club, Playing, actions, button
from tests.cogs.hurried import hurried

IN_BOTH_LANGUAGES = pytest.mark.parametrize("language", ["en-US", "fr"])


async def play_out(playing: Playing, seed: int, restarts: int = 3) -> None:
    """Plays by every way, heading for a win, with restarts on the way."""
    chance = random.Random(seed)
    while playing.state.outcome is None:
        if restarts and chance.random() < 0.15:
            restarts -= 1
            await playing.sim.restart(crash=chance.random() < 0.5)
        await playing.play(hurried(playing.state, chance), chance)


@IN_BOTH_LANGUAGES
async def test_a_match_is_played_to_a_win_with_every_board_posted_once(club: Club) -> None:
    playing = await club.match("alice", "chloe")
    await play_out(playing, seed=1)
    plies = playing.state.ply
    assert playing.boards() == [f"trilithon-1-{ply}.png" for ply in range(plies + 1)]
    said = playing.board.content
    winner = {"alice": "Alice", "chloe": "Chloé"}[playing.players[playing.state.outcome.winners[0]]]
    assert f"**{winner}**" in said
    assert actions(playing.board) == ["record"]


@IN_BOTH_LANGUAGES
async def test_a_match_with_a_bid_for_turn_order_is_played_to_its_end(club: Club) -> None:
    playing = await club.match("bruno", "dimitri", options="bid")
    assert "bid 20" in playing.board.content
    await play_out(playing, seed=2)
    assert playing.state.outcome.reason in ("connection", "bid")
    assert len(playing.boards()) == len(set(playing.boards())) == playing.state.ply + 1


@IN_BOTH_LANGUAGES
async def test_a_match_ends_when_a_player_resigns_and_means_it(club: Club) -> None:
    playing = await club.match("alice", "dimitri")
    await playing.by_reply("30a-29a")
    await club.sim.restart()
    dimitri = club.person("dimitri")
    asked = await dimitri.slash(playing.thread, "resign")
    assert asked.response.ephemeral
    assert "Alice" in asked.response.content
    await club.sim.restart()
    await dimitri.click(asked.response, custom_id=button(asked.response, "resigned"))
    await club.sim.settle()
    assert playing.boards() == ["trilithon-1-0.png", "trilithon-1-1.png", "trilithon-1-2.png"]
    assert "**Alice**" in playing.board.content


VARIANTS = ("relocate", "druidless", "isolation", "friendly", "smaller", "victory", "turns=6", "flip", "bid", "safe")
RICH = (
    "relocate isolation friendly smaller victory safe",
    "relocate turns=8 flip",
    "relocate druidless turns=7 bid",
)


@pytest.mark.parametrize("options", ["", *VARIANTS, *RICH])
async def test_a_match_of_contiguity_deluxe_is_played_to_its_end_under_every_variant(club: Club, options: str) -> None:
    playing = await club.match("alice", "dimitri", game="contiguity-deluxe", options=options)
    await play_out(playing, seed=3, restarts=1)
    posted = [name for name in dict.fromkeys(playing.boards()) if "round" not in name]
    assert posted[-1] == f"trilithon-1-{playing.state.ply}.png"
    assert len(posted) == playing.state.ply + 1


async def test_the_rounds_of_a_flip_match_are_shown_when_they_end_and_once_more_at_the_end(club: Club) -> None:
    playing = await club.match("alice", "bruno", game="contiguity-deluxe", options="flip")
    await play_out(playing, seed=5, restarts=1)
    rounds = playing.state.rounds
    assert rounds
    shown = [len(message.attachments) for message in playing.thread.history() if message.attachments]
    assert shown[len(rounds[0].history)] == 2
    assert shown[-1] == 1 + len(rounds)
