"""The emoji that mark sides: their upload, what is shown with them, and that nothing needs them."""

import json
from typing import Any

import pytest
from simcord.backend.cdn import CDN_BASE

from cogs.core.controls import drop_emoji
from engine import GAMES
from locales import say
from renderer import tokens
from renderer.tokens import side_tokens
from runtime.registration import emoji_sync
from runtime.registration.emoji_sync import PREFIX, sync_emoji
from runtime.registration.sync_lease import SyncInProgress
from store import note_queries
from tests.cogs.conftest import Guild, parts, said, way_to
from tests.cogs.failing_requests import DENIED, DOWN, MALFORMED, recover
from wording.side_marks import know_marks, side_emoji

RING = GAMES["contiguity"]
EMOJI = "/applications/*/emojis"
WANTED = {f"{PREFIX}{token.name}" for token in side_tokens().values()}


def uploaded(guild: Guild) -> dict[str, int]:
    """Return the ids of the application's emoji by name."""
    return {"".join(emoji.name): emoji.id for emoji in guild.sim.env.backend.application_emojis.values()}


def marks_of(message: Any) -> list[int]:
    """Return the ids of the emoji on a message's buttons and among the options of its selects."""
    bearers = [each for part in parts(message) for each in (part, *part.get("options", ()))]
    return [int(each["emoji"]["id"]) for each in bearers if (each.get("emoji") or {}).get("id")]


async def restarted(guild: Guild) -> None:
    """Start the bot anew, as a process that knows nothing."""
    know_marks({})
    await guild.sim.restart()


async def test_a_whole_match_shows_them_on_its_card_its_boards_the_desk_and_in_selects(guild: Guild) -> None:
    marks = {side: f"<:{side}:{side_emoji(RING, number).id}>" for number, side in enumerate(RING.sides)}
    card = await guild.challenge("alice", "chloe", side="white")
    assert f"{marks['white']}\u00a0White" in said(card)
    modal = await guild.open_modal("chloe", card, "counter")
    sides = next(part["component"] for part in modal.modal["components"] if part["component"]["custom_id"] == "side")
    assert [(each["label"], (each.get("emoji") or {}).get("name")) for each in sides["options"]][1:] == [
        ("Blanc", "white"),
        ("Rouge", "red"),
    ]
    playing = await guild.match("alice", "chloe")
    players = say("en", "player-with-side", name="Alice", side=f"{marks['white']}\u00a0White")
    assert players in playing.board.content
    assert say("en", "desk-side", side=f"{marks['white']}\u00a0White") in said(await guild.ask("alice", "desk"))
    assert f"{marks['red']}\u00a0Rouge" in said(await guild.ask("chloe", "desk"))
    for move in ("30a-29a", "1a-2a"):
        await playing.by_command(move)
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    replay = await playing.ask("alice", "board", move=2)
    asked = (await guild.press("alice", replay, "play-from")).response
    assert marks_of(asked) == [side_emoji(RING, number).id for number in (0, 1)]
    assert "<:" not in "".join(file.description for file in playing.board.attachments)


TO_A_CAPTURE = ("a6-c6 2-1", "e5-c5 1-0,3", "e2-c2 4+0,2", "b1-b3 2-1", "a5-a3 3-2", "c5-c3 5-1,1")
CAPTURE = "c2-c3-a3 "


async def test_a_piece_to_capture_is_marked_with_its_side(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", "dimitri", "bruno", game="contigo-capture")
    for move in TO_A_CAPTURE:
        await playing.by_command(move)
    capture = next(move for move in playing.state.legal_moves() if move.startswith(CAPTURE))
    panel = (await guild.press(playing.mover, playing.board, "move")).response
    shown = marks_of(panel)
    for number in way_to(playing.state, capture) or ():
        panel = await playing.choose(playing.mover, panel, number)
        shown += marks_of(panel)
    assert side_emoji(playing.state.game, playing.state.game.sides.index("red")).id in shown


async def test_each_is_uploaded_once_however_often_the_bot_starts(guild: Guild) -> None:
    assert uploaded(guild).keys() == WANTED
    assert guild.requests("POST", "/emojis") == len(WANTED) == 11
    before, pictures = uploaded(guild), {f"{PREFIX}{token.name}": token.png() for token in side_tokens().values()}
    assert {name: guild.sim.env.backend.cdn.get(f"{CDN_BASE}/emojis/{each}.png") for name, each in before.items()} == (
        pictures
    )
    for crash in (False, True):
        know_marks({})
        await guild.sim.restart(crash=crash)
        assert side_emoji(RING, 0)
    assert uploaded(guild) == before
    assert guild.requests("POST", "/emojis") == len(WANTED)
    [[note]] = guild.rows("SELECT value FROM notes WHERE name LIKE 'emoji of %'")
    assert json.loads(note) == before


async def test_a_changed_drawing_is_uploaded_and_the_former_deleted_but_nobody_elses(
    guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend = guild.sim.env.backend
    others = [
        backend.create_application_emoji(name) for name in ("white", "trilithon", "trilithon_logo", "trilithon_x")
    ]
    before = uploaded(guild)
    monkeypatch.setattr(tokens, "_RINGS", (("pebble-lit", 0.06),))
    emoji_sync._wanted.cache_clear()
    try:
        await restarted(guild)
        after = uploaded(guild)
        assert {emoji.name for emoji in others} == after.keys() & before.keys()
        assert len(after) == len(before)
        assert side_emoji(RING, 0).id == after[f"{PREFIX}{side_tokens()['contiguity', 'white'].name}"]
    finally:
        emoji_sync._wanted.cache_clear()


async def test_one_that_somebody_deleted_is_uploaded_again_at_the_next_start(guild: Guild) -> None:
    guild.sim.env.backend.delete_application_emoji(side_emoji(RING, 0).id)
    await restarted(guild)
    assert uploaded(guild).keys() == WANTED
    assert side_emoji(RING, 0).id in uploaded(guild).values()
    assert guild.requests("POST", "/emojis") == len(WANTED) + 1


LIMIT = {"status": 400, "code": 30008}
"""How Discord refuses an emoji beyond the most that an application may have."""


@pytest.mark.parametrize("fault", [DENIED, DOWN, LIMIT, {"status": 429, "code": 0}, {"status": 404, "code": 0}])
@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_where_discord_refuses_them_the_bot_starts_and_names_sides_in_words_until_it_takes_them(
    guild: Guild, method: str, fault: dict[str, Any]
) -> None:
    guild.sim.env.backend.application_emojis.clear()
    async with guild.bot.services.store.write() as transaction:
        await note_queries.write_note(transaction, f"emoji of {guild.bot.application_id}", "{}")
    guild.sim.env.inject_error(method, EMOJI, times=None, **fault)
    await restarted(guild)
    assert side_emoji(RING, 0) is None
    playing = await guild.match("alice", "chloe")
    assert say("en", "player-with-side", name="Alice", side="White") in playing.board.content
    assert say("en", "desk-side", side="White") in said(await guild.ask("alice", "desk"))
    recover(guild)
    await restarted(guild)
    assert uploaded(guild).keys() == WANTED
    assert side_emoji(RING, 0)


async def test_those_before_a_limit_are_kept_and_the_others_are_tried_again(guild: Guild) -> None:
    kept = side_emoji(RING, 1).id
    guild.sim.env.backend.delete_application_emoji(side_emoji(RING, 0).id)
    guild.sim.env.inject_error("POST", EMOJI, times=None, **LIMIT)
    await restarted(guild)
    assert (side_emoji(RING, 0), side_emoji(RING, 1).id) == (None, kept)
    recover(guild)
    await restarted(guild)
    assert side_emoji(RING, 0)


async def test_what_passes_is_tried_again_after_an_hour(guild: Guild) -> None:
    guild.sim.env.backend.application_emojis.clear()
    guild.sim.env.inject_error("POST", EMOJI, **DOWN)
    await restarted(guild)
    assert uploaded(guild) == {}
    await guild.later(seconds=emoji_sync.PATIENCE + 1)
    assert uploaded(guild).keys() == WANTED


@pytest.mark.parametrize("note", ["not JSON", "5", "[]", '{"trilithon_white": null}'])
async def test_a_note_of_another_application_or_one_that_nobody_can_read_says_nothing(guild: Guild, note: str) -> None:
    know_marks({})
    async with guild.bot.services.store.write() as transaction:
        await note_queries.write_note(transaction, f"emoji of {guild.bot.application_id}", note)
        await note_queries.write_note(transaction, "emoji of 1", json.dumps(dict.fromkeys(WANTED, 5)))
    await guild.sim.restart()
    assert side_emoji(RING, 0).id in uploaded(guild).values()
    assert guild.requests("POST", "/emojis") == len(WANTED)


async def test_of_processes_that_start_at_once_one_uploads_them(guild: Guild) -> None:
    guild.sim.env.backend.application_emojis.clear()
    name, store = f"emoji of {guild.bot.application_id}", guild.bot.services.store
    async with store.write() as transaction:
        until = guild.bot.services.clock().timestamp() + 50
        await note_queries.write_note(transaction, f"telling {name}", f"{until} by one that is dead")
    with pytest.raises(SyncInProgress):
        await sync_emoji(guild.bot)
    await restarted(guild)
    assert uploaded(guild) == {}
    await guild.later(seconds=61)
    assert uploaded(guild).keys() == WANTED


REJECTED = {"status": 400, "code": 50035, "message": "In components.1.components.0.options.1.emoji.id: Invalid emoji"}
"""How Discord refuses a message on whose controls is an emoji that it does not know."""
CALLBACK = ("POST", "/interactions/*/*/callback")


async def test_a_message_whose_emoji_discord_rejects_is_sent_without_and_sides_are_named_in_words_from_then_on(
    guild: Guild,
) -> None:
    playing = await guild.match("alice", "chloe")
    await guild.press("chloe", await playing.ask("chloe", "match resign"), "resign-yes")
    replay = await playing.ask("alice", "board", move=0)
    guild.sim.env.inject_error(*CALLBACK, **REJECTED)
    asked = (await guild.press("alice", replay, "play-from")).response
    assert asked.attachments
    assert marks_of(asked) == []
    assert "White" in json.dumps(parts(asked))
    assert side_emoji(RING, 0) is None


async def test_so_is_a_modal(guild: Guild) -> None:
    card = await guild.challenge("alice", "bruno")
    guild.sim.env.inject_error(*CALLBACK, **REJECTED)
    modal = await guild.open_modal("bruno", card, "counter")
    options = [option for label in modal.modal["components"] for option in label["component"].get("options", ())]
    assert options
    assert not any(option.get("emoji") for option in options)
    assert side_emoji(RING, 0) is None


async def test_other_refusals_of_a_message_stay_refusals(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe")
    marks = side_emoji(RING, 0)
    guild.sim.env.inject_error(*CALLBACK, **MALFORMED)
    await guild.person("alice").slash(playing.thread, "desk")
    assert guild.reports.take()
    assert side_emoji(RING, 0) == marks


def test_of_controls_without_emoji_nothing_is_dropped() -> None:
    assert drop_emoji(None) is False
