"""The words of moves as people write them in either language, by every way to move; and talk with such words."""

import random
import unicodedata
from itertools import cycle, islice
from typing import Any

import pytest

import locales
from cogs.playing.move_words import LEAD, LINK, WORDS, begun, in_lines, linked, understood, undressed
from engine import GAMES
from locales import say, unbroken
from tests.cogs.conftest import Guild, Playing, offered
from tests.cogs.training.test_exercises import in_private, reply, type_move
from tests.engine.ring import deluxe_positions as deluxe

OPENING = GAMES["contiguity"].start({"bid": True})
ANSWERING = OPENING.play("bid 30")
CHOOSING = ANSWERING.play("call")
SECOND_TURN = GAMES["druid"].start().play("c3")
FORMS = {
    "pass": (SECOND_TURN, "pass|I pass|passer|Passe|je passe|JE PASSE.|Je passe !"),
    "swap": (SECOND_TURN, "Swap|swap sides|échange|ECHANGE|Échanger les camps|j’échange|j'e\u0301change"),
    "bid 20": (ANSWERING, "bid 20|I bid 20|enchère 20|ENCHERE  20|j’annonce 20|j'annonce 20|enchère20"),
    "call": (ANSWERING, "call|accept|accept the bid|accepter|Accepter l’enchère|suivre"),
    "first": (CHOOSING, "first|I do|premier|PREMIÈRE|je commence"),
    "second": (CHOOSING, "second|My opponent|deuxieme|Seconde|mon adversaire"),
}
EACH_FORM = pytest.mark.parametrize(
    ("state", "text", "word"),
    [(state, text, word) for word, (state, texts) in FORMS.items() for text in texts.split("|")],
)
IN_EITHER_LANGUAGE = pytest.mark.parametrize("who", ["alice", "chloe"])
"""Who writes: a reader of English or of French. Either may write in either language."""
WALK = GAMES["druid"].start({"walk": True}).play("a3").play("c1")
HEXAGON = GAMES["druid-hex3"].start({"walk": True})
STEPS = {
    "n": (WALK, "n|north|Nord|nord !"),
    "w": (WALK, "w|west|o|O|ouest"),
    "nw": (HEXAGON, "nw|north-west|northwest|no|NO|nord-ouest"),
    "sw": (HEXAGON, "sw|so|sud ouest|South West"),
    "se": (HEXAGON, "se|sud-est|southeast"),
    "step": (WALK, "step|walk|marche"),
    "step b3": (WALK, "walk b3|marche b3|step b3"),
}
"""How a druid's step may be written, by what the engine reads."""
TALK = [
    "second",
    "deuxième !",
    "moi",
    "I do",
    "call me later",
    "first of all, hello",
    "suivre",
    "j’annonce",
    "accepter ça",
    "je passe te voir",
    "on échange nos places",
    "l’enchère de hier",
    "pass the salt",
]


async def bidding(guild: Guild, who: str) -> Playing:
    return await guild.match(who, "bruno", options="bid")


async def of_druid(guild: Guild, who: str) -> Playing:
    """Return a match of Druid in which somebody may swap."""
    playing = await guild.match("bruno", who, game="druid", options="size=5")
    await playing.by_command("c3")
    return playing


@EACH_FORM
def test_each_form_is_understood_whatever_its_capitals_and_accents(state: Any, text: str, word: str) -> None:
    assert understood(state, text) == word


@pytest.mark.parametrize(
    ("state", "text", "step"),
    [(state, text, step) for step, (state, texts) in STEPS.items() for text in texts.split("|")],
)
def test_steps_and_directions_are_understood_in_either_language(state: Any, text: str, step: str) -> None:
    assert understood(state, text) == step


@pytest.mark.parametrize("text", ["linteau a1-a3", "Linteau A1 - A3", "lintel a1-a3"])
def test_a_lintel_may_be_named_in_either_language(text: str) -> None:
    state = GAMES["druid"].start({"size": 5}).play("a1").play("e5").play("a3").play("e4")
    assert state.read(understood(state, text)) == "a1-a3"
    assert begun(text).startswith("lintel a1")
    assert state.read(in_lines(text.lower())) == "a1-a3"
    assert understood(GAMES["contigo"].start(), text) == text


@pytest.mark.parametrize(("text", "word"), [("linteau", "lintel"), ("linte", "lintel"), ("linteaux", "linteaux")])
def test_the_list_of_moves_goes_on_from_the_beginning_of_the_word_for_a_lintel(text: str, word: str) -> None:
    assert begun(text) == word


def test_where_people_talk_a_short_direction_is_read_in_the_language_of_the_place_alone() -> None:
    assert {language: understood(HEXAGON, "no", language) for language in ("en", "fr")} == {"en": "no", "fr": "nw"}
    assert understood(HEXAGON, "nord-ouest", "en") == "nw"


@pytest.mark.parametrize("text", ["north", "walk", "no", "marche b3"])
@pytest.mark.parametrize("state", [OPENING, GAMES["contiguity"].start(), GAMES["contigo"].start()], ids=str)
def test_a_word_for_a_step_stays_as_it_is_where_nobody_steps(state: Any, text: str) -> None:
    assert understood(state, text) == text


def test_directions_are_understood_in_lines_of_a_plan() -> None:
    assert in_lines("b2 nord; b3 sud-ouest; b4 o") == "b2 n; b3 sw; b4 w"


LINKED = {
    "contiguity": ("30a", "29a"),
    "contiguity-deluxe": ("12c", "14c"),
    "druid": ("b2", "b4"),
    "contigo": ("c3", "c5"),
}
"""Two cells that a move links, by game: for each kind of board."""
LINKS = [
    (language, form.strip()) for language in locales.LANGUAGES for form in say(language, f"word-{LINK}").split(",")
]
LEADS = {language: say(language, f"word-{LEAD}").split(",")[0] for language in locales.LANGUAGES}


@pytest.mark.parametrize(("language", "link"), LINKS)
@pytest.mark.parametrize("game", LINKED)
def test_words_that_link_cells_are_those_of_every_language(game: str, language: str, link: str) -> None:
    first, last = LINKED[game]
    state = GAMES[game].start()
    for written in (link, link.upper(), f" {link}", unicodedata.normalize("NFD", link), link.replace("’", "'")):
        text = f"{first} {written} {last}"
        typed = (linked(text), linked(f"{LEADS[language]} {text}"), in_lines(text), begun(text))
        assert {state.spelled(each) for each in typed} == {f"{first}-{last}"}
    assert state.spelled(begun(f"{first} {link}")) == f"{first}-"


def test_a_relocation_may_be_written_in_words_as_well() -> None:
    text = "12c nach 14c x14b auf 20d"
    assert deluxe.ONE.read(understood(deluxe.ONE, text)) == "12c-14c x14b>20d"


@pytest.mark.parametrize("text", ["gehe nach b3", "I walk to b3", "marche vers b3", "ich gehe nach Norden"])
def test_a_step_may_be_said_to_lead_somewhere(text: str) -> None:
    assert understood(WALK, text) == ("n" if "Norden" in text else "step b3")


@pytest.mark.parametrize(
    "text", ["c3 or c5", "c3 oder c5", "nach c5", "30a nach dem Essen", "von Ann zu Bo", "c3 nah c5"]
)
def test_other_words_link_no_cells(text: str) -> None:
    assert linked(text) == text


DRESSED = [
    "`30a-29a`",
    "```\n30a-29a\n```",
    "**30a-29a**",
    "**30a**-29a",
    "__30a-29a__.",
    "||30a-29a||",
    "> 30a-29a",
    ">>> **30a-29a**",
    "> 1a-2a, I think\n30a-29a",
    "30a-29a .",
    "３０ａ－２９Ａ",
    "\u200b30a\u200d-29a\ufeff",
    "\u202a30a-29a\u202c",
    "_von 30a nach 29a._",
]


@pytest.mark.parametrize("text", DRESSED)
def test_a_move_is_read_in_whatever_formatting_it_is_sent(text: str) -> None:
    state = GAMES["contiguity"].start()
    assert state.read(understood(state, undressed(text))) == state.read(understood(state, text)) == "30a-29a"


@pytest.mark.parametrize("text", ["~~30a-29a~~", "> 30a-29a\nno!", "*b4", "x14b>20d"])
def test_what_is_struck_out_or_quoted_and_signs_of_moves_are_left_alone(text: str) -> None:
    state = GAMES["contiguity"].start()
    assert understood(state, text) == text


async def test_a_reply_may_be_formatted(guild: Guild) -> None:
    playing = await guild.match("alice", "bruno", game="contiguity")
    await guild.sim.reply("alice", playing.board, "> Where to?\n||**３０a - 29a**||.")
    assert guild.rows("SELECT text FROM moves") == [("30a-29a",)]


@pytest.mark.parametrize("way", ["command", "reply", "box", "plan"])
async def test_cells_are_linked_in_words_by_every_way_to_move(guild: Guild, way: str) -> None:
    playing = await guild.match("alice", "bruno", game="contiguity")
    if way == "plan":
        answer = await playing.ask("bruno", "match plan", lines="30a nach 29a / de 1a à 2a")
        assert answer.content.splitlines()[0] == say("en", "plan-stored")
        assert guild.rows("SELECT moves FROM plans") == [("30a-29a / 1a-2a",)]
        return
    if way == "reply":
        await guild.sim.reply("alice", playing.board, "von 30a nach 29a")
    else:
        await (playing.move if way == "command" else playing.type_move)("alice", "30a nach 29a")
    assert guild.rows("SELECT text FROM moves") == [("30a-29a",)]
    listed = offered(await guild.person("bruno").autocomplete(playing.thread, "move", "move", "1a nach 2"))
    assert "1a-2a" in listed


async def test_a_record_with_words_between_cells_opens_a_board_to_think(guild: Guild) -> None:
    answer = await guild.ask("alice", "analyse", position="contiguity 1. 30a nach 29a 2. 1a to 2a")
    assert unbroken("`1a-2a`") in answer.content


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("word", sorted({*WORDS} - {"bid"}))
def test_the_words_on_the_buttons_are_understood(language: str, word: str) -> None:
    state = FORMS[word][0]
    assert understood(state, say(language, f"choice-{word}")) == word


def test_no_form_has_two_meanings_or_is_a_move_on_a_board() -> None:
    forms = {
        (form.strip(), word)
        for language in locales.LANGUAGES
        for word in (*WORDS, LINK, LEAD)
        for form in say(language, f"word-{word}").split(",")
    }
    assert len({form for form, _ in forms}) == len(forms)
    moves = {move for game in GAMES.values() for move, _ in zip(game.start().legal_moves(), range(50), strict=False)}
    assert {form for form, word in forms if form in moves} <= {*WORDS}
    assert all(begun(move) == move for move in moves)


OTHER = ["je passe te voir", "pass 20", "c3", "échange-moi ça", "x" * 100_000, "", " ", "?!", "é"]


@pytest.mark.parametrize("text", OTHER, ids=range(len(OTHER)))
def test_any_other_text_stays_as_it_is(text: str) -> None:
    assert understood(SECOND_TURN, text) == text


def test_a_word_that_cannot_be_said_is_quoted_as_it_was_written() -> None:
    assert understood(GAMES["contiguity"].start(), "Échange") == "Échange"


def test_the_words_in_lines_are_put_in_their_places_and_all_else_is_kept() -> None:
    assert in_lines("B4 Je passe; É4 échanger les camps\nb2 à b4 / enchère 20 suivre") == (
        "B4 pass; É4 swap\nb2 to b4 / bid 20 call"
    )
    assert in_lines("passerelle, l’échange, repasser") == "passerelle, l’échange, repasser"


def test_long_texts_take_no_long_time() -> None:
    for text in ("je passe " * 20_000, "i " * 90_000, "é" * 200_000, "1" * 200_000):
        assert understood(SECOND_TURN, text) == begun(text) == text
        assert in_lines(text)
    for text in ("30a nach " * 40_000, "a1" + " " * 300_000, "von " * 80_000, "30a to" * 60_000):
        assert linked(text)
    for text in (">" * 200_000, "> \n" * 90_000, "`*_|" * 60_000, "\u200b" * 200_000):
        assert len(undressed(text)) < len(text)


@IN_EITHER_LANGUAGE
@pytest.mark.parametrize(("text", "move"), [("échange", "swap"), ("swap sides", "swap")])
async def test_a_word_is_played_by_reply_command_and_text_box(guild: Guild, who: str, text: str, move: str) -> None:
    for way in ("reply", "command", "box"):
        playing = await of_druid(guild, who)
        if way == "reply":
            await guild.sim.reply(who, playing.board, text)
        else:
            await (playing.move if way == "command" else playing.type_move)(who, text)
        assert playing.board.content.startswith(said(who, move)), way


def said(who: str, move: str) -> str:
    """Return how the board begins that tells of a choice."""
    name = {"alice": "Alice", "chloe": "Chloé"}[who]
    return say("en", "turn-chose", player=name, move=move, players=("\0",)).partition("\0")[0]


@IN_EITHER_LANGUAGE
async def test_a_whole_auction_can_be_written_in_words(guild: Guild, who: str) -> None:
    playing = await bidding(guild, who)
    await guild.sim.reply(who, playing.board, "Enchère 20")
    await guild.sim.reply("bruno", playing.board, "accept the bid")
    await playing.move(who, "mon adversaire")
    assert guild.rows("SELECT text FROM moves") == [("bid 20",), ("call",), ("second",)]


@IN_EITHER_LANGUAGE
async def test_a_pass_in_words_is_asked_about(guild: Guild, who: str) -> None:
    playing = await of_druid(guild, who)
    await guild.sim.reply(who, playing.board, "je passe")
    await guild.press(who, playing.thread.last_message, "play")
    assert guild.rows("SELECT text FROM moves") == [("c3",), ("pass",)]


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_pass_is_asked_about_in_the_words_of_its_button(language: str) -> None:
    word = say(language, "choice-pass").lower()
    for code in ("move-question", "move-question-reply", "button-move-yes"):
        asked = say(language, code, player="Ann", move="pass")
        assert word in asked
        assert "`" not in asked


@IN_EITHER_LANGUAGE
async def test_a_bid_that_the_rules_forbid_is_explained_by_its_rule(guild: Guild, who: str) -> None:
    playing = await bidding(guild, who)
    language = {"alice": "en", "chloe": "fr"}[who]
    assert (await playing.move(who, "enchère 100")).content == say(language, "refusal-bid-too-high", high=99)
    await guild.sim.reply(who, playing.board, "enchère 100")
    assert playing.thread.last_message.id != playing.board.id
    assert (await playing.move(who, "deuxième")).content == say(language, "refusal-auction-not-won", text="second")


@IN_EITHER_LANGUAGE
@pytest.mark.parametrize(
    ("typed", "listed"), [("éch", "swap"), ("Échanger les c", "swap"), ("pas", "pass"), ("je passe", "pass")]
)
async def test_the_list_of_moves_offers_a_word_from_its_beginning(
    guild: Guild, who: str, typed: str, listed: str
) -> None:
    playing = await of_druid(guild, who)
    assert offered(await guild.person(who).autocomplete(playing.thread, "move", "move", typed)) == [listed]


async def test_the_list_of_moves_goes_on_from_a_bid_in_words(guild: Guild) -> None:
    playing = await bidding(guild, "chloe")
    values = offered(await guild.person("chloe").autocomplete(playing.thread, "move", "move", "enchère 5"))
    assert values[:3] == ["bid 5", "bid 50", "bid 51"]


@IN_EITHER_LANGUAGE
async def test_exercises_read_words_in_their_text_box_and_in_replies(guild: Guild, who: str) -> None:
    language = {"alice": "en", "chloe": "fr"}[who]
    panel = await in_private(guild, who, "druid")
    assert say(language, "learn-missed", move="pass") in (await reply(guild, who, panel, "Passer")).content
    panel = await guild.ask(who, "learn", game="druid")
    assert say(language, "learn-missed", move="pass") in (await type_move(guild, who, panel, "je passe")).content


async def test_a_plan_is_written_in_words(guild: Guild) -> None:
    playing = await guild.match("alice", "chloe", game="druid", options="size=5")
    await playing.by_command("c3")
    answer = await playing.ask("alice", "match plan", lines="échange d3; je passe b2")
    assert answer.content.splitlines()[0] == say("en", "plan-stored")
    assert guild.rows("SELECT moves FROM plans ORDER BY line") == [("swap / d3",), ("pass / b2",)]


@pytest.mark.parametrize("most", [1, pytest.param(3, marks=pytest.mark.exhaustive)])
@IN_EITHER_LANGUAGE
async def test_talk_with_such_words_below_a_board_is_left_alone(
    guild: Guild, who: str, most: int, subtests: pytest.Subtests
) -> None:
    boards, authors = [await guild.match(who, "bruno"), await of_druid(guild, who)], (who, "bruno", "dimitri")
    before = guild.stored()
    for first, playing in enumerate(boards):
        for number, text in enumerate(TALK, first):
            for author in islice(cycle(authors), number, number + most):
                with subtests.test(text=text, author=author):
                    talk = await guild.sim.reply(author, playing.board, text)
                    assert playing.thread.last_message.id == talk.id
    assert guild.stored() == before


async def test_talk_below_an_auction_is_left_alone(guild: Guild, subtests: pytest.Subtests) -> None:
    playing = await bidding(guild, "chloe")
    for text in ("mon adversaire", "moi", "call me later", "j’annonce", "l’enchère de hier", "je bid demain"):
        with subtests.test(text=text):
            talk = await guild.sim.reply("chloe", playing.board, text)
            assert playing.thread.last_message.id == talk.id


@pytest.mark.parametrize("text", ["first", "Premier", "second !"])
async def test_the_choice_that_the_winner_has_is_answered_while_the_auction_is_open(guild: Guild, text: str) -> None:
    playing = await bidding(guild, "chloe")
    await guild.sim.reply("chloe", playing.board, text)
    refused = say("en", "reply-refused", player="Chloé", kind="illegal")
    assert playing.thread.last_message.content == refused


async def test_a_direction_is_answered_by_what_is_read_there(guild: Guild) -> None:
    playing = await guild.match("chloe", "bruno", game="druid", options="size=5 walk")
    steps = ("n", "e", "s", "w")
    refused = say("fr", "refusal-no-such-direction", direction="se", steps=steps)
    assert (await playing.move("chloe", "sud-est")).content == refused
    assert (await playing.move("chloe", "ouest")).content == say("fr", "refusal-no-druid")
    answer = (await playing.move("chloe", "nordique")).content
    assert answer.endswith(say("fr", "move-example", move="a1"))


async def test_a_lone_word_of_somebody_who_does_not_play_is_talk_and_of_a_player_out_of_turn_a_slip(
    guild: Guild,
) -> None:
    playing = await of_druid(guild, "chloe")
    talk = await guild.sim.reply("dimitri", playing.board, "je passe")
    assert playing.thread.last_message.id == talk.id
    await guild.sim.reply("bruno", playing.board, "je passe")
    refused = say("en", "reply-refused", player="Bruno", kind="not-your-turn")
    assert playing.thread.last_message.content == refused


def test_whatever_is_written_nothing_breaks() -> None:
    rng = random.Random(7)
    signs = "aeéèÉpsSch’'’ 0123\u0301\u0130ﬁß.!;\n/"
    for _ in range(3000):
        text = "".join(rng.choices(signs, k=rng.randrange(30)))
        for state in (SECOND_TURN, ANSWERING, CHOOSING):
            understood(state, text)
        begun(text)
        in_lines(text)
