"""What is offered to somebody who mistyped: the one move that they may have meant, behind one button."""

import pytest

from locales import say
from tests.cogs.conftest import SPOKEN, Guild, actions, button, labels, link_of
from tests.cogs.ways_to_move import EVERY_WAY, Way


@EVERY_WAY
async def test_the_rule_is_followed_by_the_one_move_that_is_near_in_the_language_of_the_player(
    guild: Guild, way: Way
) -> None:
    playing = await guild.match("alice", "chloe")
    for who, typed, meant, cell in (("alice", "29a-30a", "30a-29a", "29a"), ("chloe", "2a-1a", "1a-2a", "2a")):
        before = guild.rows("SELECT text FROM moves")
        answer = await way(playing, who, typed)
        language = SPOKEN[who]
        assert answer.ephemeral
        assert answer.content.splitlines() == [
            say(language, "refusal-empty-start", cell=cell),
            say(language, "move-near", move=meant),
        ]
        assert (actions(answer), labels(answer)) == (["play"], [say(language, "button-near", move=meant)])
        assert len(answer.attachments) == 1
        assert guild.rows("SELECT text FROM moves") == before
        await playing.by_command(meant)


@EVERY_WAY
async def test_it_is_offered_for_what_cannot_be_read_as_well(guild: Guild, way: Way) -> None:
    playing = await guild.match("alice", "chloe")
    answer = await way(playing, "alice", "30a-29aa")
    assert answer.content.splitlines() == [
        say("en", "refusal-unreadable", text="30a-29aa"),
        say("en", "move-near", move="30a-29a"),
    ]
    assert actions(answer) == ["play"]
    assert answer.attachments == []


@EVERY_WAY
async def test_pressing_it_plays_the_move(guild: Guild, way: Way) -> None:
    playing = await guild.match("alice", "chloe")
    pressed = await guild.press("alice", await way(playing, "alice", "29a-30a"), "play")
    assert pressed.response.content == say("en", "move-stored", move="30a-29a")
    assert say("en", "turn-played", player="Alice", move="30a-29a", ply=1) in playing.board.content
    assert guild.rows("SELECT ply, text FROM moves") == [(1, "30a-29a")]


async def test_pressing_it_after_the_board_has_moved_on_plays_nothing(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    offer = await playing.move("alice", "29a-30a")
    late = guild.sim.press("alice", offer, custom_id=button(offer, "play"))
    await playing.by_command("30a-28a")
    await playing.by_command("1a-2a")
    before = guild.stored()
    (answer,) = await guild.sim.at_once(late)
    link = link_of(playing.board, guild.sim.guild.id)
    assert answer.response.content == say("en", "refusal-moved-on", match="1", link=link)
    assert guild.stored() == before


@EVERY_WAY
async def test_nothing_is_offered_where_no_move_is_near_or_several_are(
    guild: Guild, subtests: pytest.Subtests, way: Way
) -> None:
    playing = await guild.match("alice", "chloe")
    for text in ["30a-30a", "30a-2xa", "99z-99z"]:
        with subtests.test(text=text):
            answer = await way(playing, "alice", text)
            example = [say("en", "move-example", move=next(playing.state.legal_moves()))] if text == "30a-2xa" else []
            assert answer.content.splitlines()[1:] == example
            assert actions(answer) == []


async def test_half_a_move_is_led_on_and_not_guessed_at(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    assert "play" not in actions(await playing.move("alice", "30a"))


async def test_to_pass_is_offered_for_a_slip_in_the_word_and_asked_about_only_once(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="druid")
    offer = await playing.move("alice", "pas")
    assert labels(offer) == [say("en", "button-near", move="pass")]
    pressed = await guild.press("alice", offer, "play")
    assert pressed.response.content == say("en", "move-stored", move="pass")
