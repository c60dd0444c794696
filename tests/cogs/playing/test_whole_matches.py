"""Whole matches, from challenge to end, through the simulated Discord, with restarts between moves."""

import random
from dataclasses import replace
from itertools import cycle

import pytest

from cogs.playing.board_messages import finished_rounds, turn_message
from engine import GAMES
from locales import say
from tests.cogs.conftest import IN_BOTH_LANGUAGES, Guild, Playing, actions, link_of
from tests.cogs.playing.test_board_messages import begun
from tests.cogs.quick_players import quick_move
from wording.side_marks import marked_side

IN_BOTH_LOCALES = pytest.mark.parametrize("locale", ["en-US", "fr"])


async def play_out(playing: Playing, seed: int, restarts: int = 3) -> None:
    """Plays by every way, heading for a win, with restarts on the way."""
    chance = random.Random(seed)
    while playing.state.outcome is None:
        if restarts and chance.random() < 0.15:
            restarts -= 1
            await playing.sim.restart(crash=chance.random() < 0.5)
        await playing.play(quick_move(playing.state, chance), chance)


@pytest.mark.both
@IN_BOTH_LOCALES
async def test_a_match_is_played_to_a_win_with_every_board_posted_once(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    await play_out(playing, seed=1)
    plies = playing.state.ply
    assert playing.boards() == [f"trilithon-1-{ply}.png" for ply in range(plies + 1)]
    text = playing.board.content
    winner = {"alice": "Alice", "chloe": "Chloé"}[playing.players[playing.state.outcome.winners[0]]]
    assert f"**{winner}**" in text
    assert actions(playing.board) == ["replay", "record", "review", "rematch"]


@pytest.mark.exhaustive
@IN_BOTH_LANGUAGES
async def test_a_match_with_a_bid_for_turn_order_is_played_to_its_end(guild: Guild, language: str) -> None:
    playing = await guild.match("bruno", "dimitri", options="bid")
    assert say(language, "prompt-auction-open") in playing.board.content
    await play_out(playing, seed=2)
    assert playing.state.outcome.reason in ("connection", "bid")
    assert len(playing.boards()) == len(set(playing.boards())) == playing.state.ply + 1


VARIANTS = (
    "",
    "relocate isolation friendly smaller victory safe",
    "relocate turns=8 flip",
    "druidless turns=7 bid",
)
"""Options under which every variant is played at least once."""


def test_every_option_of_contiguity_deluxe_is_played_to_an_end() -> None:
    played = {name for options in VARIANTS for name in GAMES["contiguity-deluxe"].read_options(options)}
    assert played == {option.name for option in GAMES["contiguity-deluxe"].options}


@pytest.mark.exhaustive
@pytest.mark.parametrize("options", VARIANTS)
async def test_a_match_of_contiguity_deluxe_is_played_to_its_end_under_every_variant(
    guild: Guild, options: str
) -> None:
    playing = await guild.match("alice", "dimitri", game="contiguity-deluxe", options=options)
    await play_out(playing, seed=3, restarts=1)
    posted = [name for name in dict.fromkeys(playing.boards()) if "round" not in name]
    assert posted[-1] == f"trilithon-1-{playing.state.ply}.png"
    assert len(posted) == playing.state.ply + 1


async def test_the_rounds_of_a_flip_match_are_shown_when_they_end_and_once_more_at_the_end() -> None:
    chance, match = random.Random(5), begun("contiguity-deluxe")
    states = [match.game.start({"flip": True})]
    while not states[-1].outcome:
        states.append(states[-1].play(quick_move(states[-1], chance)))
    rounds = states[-1].rounds
    shown = [state for state in states if finished_rounds(replace(match, state=state))]
    assert [state.length for state in shown] == [*(each.length for each in rounds), states[-1].length]
    for state, numbers in ((shown[0], [1]), (shown[-1], range(1, len(rounds) + 1))):
        message = await turn_message(replace(match, state=state))
        names = [f"trilithon-1-round-{number}.png" for number in numbers]
        assert [file.filename for file in message.files] == [*names, f"trilithon-1-{state.length}.png"]


KINDS = {
    "stones on squares": ("druid", "size=5", 2, "connection"),
    "stones without gaps": ("druid", "size=5 nogaps nostack", 2, "connection"),
    "druids who walk on squares": ("druid", "size=4 walk", 2, "walk"),
    "stones on hexagons": ("druid-hex", "size=3", 2, "connection"),
    "stones on hexagons for three": ("druid-hex3", "size=3", 3, "connection"),
    "druids who walk on hexagons": ("druid-hex3", "size=3 walk", 3, "walk"),
    "stones on a triangle": ("druid-y", "size=5", 2, "connection"),
    "alignment": ("contigo", "", 2, "alignment"),
    "alignment in L's": ("contigo", "advanced", 2, "alignment"),
    "capture": ("contigo-capture", "", 4, "last-king"),
    "capture, the quick version": ("contigo-capture", "short", 4, "short"),
}
FOUR = ("alice", "bruno", "chloe", "dimitri")
THREE = ("alice", "chloe", "dimitri")


@pytest.mark.exhaustive
@pytest.mark.parametrize(("kind", "locale"), list(zip(KINDS, cycle(["en-US", "fr"]), strict=False)))
async def test_a_match_of_stones_or_pebbles_is_played_to_its_end(guild: Guild, kind: str) -> None:
    game, options, players, reason = KINDS[kind]
    playing = await guild.match(*FOUR[:players], game=game, options=options)
    await play_out(playing, seed=2, restarts=2)
    assert playing.state.outcome.reason == reason
    assert playing.boards() == [f"trilithon-1-{ply}.png" for ply in range(playing.state.ply + 1)]
    assert actions(playing.board)[0] == "replay"


CHAIN = (
    "b6-b4 14-2",
    "f6-f4 13-0,3,1",
    "e1-e3 26-1,1",
    "resign 0",
    "b1-b3 11+0,0,1,2,2",
    "f5-d5 4-2",
    "f2-f4 16+2,1",
    "a1-b1 3-0,0,3",
    "e2-b2-b3-b1",
)
"""Red leaves, yellow takes blue's key pawn and inherits, then takes three pieces in a chain, green's key pawn last."""


@pytest.mark.both
@IN_BOTH_LOCALES
async def test_a_match_of_four_sees_a_leaver_an_heir_and_a_chain_of_three_captures(guild: Guild) -> None:
    playing = await guild.match(*FOUR, game="contigo-capture")
    chance, heirs = random.Random(1), 0
    for entry in CHAIN:
        if entry.startswith("resign"):
            who = FOUR[int(entry.split()[1])]
            await guild.press(who, await playing.ask(who, "match resign"), "resign-yes")
            playing.state = playing.state.enter(entry)
            continue
        if chance.random() < 0.3:
            await guild.sim.restart(crash=chance.random() < 0.5)
        await playing.play(entry, chance)
        heirs += bool(playing.state.position.inherited())
    assert heirs
    assert playing.state.history == CHAIN
    assert playing.state.outcome.winners == (2,)
    assert "**Chloé**" in playing.board.content
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(len(CHAIN) + 1)]


@pytest.mark.both
async def test_who_swaps_plays_the_other_side_from_then_on(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", game="druid", options="size=5")
    await playing.by_panel("c3")
    await playing.by_panel("swap")
    vertical, horizontal = (marked_side("en", GAMES["druid"], side) for side in range(2))
    sides = (f"Alice ({horizontal})", f"Bruno ({vertical})")
    assert say("en", "turn-chose", player="Bruno", move="swap", players=sides) in playing.board.content
    assert guild.pinged(playing.board) == ["alice"]
    await playing.by_reply("a1")
    assert playing.state.position.side == 0


@IN_BOTH_LOCALES
async def test_a_match_is_drawn_when_all_three_pass_and_mean_it(guild: Guild) -> None:
    playing = await guild.match(*THREE, game="druid-hex3", options="size=3")
    await playing.by_command("c3")
    for who, way in (("chloe", playing.move), ("chloe", playing.type_move)):
        question = await way(who, "pass")
        assert question.content == say("fr", "move-question", move="pass")
        assert guild.rows("SELECT text FROM moves") == [("c3",)]
    kept = (await guild.press("chloe", question, "no")).response
    assert kept.content.startswith(say("fr", "kept-move", link=""))
    assert not actions(kept)
    await playing.by_panel("pass")
    for left in (2, 1):
        language = "fr" if "c’est à toi" in playing.board.content else "en"
        assert say(language, "prompt-passed", count=3 - left, left=left) in playing.board.content
        await guild.sim.restart(crash=left == 1)
        await guild.sim.reply(playing.mover, playing.board, "pass")
        question = playing.thread.last_message
        assert not question.attachments
        await guild.press(playing.mover, question, "play")
        assert not actions(guild.again(question))
        playing.state = playing.state.play("pass")
    assert playing.state.outcome.reason == "passes"
    assert playing.boards() == [f"trilithon-1-{ply}.png" for ply in range(5)]


@IN_BOTH_LOCALES
async def test_two_play_on_when_the_third_leaves_and_who_left_can_do_nothing_more(guild: Guild) -> None:
    playing = await guild.match(*THREE, game="druid-hex3", options="size=3 walk")
    move = next(playing.state.legal_moves())
    await playing.by_reply(move)
    asked = await playing.ask("chloe", "match resign")
    question = say("fr", "leave-question", game=say("fr", "game-druid-hex3"), opponents=("Alice", "Dimitri"))
    assert asked.content == f"{question} {say('fr', 'leave-druid-hex3', walk=True)}"
    await guild.press("chloe", asked, "resign-yes")
    playing.state = playing.state.drop(1)
    assert guild.pinged(playing.board) == ["dimitri"]
    assert "Chloé" in playing.board.content.splitlines()[0]
    assert "Chloé" not in playing.board.content.splitlines()[-1]
    link = link_of(playing.board, guild.sim.guild.id)
    assert (await playing.move("chloe", "c4")).content == say("fr", "here-out-of-match", link=link)
    refusal = (await guild.press("chloe", playing.board, "move")).response.content
    assert refusal.startswith(say("fr", "refusal-out-of-match", match="1", link=""))
    more = (await guild.press("chloe", playing.board, "more")).response
    assert "resign" not in actions(more)
    for _ in range(2):
        await playing.by_command(next(playing.state.legal_moves()))
    await guild.press("dimitri", await playing.ask("dimitri", "match resign"), "resign-yes")
    assert "**Alice**" in playing.board.content, "the last one in wins"
    assert actions(playing.board) == ["replay", "plan", "record", "review", "rematch"]
    assert playing.boards() == [f"trilithon-1-{entry}.png" for entry in range(6)]
