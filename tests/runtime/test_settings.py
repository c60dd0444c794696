"""Settings that are wrong are told to whoever starts the bot, in a sentence and in their language."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import make_url

from runtime import settings
from runtime.settings import Settings, SettingsError

ROOT = Path(settings.__file__).parents[1]
TOKEN = "MTAyNDY4MTM1NzkwMjQ2ODEz.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
VARIABLES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def an_empty_folder(monkeypatch, tmp_path):
    for name in (*VARIABLES, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def refusal(**variables):
    """Return the message about these variables, in English."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in variables.items():
            patch.setenv(name, value)
        with pytest.raises(SettingsError) as caught:
            settings.load(with_token=False)
    return caught.value


def test_without_any_setting_the_defaults_serve():
    found = settings.load(with_token=False)
    assert found.database_url == "sqlite+aiosqlite:///data/trilithon.db"
    assert (found.log_level, found.log_format, found.discord_token) == ("INFO", "text", None)
    assert found.health_file == Path("data/health.json")


def test_a_dotenv_file_is_read_even_when_an_editor_put_a_mark_before_it(tmp_path):
    (tmp_path / ".env").write_bytes(f"\ufeffDISCORD_TOKEN={TOKEN}\r\nLOG_FORMAT=json\r\n".encode())
    found = settings.load()
    assert found.discord_token.get_secret_value() == TOKEN
    assert found.log_format == "json"


def test_the_environment_goes_before_the_dotenv_file(tmp_path, monkeypatch):
    (tmp_path / ".env").write_text("LOG_LEVEL=DEBUG\n")
    monkeypatch.setenv("LOG_LEVEL", "warning")
    assert settings.load(with_token=False).log_level == "WARNING"


@pytest.mark.parametrize("written", [TOKEN, f' "{TOKEN}" ', f"Bot {TOKEN}", f"'{TOKEN}'"])
def test_a_token_is_read_generously(monkeypatch, written):
    monkeypatch.setenv("DISCORD_TOKEN", written)
    assert settings.load().discord_token.get_secret_value() == TOKEN


@pytest.mark.parametrize("written", ["", "  ", '""'])
def test_an_empty_token_is_a_missing_one(monkeypatch, written):
    monkeypatch.setenv("DISCORD_TOKEN", written)
    with pytest.raises(SettingsError) as caught:
        settings.load()
    assert "DISCORD_TOKEN isn’t set" in caught.value.say("en")
    assert "make play" in caught.value.say("en")


def test_the_database_follows_the_data_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "kept"))
    assert settings.load(with_token=False).database_url == f"sqlite+aiosqlite:///{tmp_path}/kept/trilithon.db"


@pytest.mark.parametrize("named", ["100%", "a%20b", "why?", "a%3Fb"])
def test_the_data_folder_may_have_any_name(monkeypatch, tmp_path, named):
    folder = tmp_path / named
    folder.mkdir()
    monkeypatch.setenv("DATA_DIR", str(folder))
    assert make_url(settings.load(with_token=False).database_url).database == f"{folder}/trilithon.db"
    (folder / "trilithon.db").mkdir()
    with pytest.raises(SettingsError) as caught:
        settings.load(with_token=False)
    assert f"{folder}/trilithon.db" in caught.value.say("en")


@pytest.mark.parametrize(
    ("written", "shards", "file"),
    [
        ("", None, "health.json"),
        ("0-7/16", [*range(8)], "health-0-7.json"),
        (" 3 / 16 ", [3], "health-3-3.json"),
    ],
)
def test_a_process_has_its_own_shards_and_its_own_health_report(monkeypatch, written, shards, file):
    monkeypatch.setenv("SHARDS", written)
    found = settings.load(with_token=False)
    assert (list(found.shards.ids) if found.shards else None) == shards
    assert found.health_file.name == file


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
def test_a_database_in_memory_needs_no_folder(monkeypatch, url):
    monkeypatch.setenv("DATABASE_URL", url)
    assert settings.load(with_token=False).database_url == url


def test_a_wrong_token_is_refused_without_being_shown():
    sentence = refusal(DISCORD_TOKEN="s3cr3t-of-the-client").say("en")
    assert "DISCORD_TOKEN doesn’t look like a bot token" in sentence
    assert "s3cr3t" not in sentence


def test_a_token_in_the_wrong_variable_is_not_shown_whole():
    assert TOKEN not in refusal(LOG_LEVEL=TOKEN).say("en")
    assert TOKEN not in refusal(DATABASE_URL=TOKEN).say("en")


def test_no_representation_shows_the_token(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    found = settings.load()
    assert TOKEN not in f"{found!r} {found} {found.model_dump()} {found.model_dump_json()}"


@pytest.mark.parametrize(
    ("variable", "value", "pattern"),
    [
        ("LOG_LEVEL", "loud", "LOG_LEVEL is “loud”.*Use DEBUG, INFO, WARNING, ERROR or CRITICAL"),
        ("LOG_FORMAT", "xml", "LOG_FORMAT is “xml”.*Use text or json"),
        ("OUTBOX_LEASE", "soon", "OUTBOX_LEASE is “soon”.*a whole number from 1 to 600"),
        ("METRICS_PORT", "0", "METRICS_PORT is “0”.*a whole number from 1 to 65,?535"),
        ("OUTBOX_LEASE", "0", "OUTBOX_LEASE is “0”.*a whole number from 1 to 600"),
        ("SHARDS", "some", "SHARDS is “some”.*0-7/16 for the first eight of sixteen"),
        ("SHARDS", "0-7", "SHARDS is “0-7”.*3/16 for a single one"),
        ("SHARDS", "7-0/16", "SHARDS goes from 7 down to 0"),
        ("SHARDS", "0-16/16", "SHARDS names shard 16.*the last of 16 is 15"),
        ("SHARDS", "1/1", "SHARDS names shard 1.*Write 0/1"),
        (
            "DATABASE_URL",
            "sqlite+aiosqlite://data/x.db",
            "a slash short.*sqlite\\+aiosqlite:///data/x.db .*:////data/x.db ",
        ),
        ("DATABASE_URL", "postgresql+asyncpg://ann:pass@host:notaport/db", "has a port that isn’t a number"),
        ("DATABASE_URL", "postgresql+asyncpg://ann@host/db?sslmode=require", "“sslmode”.*\\?ssl=require"),
        ("DATABASE_URL", "postgres://ann:pass@db/x", "DATABASE_URL starts with “postgres”.*sqlite\\+aiosqlite:///"),
        ("DATABASE_URL", "sqlite:///data/x.db", "DATABASE_URL starts with “sqlite”"),
        ("DATABASE_URL", "trilithon.db", "DATABASE_URL starts with “trilithon.db”"),
    ],
)
def test_a_refusal_names_the_variable_its_fault_and_the_fix(variable, value, pattern):
    assert re.search(pattern, refusal(**{variable: value}).say("en"))


def test_the_password_in_a_database_address_is_not_shown():
    assert "pass@" not in refusal(DATABASE_URL="postgres://ann:pass@db/x").say("en")


def test_a_database_that_is_a_folder_is_refused(tmp_path):
    assert f"names a folder, {tmp_path}" in refusal(DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}").say("en")


def test_a_file_in_the_way_of_the_data_folder_is_named(tmp_path):
    (tmp_path / "data").write_text("not a folder")
    assert f"but {tmp_path / 'data'} is a file" in refusal(DATA_DIR="data/here").say("en")


def test_a_data_folder_that_may_not_be_written_is_named_with_the_user_who_may_not(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.F_OK)
    monkeypatch.setattr(settings, "getuser", lambda: "ann")
    assert f"(ann) can’t write in {tmp_path}" in refusal(DATA_DIR=str(tmp_path)).say("en")


def test_a_user_without_a_name_is_shown_by_number(tmp_path, monkeypatch):
    def nameless():
        raise KeyError("uid not found")

    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.F_OK)
    monkeypatch.setattr(settings, "getuser", nameless)
    assert f"({os.getuid()})" in refusal(DATA_DIR=str(tmp_path)).say("en")


def test_all_faults_are_told_at_once():
    error = refusal(LOG_LEVEL="loud", LOG_FORMAT="xml")
    assert [fault.variable for fault in error.faults] == ["LOG_LEVEL", "LOG_FORMAT"]
    assert "2 settings" in error.say("en")


def test_a_dotenv_file_in_another_encoding_is_told(tmp_path):
    (tmp_path / ".env").write_text("LOG_LEVEL=INFO\n", encoding="utf-16")
    assert "UTF-8" in refusal().say("en")


def test_a_variable_that_is_nearly_a_setting_is_named_with_it(tmp_path):
    (tmp_path / ".env").write_text("DISCORD_TOKE=x\nLOGLEVEL=DEBUG\nPOSTGRES_PASSWORD=y\nCOMPOSE_PROFILES=postgres\n")
    assert settings.misspelled() == [("DISCORD_TOKE", "DISCORD_TOKEN"), ("LOGLEVEL", "LOG_LEVEL")]


def test_a_data_folder_that_cannot_be_made_is_named_with_the_reason(monkeypatch):
    monkeypatch.setenv("DATA_DIR", "/proc/not there")
    with pytest.raises(SettingsError) as caught:
        settings.make_folder(settings.load(with_token=False))
    assert re.search(
        "DATA_DIR needs the folder /proc/not there, which can’t be made: .*No such file", caught.value.say("en")
    )


@pytest.mark.skipif(os.name != "posix", reason="there are no such rights")
def test_what_was_played_is_for_the_bots_user_and_group(tmp_path):
    command = [sys.executable, str(ROOT / "bot.py"), "--ratings"]
    subprocess.run(command, cwd=tmp_path, env={"PATH": os.environ["PATH"]}, check=True, capture_output=True)
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "data", *(tmp_path / "data").iterdir())}
    assert modes == {"data": 0o750, "trilithon.db": 0o640}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_is_spoken_to_in_its_language(monkeypatch, environment, language):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert settings.terminal_language() == language


def test_starting_with_a_wrong_setting_ends_with_sentences_and_no_traceback(tmp_path):
    command = [sys.executable, "-c", "from runtime import settings; settings.load_or_exit()"]
    environment = {
        "PYTHONPATH": str(ROOT),
        "LOG_LEVEL": "loud",
        "DISCORD_TOKEN": "nothing-like-it",
        "LANG": "fr_CA.UTF-8",
    }
    ended = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "LOG_LEVEL vaut" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "nothing-like-it" not in ended.stderr


def test_the_example_file_lists_every_setting_and_is_itself_in_order(monkeypatch):
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    listed = [setting[1] for line in lines if (setting := re.match(r"#?([A-Z_]+)=", line))]
    assert sorted(listed) == sorted(VARIABLES)
    uncommented = [line.lstrip("#") for line in lines if re.match(r"#?[A-Z_]+=", line)]
    Path(".env").write_text("\n".join(uncommented))
    assert settings.load(with_token=False) == Settings(_env_file=None)


CLIENT_SECRET = "abcDEF_0123456789-abcDEF01234567"
IN_DISCORD = {"ACTIVITY": "yes", "DISCORD_CLIENT_SECRET": CLIENT_SECRET, "PUBLIC_URL": "https://play.example"}


@pytest.mark.parametrize("written", ["yes", " YES "])
def test_an_activity_is_asked_for(monkeypatch, written):
    for name, value in (IN_DISCORD | {"ACTIVITY": written}).items():
        monkeypatch.setenv(name, value)
    found = settings.load(with_token=False)
    assert found.activity is True
    assert found.discord_client_secret.get_secret_value() == CLIENT_SECRET
    assert CLIENT_SECRET not in repr(found)


@pytest.mark.parametrize("written", ["", "no", "No"])
def test_without_being_asked_for_there_is_no_activity_whatever_else_is_set(monkeypatch, written):
    for name, value in (IN_DISCORD | {"ACTIVITY": written}).items():
        monkeypatch.setenv(name, value)
    assert settings.load(with_token=False).activity is False


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"ACTIVITY": "perhaps"}, ["ACTIVITY is “perhaps”", "yes or no"]),
        ({"DISCORD_CLIENT_SECRET": ""}, ["ACTIVITY is on", "needs DISCORD_CLIENT_SECRET."]),
        ({"PUBLIC_URL": ""}, ["ACTIVITY is on", "needs PUBLIC_URL."]),
        ({"DISCORD_CLIENT_SECRET": "", "PUBLIC_URL": ""}, ["needs DISCORD_CLIENT_SECRET and PUBLIC_URL."]),
        ({"PUBLIC_URL": "http://localhost:8080"}, ["ACTIVITY is on", "PUBLIC_URL works on this machine only"]),
        ({"DISCORD_CLIENT_SECRET": TOKEN}, ["DISCORD_CLIENT_SECRET doesn’t look like a client secret"]),
        ({"DISCORD_CLIENT_SECRET": "too-short"}, ["DISCORD_CLIENT_SECRET doesn’t look like a client secret"]),
    ],
)
def test_what_an_activity_lacks_is_told_once_and_no_secret_is_shown(changed, told):
    faults = refusal(**IN_DISCORD | changed)
    assert len(faults.faults) == 1
    assert all(part in faults.say("en") for part in told)
    assert not any(
        secret in faults.say(language) for secret in (TOKEN, CLIENT_SECRET) for language in ("en", "fr", "de")
    )
