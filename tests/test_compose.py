"""The services of compose.yaml fit together, and hold no secret."""

import re
from pathlib import Path

import pytest
import yaml

from runtime.settings import Settings

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "compose.yaml").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load(TEXT)
SERVICES = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service["image"] == "trilithon"}
OF_POSTGRESQL = {"PGHOST", "PGUSER", "PGDATABASE", "PGPASSWORD"}
"""What PostgreSQL's programs and drivers read."""


def test_by_default_there_is_one_bot_with_its_data_in_a_file():
    assert {name for name, service in SERVICES.items() if "profiles" not in service} == {"bot"}
    assert SERVICES["bot"]["volumes"] == ["data:/app/data"]
    assert "DATABASE_URL" not in SERVICES["bot"]["environment"]


def test_profiles_add_a_server_with_backups_another_bot_a_process_that_thinks_and_a_proxy():
    profiles = {name: service["profiles"] for name, service in SERVICES.items() if "profiles" in service}
    server = {"postgres": ["postgres"], "backup": ["postgres"]}
    assert profiles == {**server, "bot-2": ["shards"], "search": ["search"], "caddy": ["caddy"]}


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
    assert {service["image"] for service in SERVICES.values()} - {"trilithon"} == {"postgres:17", "caddy:2"}


def test_no_password_is_written_down():
    passwords = re.findall(r"PASSWORD: (\S+)", TEXT)
    assert passwords
    assert set(passwords) == {"${POSTGRES_PASSWORD-}"}


def test_who_needs_the_server_waits_for_it_and_everything_kept_is_in_a_volume():
    for name in (*OURS, "backup"):
        waits = {"condition": "service_healthy"} | ({} if name == "backup" else {"required": False})
        assert SERVICES[name]["depends_on"] == {"postgres": waits}
    mounted = [volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])]
    assert sorted(mounted) == sorted(COMPOSE["volumes"])
