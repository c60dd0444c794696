"""The loader of messages: languages, variables, lists, plurals, and rules texts."""

import pytest

import locales
from engine.spelling import normalized


@pytest.fixture
def messages(tmp_path, monkeypatch):
    """Write message files and rules texts that replace the project's own during the test."""
    monkeypatch.setattr(locales, "_folders", [tmp_path])
    caches = (locales._resources, locales._bundle, locales._own_ids, locales._sections)

    def write(name, text, *languages):
        for language in languages or locales.LANGUAGES:
            path = tmp_path / language / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        for cache in caches:
            cache.cache_clear()

    yield write
    for cache in caches:
        cache.cache_clear()


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("FR", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("en-US", "en"),
        ("pt-BR", "en"),
        ("frr", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_leads_to_a_language_we_speak(tag, language):
    assert locales.supported_language(tag) == language


def test_messages_of_all_files_are_one_whole(messages):
    messages("a.ftl", "greeting = Hello { $name }\n")
    messages("b.ftl", "parting = Bye\n")
    assert locales.ids("en") == {"greeting", "parting"}
    assert locales.say("fr-CA", "greeting", name="Ann") == "Hello Ann"


def test_a_filled_in_text_has_no_invisible_marks_around_it(messages):
    messages("a.ftl", "greeting = “{ $name }”\n")
    assert locales.say("en", "greeting", name="Ann") == "“Ann”"


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        ("30b-5b", "30b-\u20605b"),
        ("b6-b4 20+2", "b6-\u2060b4\u00a020+2"),
        ("5c-7c x14b>20d", "5c-\u20607c\u00a0x14b>20d"),
        ("bid 12", "bid\u00a012"),
        ("c3", "c3"),
    ],
)
def test_no_line_ends_within_a_move_and_the_move_is_read_as_it_is_shown(messages, move, shown):
    messages("a.ftl", "move = Play `{ $text }` now\n")
    assert locales.say("en", "move", text=move) == f"Play `{shown}` now"
    assert normalized(shown) == move


@pytest.mark.parametrize(
    "text", ["2026-11-27", "size=8 walk", "/match draw", "7d+12h", "3d strict", "7d 12h", "``\nb6-b4 x\n``"]
)
def test_what_is_no_move_stays_as_it_is(messages, text):
    messages("a.ftl", "copy = `{ $text }`\n")
    assert locales.say("en", "copy", text=text) == f"`{text}`"


@pytest.mark.parametrize(
    ("language", "text", "shown"),
    [
        ("fr", "« oui » : « a » ; b ! c ?", "«_oui_»_: «_a_»_; b_! c_?"),
        ("fr", "*gras* : `a : b` ; 512 Ko, 30 %, nº 12", "*gras*_: `a : b`_; 512~Ko, 30~%, nº~12"),
        ("fr", "http://a.b : 12:30, :smile:", "http://a.b_: 12:30, :smile:"),
        ("de", "z. B. 30 %, Nr. 12, 5 h, d. h.", "z.~B. 30~%, Nr.~12, 5~h, d.~h."),
        ("en", "No. 12: 5 h, 512 KB. Go to …", "No.~12: 5~h, 512~KB. Go to~…"),
        ("en", "5 moves: yes ; no", "5 moves: yes ; no"),
    ],
)
def test_no_line_ends_where_the_language_keeps_words_together(messages, language, text, shown):
    messages("a.ftl", f"it = {text}\n")
    messages("rules/go.md", f"## A {{#a}}\n{text}\n")
    expected = shown.replace("_", "\u202f").replace("~", "\u00a0")
    assert locales.say(language, "it") == expected
    assert locales.rules(language, "go")["a"] == f"## A\n{expected}"


def test_a_list_reads_with_commas_or_as_the_language_joins_it(messages):
    messages("a.ftl", "all = { $x }; { AND($x) }; { OR($x) }; { COUNT($x) }\n")
    assert locales.say("en", "all", x=("a", "b", "c")) == "a, b, c; a, b and c; a, b or c; 3"
    assert locales.say("fr", "all", x=["a", "b"]) == "a, b; a et b; a ou b; 2"
    assert locales.say("fr", "all", x=()) == "; ; ; 0"


def test_an_item_of_a_list_may_be_a_message_with_its_own_variables(messages):
    messages("a.ftl", "all = { DOTS($x) }\none = { COUNT($y) ->\n    [1] pit { $y }\n   *[other] pits { $y }\n }\n")
    messages(
        "a.ftl", "all = { DOTS($x) }\none = { COUNT($y) ->\n    [1] trou { $y }\n   *[other] trous { $y }\n }\n", "fr"
    )
    items = ({"message": "one", "y": (6, 7)}, {"message": "one", "y": (9,)})
    assert locales.say("en", "all", x=items) == "pits 6, 7 · pit 9"
    assert locales.say("fr", "all", x=items) == "trous 6, 7 · trou 9"


def test_semicolons_part_a_list_in_which_a_name_has_a_comma(messages):
    messages("a.ftl", "all = { AND($x) }; { COUNT($x) }\nlist-semicolon = ;\n", "en")
    messages("a.ftl", "all = { AND($x) }; { COUNT($x) }\nlist-semicolon = \u202f;\n", "fr")
    names = ("Ann", "Trilithon, level 3", "Bob", "Trilithon, level 1")
    assert locales.say("en", "all", x=names) == "Ann; Trilithon, level 3; Bob and Trilithon, level 1; 4"
    assert locales.say("fr", "all", x=names[:3]) == "Ann\u202f; Trilithon, level 3 et Bob; 3"
    assert locales.say("en", "all", x=names[:2]) == "Ann and Trilithon, level 3; 2"


def test_a_number_chooses_its_plural_and_is_written_as_the_language_does(messages):
    messages("a.ftl", "turns = { $n ->\n    [one] { $n } turn\n   *[other] { $n } turns\n }\n")
    assert locales.say("en", "turns", n=1) == "1 turn"
    assert locales.say("en", "turns", n=1234) == "1,234 turns"
    assert locales.say("fr", "turns", n=0) == "0 turn"
    assert locales.say("fr", "turns", n=1234) == "1\u202f234 turns"


def test_a_flag_is_yes_or_no_to_choose_by(messages):
    messages("a.ftl", "rated = { $flag ->\n    [yes] on\n   *[no] off\n }\n")
    assert [locales.say("en", "rated", flag=flag) for flag in (True, False)] == ["on", "off"]


def test_any_other_value_is_said_as_its_text(messages):
    messages("a.ftl", "it = { $it }\n")
    assert locales.say("en", "it", it=range(2)) == "range(0, 2)"


def test_data_may_be_named_like_the_parameters(messages):
    messages("a.ftl", "it = { $language } { $message_id }\n")
    assert locales.say("en", "it", language="a", message_id="b") == "a b"


def test_what_a_language_lacks_is_said_in_english(messages):
    messages("a.ftl", "all = { AND($x) } { $n }\nname = Ann\n", "en")
    messages("b.ftl", "greeting = Bonjour { name }\n", "fr")
    messages("rules/go.md", "## Aim {#aim}\nSurround.\n", "en")
    assert locales.say("fr", "all", x=["a", "b"], n=1234) == "a and b 1,234"
    assert locales.say("fr", "greeting") == "Bonjour Ann"
    assert locales.has("fr", "all")
    assert not locales.has("en", "greeting")
    assert dict(locales.rules("fr", "go")) == {"aim": "## Aim\nSurround."}


def test_a_language_is_named_in_itself_or_for_a_reader():
    assert [locales.name_of(language) for language in ("en", "fr")] == ["English", "français"]
    assert [locales.name_of("fr", reader) for reader in ("en", "fr")] == ["French", "français"]


def test_an_unknown_message_is_an_error():
    with pytest.raises(KeyError):
        locales.say("en", "no-such-message")
    assert not locales.has("en", "no-such-message")


def test_a_missing_variable_is_an_error(messages):
    messages("a.ftl", "greeting = Hello { $name }\n")
    with pytest.raises(TypeError, match="name"):
        locales.say("en", "greeting")


def test_rules_are_cut_into_sections_in_reading_order(messages):
    messages("rules/go.md", "# Go\n\nBefore.\n\n## The aim {#aim}\nSurround.\n\n## End {#end}\n\nPass.\n")
    assert dict(locales.rules("en", "go")) == {"aim": "## The aim\nSurround.", "end": "## End\nPass."}
    assert list(locales.headings("fr", "go").items()) == [("aim", "The aim"), ("end", "End")]


def test_rules_of_an_unknown_game_are_an_error():
    with pytest.raises(KeyError):
        locales.rules("en", "no-such-game")
