"""`make translations` says what is left to translate."""

import subprocess

import pytest

from locales import translations
from locales.translations import Differences, changed, differences, messages

ENGLISH = messages({"a.ftl": "one = One\ntwo = { $n ->\n    [one] It\n   *[other] { $x }\n }\n"})


def test_what_a_language_lacks_has_too_much_and_fills_otherwise_is_told():
    texts = messages({"a.ftl": "two = { $n }\nthree = Trois\n"})
    found = differences(texts, ENGLISH, ["rules/go.md"], ["rules/go.md", "rules/hex.md"])
    assert found == Differences(
        missing=("a.ftl: one", "rules/hex.md"), unknown=("a.ftl: three",), variables=(("a.ftl: two", "n, x"),)
    )


def test_a_message_in_another_file_than_in_english_is_missing_there():
    found = differences(messages({"b.ftl": "one = Un\n"}), messages({"a.ftl": "one = One\n"}), [], [])
    assert (found.missing, found.unknown) == (("a.ftl: one",), ("b.ftl: one",))


def test_messages_that_are_new_or_read_differently_are_told_and_comments_are_not():
    now = messages({"a.ftl": "# Of a kind.\none = One\ntwo = Two\nthree = Three\n"})
    before = messages({"a.ftl": "one =   One\ntwo = 2\n"})
    assert changed(now, before) == ("a.ftl: two", "a.ftl: three")


def test_messages_are_compared_with_a_revision(tmp_path, monkeypatch):
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "a.ftl"
    file.write_text("one = One\n", encoding="utf-8")
    git = ["git", "-C", str(tmp_path), "-c", "user.name=x", "-c", "user.email=x@example.org"]
    for step in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "one"]):
        subprocess.run([*git, *step], check=True)
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    file.write_text("one = One\ntwo = Two\n", encoding="utf-8")
    assert changed(messages(translations.files_of("en")), messages(translations.files_at("HEAD"))) == ("a.ftl: two",)


def test_a_revision_that_is_not_there_ends_with_a_sentence():
    with pytest.raises(SystemExit, match="no revision 'nowhere'"):
        translations.main(["--since", "nowhere"])


def test_every_language_is_reported(capsys):
    translations.main([])
    assert "fr: 0 missing, 0 unknown, 0 with other variables" in capsys.readouterr().out
