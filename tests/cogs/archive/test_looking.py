"""Looking: `/board` and the record."""

from typing import Any

import pytest

from locales import say
from matches.archive import records
from tests.cogs.conftest import FIRST, SECOND, SPOKEN, Guild, actions, offered
from tests.cogs.playing.test_boards import link, started

# The board


async def test_anybody_of_the_server_can_look_at_the_board_privately_in_their_language(
    guild: Guild, drawn: list[Any]
) -> None:
    playing = await started(guild)
    for who in ("alice", "chloe", "bruno"):
        drawn.clear()
        answer = await playing.ask(who, "board")
        assert answer.content == say(SPOKEN[who], "board-link", link=link(guild, playing))
        assert [file.filename for file in answer.attachments] == ["trilithon-1-1.png"]
        assert [(state, view.language, view.names) for state, view in drawn] == [
            (playing.state, SPOKEN[who], ("Alice", "Chloé"))
        ]
        assert answer.attachments[0].description
        assert len(answer.attachments[0].description) <= 1024
        text = await playing.ask(who, "board", text=True)
        assert text.content.startswith("```\n")
        assert text.content.endswith("\n```")
        assert len(text.content) <= 2000
        assert text.attachments == []


async def test_the_moves_of_a_piece_of_the_side_to_move_can_be_marked_and_any_other_is_refused_in_a_sentence(
    guild: Guild, subtests: pytest.Subtests, drawn: list[Any]
) -> None:
    playing = await started(guild)

    async def listed(typed: str, **more: str) -> list[str]:
        return offered(await guild.person("bruno").autocomplete(playing.thread, "board", "piece", typed, **more))

    position = playing.state.position
    assert set(await listed("")) == {cell for cell, piece in position.pieces().items() if piece.side == position.side}
    assert await listed("30") == ["30b", "30d"]
    for named in ["99", "@everyone", "x" * 3000]:
        assert await listed("", match=named) == []
    drawn.clear()
    await playing.ask("alice", "board", piece=" 1A ")
    assert [view.typed for _, view in drawn] == ["1a"]
    for piece in ["5a", "zz", "x" * 5000, "@everyone", " ", "1a-2a"]:
        with subtests.test(piece=piece):
            answer = await playing.ask("chloe", "board", piece=piece)
            assert answer.ephemeral
            assert answer.content
            assert len(answer.content) < 300
            assert "@everyone" not in answer.content


async def test_a_finished_board_tells_the_result(guild: Guild) -> None:
    playing = await started(guild)
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    answer = await playing.ask("bruno", "board")
    assert "**Alice**" in answer.content
    assert say("en", "reason-resigned") in answer.content


async def test_without_a_match_anywhere_there_is_nothing_to_look_at(guild: Guild) -> None:
    assert (await guild.ask("chloe", "board")).content == say("fr", "refusal-no-match-here")


async def test_of_several_matches_one_is_chosen_from_a_list(guild: Guild) -> None:
    for other in ("bruno", "chloe"):
        await guild.match("alice", other)
    asked = await guild.ask("alice", "board")
    assert asked.content == say("en", "match-which", count=2)
    await guild.sim.restart()
    select = asked.components[0]["components"][0]["custom_id"]
    shown = (await guild.person("alice").select(asked, ["2"], custom_id=select)).response
    assert [file.filename for file in shown.attachments] == ["trilithon-2-0.png"]
    assert (await guild.ask("alice", "board", text=True)).content == say("en", "refusal-which-match", count=2)


async def test_a_match_of_another_server_is_shown_to_its_players_alone(guild: Guild) -> None:
    await started(guild)
    elsewhere = guild.sim.env.create_guild("Elsewhere", preferred_locale="fr")
    channel = elsewhere.create_text_channel("jeux")
    alice, bruno = (elsewhere.add_member(guild.person(name).user) for name in ("alice", "bruno"))
    answer = await bruno.slash(channel, "board", match="1")
    assert answer.response.content == say("en", "refusal-no-such-match", match="1")
    assert (await alice.slash(channel, "board", match="1")).response.attachments
    assert (await guild.person("alice").user.slash("board")).response.attachments
    private = await guild.person("bruno").user.slash("board", match="1")
    assert private.response.content == say("en", "refusal-no-such-match", match="1")


# The record


async def test_the_record_replays_to_the_same_match(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", options="bid")
    for move in ("bid 20", "bid 12", "call", "first"):
        await playing.by_command(move)
    for move in ("30a-29a", "1a-2a"):
        await playing.by_command(move)
    panel = (await guild.press("chloe", playing.board, "more")).response
    answer = (await guild.press("chloe", panel, "record")).response
    assert answer.ephemeral
    assert answer.content == say("fr", "record-here", id="1")
    (file,) = answer.attachments
    again = records.read((await file.read()).decode())
    assert (again.state, again.state.history) == (playing.state, playing.state.history)
    assert again.names == ("Alice", "Chloé")
    assert again.times
    assert again.times == tuple(sorted(again.times))
    assert file.filename == "trilithon-1.txt"


async def test_the_record_of_a_finished_match_can_be_had_by_anybody_below_its_last_board(guild: Guild) -> None:
    playing = await started(guild)
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    assert actions(playing.board) == ["replay", "record", "review", "rematch"]
    answer = (await guild.press("dimitri", playing.board, "record")).response
    (file,) = answer.attachments
    again = records.read((await file.read()).decode())
    assert again.state.history == ("30a-29a", "resign 1")


async def test_while_the_board_is_set_up_it_shows_where_a_piece_may_be_placed(
    guild: Guild, drawn: list[tuple[Any, Any]]
) -> None:
    playing = await guild.match("alice", "bruno", game="contiguity-deluxe")
    offered = await guild.person("alice").autocomplete(playing.thread, "board", "piece", "1")
    assert "12c" in [choice["value"] for choice in offered]
    await guild.ask("alice", "board", playing.thread, piece="12c")
    assert drawn[-1][1].typed == "12c"


async def from_menu(guild: Guild, who: str, place: Any, message: Any) -> Any:
    """Ask for the board of a message, and return the private answer."""
    answer = await guild.person(who).context_menu(place, "Show this board", message)
    await guild.sim.settle()
    assert answer.response.ephemeral
    return answer.response


async def test_the_menu_of_a_board_opens_the_replay_there_and_that_of_any_message_the_match_of_the_place(
    guild: Guild,
) -> None:
    playing = await guild.match("alice", "chloe")
    await playing.by_command(FIRST)
    old = playing.board
    await playing.by_command(SECOND)
    for who in ("alice", "dimitri"):
        shown = await from_menu(guild, who, playing.thread, old)
        assert "view" in actions(shown)
        assert [file.filename for file in shown.attachments] == ["trilithon-1-1.png"]
        talk = await guild.person(who).send(playing.thread, "What a move!")
        current = await from_menu(guild, who, playing.thread, talk)
        assert "view" not in actions(current)
        assert [file.filename for file in current.attachments] == ["trilithon-1-2.png"]
    nothing = await from_menu(guild, "bruno", guild.channel, await guild.person("bruno").send(guild.channel, "Hello"))
    assert nothing.content == say("en", "refusal-no-match-here")


async def test_a_past_board_is_shown_as_text_and_with_the_moves_of_a_piece(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    await playing.by_command(FIRST)
    start, now = [(await playing.ask("alice", "board", text=True, **given)).content for given in ({"move": 0}, {})]
    assert start != now
    shown = await playing.ask("alice", "board", move=0, piece="30a")
    assert [file.filename for file in shown.attachments] == ["trilithon-1-0.png"]
    over = await playing.ask("alice", "board", move=9)
    assert over.content == say("en", "refusal-no-such-number", typed=9, number=True, last=1)
