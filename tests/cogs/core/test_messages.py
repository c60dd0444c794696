"""Messages as discord.py takes them, whether they are sent or edited, plain or laid out of components."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from io import BytesIO
from typing import Any

import discord
import pytest
from discord import ui
from PIL import Image

import cogs.core.answers
from cogs.core.actions import Action, Audience
from cogs.core.answers import edit_message, send_private, show_own, show_private
from cogs.core.client import Interaction
from cogs.core.controls import Button, custom_id, grouped, view
from cogs.core.latest_edits import LatestEdits
from cogs.core.message_contents import custom_ids, file_names, is_laid_out, text_of
from cogs.core.messages import Message, edit_posted
from cogs.posting.post import with_reason
from locales import say
from renderer.paint.png import encode
from tests.cogs.conftest import Guild, controls, mention, parts, said
from tests.cogs.discord_limits import check_message

DOT = encode(Image.new("P", (1, 1)))


def picture(name: str = "dot.png", alt: str = "A dot.") -> discord.File:
    """Return a small picture."""
    return discord.File(BytesIO(DOT), name, description=alt)


def test_what_a_message_does_not_have_is_not_sent() -> None:
    assert Message("Hello").send_arguments() == {"content": "Hello"}


async def test_a_message_is_sent_with_its_files_and_controls() -> None:
    files, controls = [discord.File(BytesIO(b"x"), "x.txt")], view(Button.to("more", 1, 0, label="More"))
    arguments = Message("Hello", files, controls, suppress_embeds=True).send_arguments()
    assert arguments == {"content": "Hello", "files": files, "view": controls, "suppress_embeds": True}


def test_only_those_are_notified_whom_a_message_pings() -> None:
    mentions = Message("<@1> <@2>", pings=[2]).send_arguments()["allowed_mentions"]
    assert [user.id for user in mentions.users] == [2]
    assert not mentions.everyone
    assert not mentions.roles


def test_an_edit_replaces_all_of_a_message() -> None:
    assert Message("Hello").edit_arguments() == {"content": "Hello", "attachments": (), "view": None}


def test_files_can_be_sent_once_more() -> None:
    file = discord.File(BytesIO(b"twice"), "x.txt")
    message = Message("Hello", [file])
    assert file.fp.read() == b"twice"
    message.rewind()
    assert file.fp.read() == b"twice"


# Laid out of components


def card(pings: tuple[int, ...] = ()) -> Message:
    """Return a message with a text, a picture beside another one, and buttons."""
    dot = picture()
    beside: Any = ui.Section(ui.TextDisplay("Some game"), accessory=ui.Thumbnail(dot))
    row: Any = ui.ActionRow(Button.to("accept", 7, label="Accept"), Button.to("decline", 7, label="Decline"))
    box: Any = ui.Container(beside, ui.Separator(), row, accent_colour=0x336699)
    return Message("".join(f"<@{user}>" for user in pings) or "Hello", [dot], pings=pings, parts=[box])


def board() -> Message:
    """Return a plain message with a picture, another file and buttons in two rows."""
    files = [picture("trilithon-1-0.png"), discord.File(BytesIO(b"x"), "record.txt")]
    rows = [Button.to("more", 1, 0, label="More")], [Button.to("move", 1, label="x")]
    return Message("A board", files, grouped(*rows))


async def post(guild: Guild, message: Message) -> discord.Message:
    """Have the bot post a message."""
    return await guild.bot.get_partial_messageable(guild.channel.id).send(**message.send_arguments())


def taken(guild: Guild, message: Any) -> Any:
    """Return a message as Discord has it, which must be one that Discord takes."""
    channel = getattr(message, "channel_id", None) or message.channel.id
    stored = guild.sim.env.backend.messages[channel][message.id]
    check_message(stored)
    return stored


async def test_a_message_is_laid_out_with_its_content_first_and_its_controls_last(guild: Guild) -> None:
    row = view(Button.to("more", 1, 0, label="More"))
    sent = await post(guild, Message("Hello", controls=row, parts=[ui.TextDisplay("there")]))
    stored = taken(guild, sent)
    assert [part.get("content") or part.get("custom_id") for part in parts(stored)] == [
        "Hello",
        "there",
        None,
        custom_id("more", 1, 0),
    ]


async def test_a_picture_beside_a_text_keeps_its_alt_text(guild: Guild) -> None:
    stored = taken(guild, await post(guild, card()))
    (thumbnail,) = (part for part in parts(stored) if "media" in part)
    assert (thumbnail["description"], thumbnail["media"]["attachment_id"]) == ("A dot.", stored.attachments[0]["id"])


async def test_texts_of_components_ping_those_whom_the_message_pings_and_nobody_else(guild: Guild) -> None:
    alice, bruno = guild.person("alice").id, guild.person("bruno").id
    message = Message(mention(guild, "alice"), pings=[alice], parts=[ui.TextDisplay(f"<@{bruno}> @everyone")])
    assert guild.pinged(await post(guild, message)) == ["alice"]


async def test_nothing_about_a_laid_out_message_is_kept_in_memory(guild: Guild) -> None:
    await post(guild, card())
    assert not guild.bot.persistent_views
    assert not guild.bot._connection._view_store._views


async def test_a_plain_message_can_be_edited_into_a_laid_out_one_and_never_back(guild: Guild) -> None:
    sent = await post(guild, board())
    await edit_posted(sent, card())
    found = await sent.channel.fetch_message(sent.id)
    assert (is_laid_out(found), said(taken(guild, found))) == (True, "Hello\nSome game")
    await edit_posted(found, board())
    stored = taken(guild, found)
    assert said(stored) == "A board"
    assert controls(stored) == [custom_id("more", 1, 0), custom_id("move", 1)]
    assert [file["filename"] for file in stored.attachments] == ["trilithon-1-0.png", "record.txt"]


async def test_a_laid_out_message_edited_to_a_text_alone_keeps_no_file_and_no_control(
    guild: Guild,
) -> None:
    sent = await post(guild, card())
    await edit_posted(sent, Message("Over"))
    stored = taken(guild, sent)
    assert (said(stored), controls(stored), stored.attachments) == ("Over", [], [])


@pytest.mark.parametrize("answer", [show_private, edit_message])
async def test_a_private_message_may_become_laid_out_and_be_followed_by_plain_ones(guild: Guild, answer: Any) -> None:
    shown = [Message("Hello"), card(), board(), card(), Message("Over")]

    def numbered(number: int) -> Message:
        return replace(shown[number], controls=view(Button.to("show", number + 1, label="Next")))

    async def show(interaction: Interaction, number: int) -> None:
        await (answer if number else send_private)(interaction, numbered(number))

    guild.bot.gateway.add(Action("show", "button"), show)
    message: Any = await post(guild, Message("Start", controls=view(Button.to("show", 0, label="Start"))))
    for expected in shown:
        message = (await guild.press("alice", message, "show")).response
        assert message.ephemeral
        stored = taken(guild, message)
        assert said(stored) == expected.text
        assert len(stored.attachments) == len(expected.files)


def test_the_reason_why_a_message_is_elsewhere_is_its_first_line_in_both_forms() -> None:
    assert with_reason("Closed.", Message("Hello")).text == "Closed.\nHello"
    assert with_reason("Closed.", Message(parts=[ui.TextDisplay("Hello")])).text == "Closed.\nHello"


@pytest.mark.parametrize("message", [card(), board()], ids=["laid out", "plain"])
async def test_a_posted_message_is_recognised_by_its_text_its_controls_and_its_files(
    guild: Guild, message: Message
) -> None:
    sent = await post(guild, message)
    (found,) = [each async for each in sent.channel.history()]
    assert text_of(found) == message.text
    assert sorted(custom_ids(found)) == sorted(controls(found))
    assert set(file_names(found)) == {file.filename for file in message.files}


async def test_files_that_components_show_are_found_although_discord_lists_them_nowhere_else(guild: Guild) -> None:
    laid_out = board().laid_out()
    found = await post(guild, laid_out)
    assert found.attachments == []
    assert file_names(found) == ["trilithon-1-0.png", "record.txt"]


# What came later


@pytest.mark.parametrize("direct", [False, True])
async def test_what_came_later_on_a_private_message_stays_and_what_came_before_is_sent_beside_it(
    guild: Guild, direct: bool
) -> None:
    later_is_shown = asyncio.Event()

    async def show(interaction: Interaction, what: str) -> None:
        if what == "Slow":
            await later_is_shown.wait()
        await show_own(interaction, shown(what))
        later_is_shown.set()

    guild.bot.gateway.add(Action("show", "button"), show)
    alice = discord.Object(guild.person("alice").id)
    place = await guild.bot.create_dm(alice) if direct else guild.bot.get_partial_messageable(guild.channel.id)
    message: Any = await place.send(**shown("Start").send_arguments())
    if not direct:
        message = (await guild.press("alice", message, "show")).response
        later_is_shown.clear()
    presses = (guild.sim.press("alice", message, custom_id=custom_id("show", what)) for what in ("Slow", "Fast"))
    late, soon = await guild.sim.at_once(*presses)
    assert (soon.response.id, said(soon.response)) == (message.id, "Fast")
    assert late.response.id != message.id
    assert (said(late.response), late.response.ephemeral) == ("Slow", not direct)


def shown(text: str) -> Message:
    """Return a message with buttons that show others in its place."""
    return Message(text, controls=view(*(Button.to("show", what, label=what) for what in ("Fast", "Slow"))))


def test_which_interaction_was_the_latest_is_forgotten_once_no_earlier_one_can_edit_any_more() -> None:
    edits, now = LatestEdits(), discord.utils.utcnow()
    old, new = (discord.utils.time_snowflake(now - timedelta(minutes=minutes)) for minutes in (16, 1))
    edits.claim(1, old)
    edits.claim(2, new)
    assert edits.claim(1, old - 1)
    assert not edits.claim(2, new - 1)


# Pictures that Discord takes in no edit

REFUSED = {"status": 400, "code": 50035}
BELOW = say("en", "answer-below")


@pytest.mark.parametrize(
    ("deferred", "thinking", "method", "path"),
    [
        (False, None, "POST", "/interactions/*/*/callback"),
        (True, None, "PATCH", "/webhooks/*/*/messages/@original"),
        (True, "private", "POST", "/webhooks/*/*"),
    ],
    ids=["an edit", "a deferred edit", "a deferred message"],
)
async def test_what_discord_takes_in_no_edit_is_sent_as_a_new_message_to_which_the_old_one_leads(
    guild: Guild, monkeypatch: pytest.MonkeyPatch, deferred: bool, thinking: Audience | None, method: str, path: str
) -> None:
    async def show(interaction: Interaction) -> None:
        await asyncio.sleep(0.02 if deferred else 0)
        await (send_private if thinking else show_private)(interaction, card(pings=(guild.person("bruno").id,)))

    async def open_private(interaction: Interaction) -> None:
        await send_private(interaction, Message("Start", controls=view(Button.to("show", label="Show"))))

    guild.bot.gateway.add(Action("open", "button"), open_private)
    guild.bot.gateway.add(Action("show", "button", thinking=thinking), show)
    posted = await post(guild, Message("Hello", controls=view(Button.to("open", label="Open"))))
    private = (await guild.press("alice", posted, "open")).response
    if deferred:
        monkeypatch.setattr(cogs.core.answers, "DEFERRED_AFTER", 0)
    guild.sim.env.inject_error(method, path, **REFUSED)
    answer = await guild.press("alice", private, "show")
    (sent,) = answer.followups
    assert said(sent) == card().text.replace("Hello", mention(guild, "bruno"))
    assert sent.ephemeral
    assert len(taken(guild, sent).attachments) == 1
    assert said(answer.response) == BELOW
    assert (answer.response.id == private.id) == (thinking is None)
    assert controls(answer.response) == []


async def test_a_posted_message_that_cannot_be_edited_is_posted_anew_once_and_keeps_its_text_alone(
    guild: Guild,
) -> None:
    alice = guild.person("alice").id
    sent = await post(guild, card())
    guild.sim.env.inject_error("PATCH", "/channels/*/messages/*", **REFUSED)
    await edit_posted(sent, card(pings=(alice,)))
    old, new = guild.messages(guild.channel.id)
    assert old.id == sent.id
    assert said(old) == said(new)
    assert (controls(old), taken(guild, old).attachments) == ([], [])
    assert controls(new) == controls(sent)
    assert len(taken(guild, new).attachments) == 1
    assert guild.pinged(new) == []


@pytest.mark.parametrize("message", [Message("Hello"), board()], ids=["text", "plain"])
async def test_what_is_refused_for_another_reason_is_not_posted_anew(guild: Guild, message: Message) -> None:
    sent = await post(guild, Message("Hello"))
    guild.sim.env.inject_error("PATCH", "/channels/*/messages/*", **REFUSED)
    await edit_posted(sent, message)
    assert [posted.id for posted in guild.messages(guild.channel.id)] == [sent.id]
