"""What the page is given is changed for its reader: channels become links, commands speak their language."""

from copy import deepcopy

from playground.markup import (
    distinguish_selects,
    link_channels,
    localize_commands,
    localize_headers,
    localize_mentions,
    simcord_key,
)


def mention(kind: str, channel_id: str) -> dict:
    return {"type": "mention", "kind": kind, "id": channel_id, "label": "#match"}


def test_a_mentioned_channel_becomes_a_link_around_the_mention():
    message = {"tokens": [{"type": "text", "content": "Play in "}, mention("channel", "7")]}
    text, opens, inside, closes = link_channels(message, {"7": "#match"})["tokens"]
    assert text == {"type": "text", "content": "Play in "}
    assert opens == {"type": "link_open", "href": "/?channel=7#play"}
    assert inside == mention("channel", "7")
    assert closes == {"type": "link_close"}


def test_mentions_of_people_and_of_channels_one_may_not_read_stay_as_they_are():
    message = {"tokens": [mention("user", "3"), mention("channel", "8")]}
    assert link_channels(message, {"7": "#match"}) == message


def test_the_address_of_a_board_is_shown_by_the_name_of_its_channel():
    address = "https://discord.com/channels/1/7/99"
    link = [{"type": "link_open", "href": address}, {"type": "text", "content": address}, {"type": "link_close"}]
    opens, inside, closes = link_channels(link, {"7": "#Contiguity"})
    assert (opens, closes) == (link[0], link[2])
    assert inside["label"] == "#Contiguity › 💬"
    assert link_channels(link, {"8": "#match"}) == link, "Discord shows no name of a channel one may not read"


def test_the_message_that_was_given_is_left_alone():
    message = {"tokens": [mention("channel", "7")]}
    link_channels(message, {"7": "#match"})
    assert message == {"tokens": [mention("channel", "7")]}


def select(custom_id: str, *values: str, chosen: str = "") -> dict:
    options = [{"value": value, "default": value == chosen} for value in values]
    return {"type": 3, "control_key": "message:5:component:2", "custom_id": custom_id, "options": options}


def test_selects_in_one_place_are_told_apart_by_what_they_offer_and_what_is_chosen():
    selects = [
        select("looks", "dark", "light", chosen="dark"),
        select("looks", "dark", "light", chosen="light"),
        select("looks", "dark"),
        select("notices", "dark"),
    ]
    again = deepcopy(selects)
    for tree in ({"components": selects}, {"components": again}):
        distinguish_selects(tree)
    assert len({select["control_key"] for select in selects}) == len(selects)
    assert again == selects, "what has not changed keeps its key"
    assert {simcord_key(select["control_key"]) for select in selects} == {"message:5:component:2"}


def test_a_button_keeps_the_key_of_its_place():
    button = {"type": 2, "control_key": "message:5:component:2", "custom_id": "play"}
    distinguish_selects([{"components": [button]}])
    assert button["control_key"] == "message:5:component:2"


def admin_command() -> dict:
    game = {
        "name": "game",
        "name_localizations": {"fr": "jeu"},
        "description": "The game",
        "description_localizations": {"fr": "Le jeu"},
        "choices": [{"name": "Four", "name_localizations": {"fr": "Quatre"}, "value": "4"}],
    }
    challenge = {"type": 1, "name": "challenge", "name_localizations": {"fr": "défier"}, "description": "Challenge"}
    return {
        "id": 1,
        "name": "match",
        "name_localizations": {"fr": "partie"},
        "description": "Matches",
        "options": [challenge | {"options": [game]}],
    }


def entry() -> dict:
    option = {"name": "game", "description": "The game", "choices": [{"name": "Four", "value": "4"}]}
    return {
        "commandId": "1",
        "path": ["match", "challenge"],
        "invocation": "match challenge",
        "description": "Challenge",
        "options": [option],
    }


def test_a_subcommand_and_what_belongs_to_it_are_named_in_the_readers_language():
    catalog = {"entries": [entry()]}
    localize_commands(catalog, [admin_command()], "fr")
    (shown,) = catalog["entries"]
    assert shown["invocation"] == "partie défier"
    assert shown["description"] == "Challenge", "what has no translation stays"
    assert shown["options"] == [
        {"name": "game", "shown": "jeu", "description": "Le jeu", "choices": [{"name": "Quatre", "value": "4"}]}
    ]


def test_the_command_above_its_answer_is_named_in_the_readers_language():
    messages = {"5": {"interaction_header": {"name": "match challenge"}}, "6": {"interaction_header": None}}
    localize_headers(messages, [admin_command()], "fr")
    assert messages == {"5": {"interaction_header": {"name": "partie défier"}}, "6": {"interaction_header": None}}


def test_a_mentioned_command_is_named_in_the_readers_language():
    def mentioned(label: str, command: str = "1") -> dict:
        return {"components": [{"markdown_tokens": [{"type": "command", "id": command, "label": label}]}]}

    messages = {"5": mentioned("/match challenge"), "6": mentioned("/match", "2"), "7": mentioned("/other draw")}
    localize_mentions(messages, [admin_command()], "fr")
    assert messages == {"5": mentioned("/partie défier"), "6": mentioned("/match", "2"), "7": mentioned("/other draw")}


def test_without_translations_nothing_changes():
    catalog = {"entries": [entry()]}
    localize_commands(catalog, [admin_command()], "en-US")
    assert catalog == {"entries": [entry()]}
