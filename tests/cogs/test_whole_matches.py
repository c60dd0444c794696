"""Whole matches, from challenge to end, through the simulated Discord, with restarts between moves."""

import random

import pytest

from tests.cogs.conftest import Club, Playing, actions, button

WIN = ("30a-29a 1a-2a 29a-3a 2a-1a 3a-2a 1a-30a 2a-1a 30a-28a 30c-30b 28a-28b 29b-29a 28b-28a ").split()


IN_BOTH_LANGUAGES = pytest.mark.parametrize("language", ["en-US", "fr"])


async def play_out(playing: Playing, seed: int, restarts: int = 3) -> None:
    """Plays by every way, heading for a win, with restarts on the way."""
    chance = random.Random(seed)
    while playing.state.outcome is None:
        if restarts and chance.random() < 0.15:
            restarts -= 1
            await playing.sim.restart(crash=chance.random() < 0.5)
        await playing.play(hurried(playing, chance), chance)


def hurried(playing: Playing, chance: random.Random) -> str:
    """A legal move that brings the mover's disks together; a winning one if there is one."""
    state = playing.state
    moves = list(state.legal_moves())
    for move in moves:
        outcome = state.play(move).outcome
        if outcome and state.turn in outcome.winners:
            return move
    if state.prompt and "auction" in state.prompt.code:
        return "call" if "call" in moves else "bid 40"
    if moves == ["first", "second"]:
        return chance.choice(moves)
    return max(chance.sample(moves, min(len(moves), 40)), key=lambda move: togetherness(playing, move))


def togetherness(playing: Playing, move: str) -> int:
    """How many pairs of the mover's disks are neighbours after a move."""
    from engine.boards import bits
    from engine.boards.ring import RING

    position = playing.state.position
    disks = position.after(move).disks[position.side]
    return sum((RING.neighbours[cell] & disks).bit_count() for cell in bits(disks))


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
