"""Messages as discord.py takes them, whether they are sent or edited."""

from io import BytesIO

import discord

from cogs.ui.controls import Button, view
from cogs.ui.messages import Message


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
