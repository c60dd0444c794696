"""A line of moves shown to everybody in a place: what is posted, with which words, and where it is refused."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from simcord.backend import serializers

from cogs.analysis.showing_lines import (
    LONGEST_COMMENT,
    Comment,
    comment_modal,
    show_line,
    show_line_button,
    submitted_comment,
)
from cogs.core.actions import action
from cogs.core.queues import Queue
from engine import GAMES, State
from locales import LANGUAGES, say
from matches import Match, Person
from tests.cogs.conftest import FIRST, SECOND, Guild, said
from tests.cogs.discord_limits import check_modal
from tests.cogs.forged_interactions import modal, send

HOSTILE = "@everyone **look** https://evil.example\u202e\n# big [here](https://evil.example) <@1>"


def line(*moves: str, game: str = "contiguity") -> list[State]:
    """Return where a line begins, and the states after its moves."""
    start = GAMES[game].start()
    return [start, *start.follow(moves)]


async def show(
    guild: Guild,
    who: str,
    states: Sequence[State],
    text: str = "",
    form: str = "picture",
    match: Match | None = None,
    place: Any = None,
) -> Any:
    """Submit the modal for a line, and return the answer."""

    async def submitted(interaction: Any) -> None:
        await show_line(interaction, states, submitted_comment(interaction), Queue("film"), match)

    guild.bot.gateway._handlers.pop(("modal", "test-show-line"), None)
    guild.bot.gateway.add(action("test-show-line", "modal"), submitted)
    board = await guild.ask(who, "help", place)  # a private message, as the one with the button is
    fields: dict[str, str | list[str]] = {"comment": text, "form": [form]}
    record, payload = modal(guild.person(who).user, board.channel_id, "trilithon:test-show-line", fields)
    backend = guild.sim.env.backend
    payload["message"] = dict(serializers.message_payload(backend, backend.messages[board.channel_id][board.id]))
    record.source_message_id = board.id
    answer = await send(guild, (record, payload))
    await guild.sim.settle()
    return answer


async def over(guild: Guild) -> Match:
    """Return a match of Alice and Bruno in which he has resigned."""
    await guild.match("alice", "bruno")
    services = guild.bot.services
    people = [Person(guild.person(name).user.id, name.title()) for name in ("alice", "bruno")]
    await services.matches.submit(1, people[0], FIRST)
    await services.matches.resign(1, people[1])
    await guild.sim.settle()
    return await services.matches.get(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_and_the_modal_keep_to_discords_limits(language: str) -> None:
    made = comment_modal(language, "think-show", 1, "v3")
    check_modal(made.to_dict())
    assert made.custom_id == "trilithon:think-show:1:v3"
    assert show_line_button(language, "think-show", 1).label == say(language, "button-show-line")


async def test_a_line_of_a_free_board_is_posted_for_everybody_as_one_picture(guild: Guild) -> None:
    answer = await show(guild, "alice", line(FIRST, SECOND), "Better than mine")
    posted = guild.channel.last_message
    assert not answer.response.ephemeral
    told = say("en", "line-shown", who="Alice", count=2, game=say("en", "game-contiguity"))
    assert said(posted) == f"{told}\n> Better than mine"
    [file] = posted.attachments
    assert f"1. White: {FIRST}" in file.description
    assert f"2. Red: {SECOND}" in file.description


async def test_a_comment_notifies_nobody_and_is_one_line_of_plain_text(guild: Guild) -> None:
    await show(guild, "alice", line(FIRST), HOSTILE)
    *_, quoted = said(guild.channel.last_message).split("\n> ")
    assert "\n" not in quoted
    assert all(part not in quoted for part in ("@everyone", "https://", "**look**", "<@", "](", "\u202e"))


async def test_a_comment_is_cut_to_its_length_and_left_out_if_nothing_of_it_can_be_seen(guild: Guild) -> None:
    await show(guild, "alice", line(FIRST), "w" * 3000)
    assert len(said(guild.channel.last_message).split("\n> ")[1]) <= LONGEST_COMMENT
    await show(guild, "alice", line(FIRST), "\u200b \u202e")
    assert "\n" not in said(guild.channel.last_message)


async def test_a_film_begins_where_the_line_does(guild: Guild) -> None:
    await show(guild, "alice", line(FIRST, SECOND), form="film")
    [file] = guild.channel.last_message.attachments
    assert file.filename.endswith(".gif")
    assert Image.open(BytesIO(await file.read())).format == "GIF"


async def test_a_picture_of_a_long_line_has_its_last_moves_and_says_so(guild: Guild) -> None:
    moves = ("30a-29a", "1a-2a", "29a-28a", "2a-3a", "28a-27a", "3a-4a", "27a-26a", "4a-5a")
    await show(guild, "alice", line(*moves))
    posted = guild.channel.last_message
    assert say("en", "line-shown-last", shown=6) in said(posted)
    assert "8. " in posted.attachments[0].description
    assert "2. " not in posted.attachments[0].description.split("The last board")[0]


async def test_a_line_of_a_running_match_stays_private(guild: Guild) -> None:
    await guild.match("alice", "bruno")
    match = await guild.bot.services.matches.get(1)
    before = guild.sim.threads()[-1].last_message.id
    answer = await show(guild, "alice", line(FIRST), match=match, place=guild.sim.threads()[-1])
    assert answer.response.ephemeral
    assert said(answer.response) == say("en", "refusal-show-line-running", match="1")
    assert guild.sim.threads()[-1].last_message.id == before


async def test_whether_a_match_runs_is_asked_anew(guild: Guild) -> None:
    ended = await over(guild)
    stale = await guild.bot.services.matches.get(1)
    answer = await show(guild, "alice", line(FIRST), match=stale.at(0), place=guild.sim.threads()[-1])
    assert not answer.response.ephemeral
    assert ended.mover is None


async def test_a_line_of_a_finished_match_names_its_players(guild: Guild) -> None:
    await show(guild, "bruno", line(FIRST), "lost here", match=await over(guild), place=guild.sim.threads()[-1])
    posted = guild.sim.threads()[-1].last_message
    names = {"who": "Bruno", "names": ("Alice", "Bruno"), "id": "1"}
    told = say("en", "line-shown-match", count=1, game=say("en", "game-contiguity"), **names)
    assert said(posted) == f"{told}\n> lost here"
    assert f"1. Alice (White): {FIRST}" in posted.attachments[0].description


async def test_who_does_not_want_to_be_shown_is_not_shown_by_others(guild: Guild) -> None:
    match = await over(guild)
    await guild.bot.services.preferences.set(guild.person("bruno").id, listed=False)
    answer = await show(guild, "alice", line(FIRST), match=match, place=guild.sim.threads()[-1])
    assert said(answer.response) == say("en", "refusal-show-unlisted", players=("Bruno",))


async def test_a_line_without_moves_and_unknown_forms_are_refused(guild: Guild) -> None:
    answer = await show(guild, "alice", line())
    assert said(answer.response) == say("en", "refusal-show-line-empty")
    answer = await show(guild, "alice", line(FIRST), form="poster")
    assert said(answer.response) == say("en", "refusal-unknown-control")


def test_a_comment_is_empty_and_a_picture_unless_said_otherwise() -> None:
    assert Comment() == Comment("", "picture")
