"""The button Board, and the private link to the page behind it."""

from typing import Any

import pytest

from locales import say
from tests.cogs.conftest import Guild, Playing, actions, labels


def serve(guild: Guild) -> None:
    """Let the bot have a page, which nobody opens here."""
    guild.bot.services.sessions.address = "https://play.example"


def address(answer: Any) -> str:
    """Return the address of the only link below a message."""
    [row] = answer.components
    [link] = row["components"]
    return str(link["url"])


async def started(guild: Guild) -> Playing:
    playing = await guild.match("alice", "chloe")
    await playing.by_command("30a-29a")
    return playing


async def replay(guild: Guild, playing: Playing) -> Any:
    more = (await guild.press("alice", playing.board, "more")).response
    return (await guild.press("alice", more, "replay")).response


async def test_without_a_page_no_board_has_the_button(guild: Guild) -> None:
    playing = await started(guild)
    assert "touch" not in actions(playing.board)
    assert "touch" not in actions(await playing.ask("alice", "board"))
    assert "touch-desk" not in actions(await guild.ask("alice", "desk"))
    assert "sign-out" not in actions(await guild.ask("alice", "settings privacy"))


async def test_boards_in_all_places_lead_to_the_page_in_private_and_each_to_its_reader(guild: Guild) -> None:
    serve(guild)
    playing = await started(guild)
    boards = [playing.board, await playing.ask("alice", "board"), await replay(guild, playing)]
    links = []
    for number, board in enumerate(boards):
        assert "touch" in actions(board)
        for who, language in (("alice", "en"), ("chloe", "fr")) if number == 0 else (("alice", "en"),):
            answer = (await guild.press(who, board, "touch")).response
            assert answer.ephemeral
            assert answer.content == say(language, "touch-link")
            assert labels(answer) == [say(language, "button-touch-open")]
            links.append(address(answer))
    assert len({*links}) == 4
    entered = [await guild.bot.services.sessions.enter(link.partition("#")[2]) for link in links]
    assert {(visitor.person.name, visitor.at) for visitor, _ in entered} == {("Alice", "match/1"), ("Chloé", "match/1")}
    assert all(link.startswith("https://play.example/enter#") for link in links)
    assert max(map(len, links)) <= 512, "Discord's limit for links"


async def test_a_finished_board_and_the_desk_lead_there_too(guild: Guild) -> None:
    serve(guild)
    playing = await started(guild)
    desk = await guild.ask("chloe", "desk")
    assert address((await guild.press("chloe", desk, "touch-desk")).response)
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    assert "touch" in actions(playing.board)


async def test_a_place_on_a_thinking_board_leads_to_the_same_place_on_the_page(guild: Guild) -> None:
    serve(guild)
    await started(guild)
    more = (await guild.press("alice", await guild.ask("alice", "analyse"), "think-more")).response
    link = address((await guild.press("alice", more, "touch-think")).response)
    visitor, _ = await guild.bot.services.sessions.enter(link.partition("#")[2])
    assert visitor.at == "think/m1.1"
    guild.bot.services.sessions.address = None
    more = (await guild.press("alice", await guild.ask("alice", "analyse"), "think-more")).response
    assert "touch-think" not in actions(more)


async def test_an_old_button_says_so_where_the_page_is_gone(guild: Guild) -> None:
    serve(guild)
    playing = await started(guild)
    guild.bot.services.sessions.address = None
    answer = (await guild.press("alice", playing.board, "touch")).response
    assert answer.content == say("en", "refusal-no-page")


@pytest.mark.parametrize("count", [0, 1, 2])
async def test_privacy_ends_all_sessions(guild: Guild, count: int) -> None:
    serve(guild)
    playing = await started(guild)
    for _ in range(count):
        await guild.press("alice", playing.board, "touch")
    panel = await guild.ask("alice", "settings privacy")
    answer = (await guild.press("alice", panel, "sign-out")).response
    assert answer.content == say("en", "touch-signed-out", count=count)
    assert guild.rows("SELECT COUNT(*) FROM page_sessions") == [(0,)]


async def test_exercises_lead_to_the_page_of_the_same_exercise(guild: Guild) -> None:
    assert "touch-exercise" not in actions(await guild.ask("alice", "puzzle", game="contiguity"))
    serve(guild)
    step = await guild.ask("alice", "learn", game="druid")
    puzzle = await guild.ask("alice", "puzzle", game="contiguity")
    links = [address((await guild.press("alice", shown, "touch-exercise")).response) for shown in (step, puzzle)]
    visitors = [(await guild.bot.services.sessions.enter(link.partition("#")[2]))[0] for link in links]
    assert [visitor.at.rpartition("-")[0] or visitor.at for visitor in visitors] == [
        "exercise/lesson.druid.sarsen",
        "exercise/puzzle.contiguity",
    ]
