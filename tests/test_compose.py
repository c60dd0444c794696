"""The services of compose.yaml fit together, and hold no secret."""

import re
from pathlib import Path

import pytest
import yaml

from runtime.settings import Settings
from store.__main__ import parser

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "compose.yaml").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load(TEXT)
SERVICES = COMPOSE["services"]
IMAGE = "${TRILITHON_IMAGE-trilithon}"
OURS = {name: service for name, service in SERVICES.items() if service["image"] == IMAGE}
OF_POSTGRESQL = {"PGHOST", "PGUSER", "PGDATABASE", "PGPASSWORD"}
"""What PostgreSQL's programs and drivers read."""


def test_by_default_there_is_one_bot_with_its_data_in_a_file_and_backups_of_it():
    assert {name for name, service in SERVICES.items() if "profiles" not in service} == {"bot", "backup"}
    assert SERVICES["bot"]["volumes"] == ["data:/app/data"]
    assert SERVICES["backup"]["volumes"] == ["data:/app/data", "backups:/backups"]
    assert "DATABASE_URL" not in SERVICES["bot"]["environment"]


def test_profiles_add_a_server_another_bot_a_process_that_thinks_and_a_proxy():
    profiles = {name: service["profiles"] for name, service in SERVICES.items() if "profiles" in service}
    assert profiles == {"postgres": ["postgres"], "bot-2": ["shards"], "search": ["search"], "caddy": ["caddy"]}


def test_the_proxy_passes_on_to_the_port_that_the_comments_name():
    assert SERVICES["caddy"]["command"].endswith(f"--to bot:{re.search(r'WEB_PORT=([0-9]+)', TEXT)[1]}")


@pytest.mark.parametrize("name", OURS)
def test_the_bots_are_given_settings_that_there_are_and_that_are_right(name, monkeypatch):
    service = SERVICES[name]
    assert service["env_file"] == ".env"
    assert service["environment"].keys() - OF_POSTGRESQL <= {field.upper() for field in Settings.model_fields}
    for variable, value in {"DATABASE_URL": told("DATABASE_URL"), **service["environment"]}.items():
        monkeypatch.setenv(variable, str(value))
    settings = Settings(_env_file=None)
    assert settings.database_url == "postgresql+asyncpg://trilithon@postgres/trilithon"
    assert settings.shards == ((8, 15, 16) if name == "bot-2" else None)


def told(variable):
    """Return the value that the comments have for a variable of .env."""
    return re.search(rf"^# +{variable}=(\S+)", TEXT, re.MULTILINE)[1]


def test_the_profile_that_the_comments_name_is_there():
    assert told("COMPOSE_PROFILES") in {
        profile for service in SERVICES.values() for profile in service.get("profiles", [])
    }


def test_images_of_others_are_of_one_major_version():
    assert {service["image"] for service in SERVICES.values()} - {IMAGE} == {"postgres:17", "caddy:2"}


def test_no_password_is_written_down():
    passwords = re.findall(r"PASSWORD: (\S+)", TEXT)
    assert passwords
    assert set(passwords) == {"${POSTGRES_PASSWORD-}"}


def test_who_needs_the_server_waits_for_it_and_everything_kept_is_in_a_volume():
    for service in OURS.values():
        assert service["depends_on"] == {"postgres": {"condition": "service_healthy", "required": False}}
    mounted = {volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])}
    assert mounted == set(COMPOSE["volumes"])


def test_backups_are_made_by_the_command_for_them_in_a_folder_that_the_image_has():
    first, module, *command = SERVICES["backup"]["entrypoint"][1:]
    assert (first, module) == ("-m", "store")
    asked = parser("en").parse_args([re.sub(r"\$\{\w+:-(\d+)\}", r"\1", part) for part in command])
    assert (asked.command, asked.every, asked.keep) == ("backup", 24, 14)
    assert re.search(rf"mkdir .*{asked.folder}\b", (ROOT / "Dockerfile").read_text(encoding="utf-8"))


def test_only_the_bots_are_given_what_is_secret_on_discord():
    secrets = {"DISCORD_TOKEN", "DISCORD_CLIENT_SECRET"}
    without = {
        name for name, service in OURS.items() if {*filter(secrets.__contains__, service["environment"])} == secrets
    }
    assert without == {"backup", "search"}
    for name in without:
        assert not any(SERVICES[name]["environment"][secret] for secret in secrets)


def test_no_process_may_do_more_than_it_needs_and_no_log_grows_for_ever():
    for service in SERVICES.values():
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}
    for service in OURS.values():
        assert (service["read_only"], service["init"], service["cap_drop"]) == (True, True, ["ALL"])
