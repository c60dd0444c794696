"""The services of compose.yaml fit together, and hold no secret."""

import re
from pathlib import Path

import pytest
import yaml

from runtime.settings import Settings

ROOT = Path(__file__).parent.parent
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES = COMPOSE["services"]
OURS = {name: service for name, service in SERVICES.items() if service["image"] == "trilithon"}
OF_POSTGRESQL = {"PGHOST", "PGUSER", "PGDATABASE", "PGPASSWORD"}
"""What PostgreSQL's programs and drivers read."""


def test_there_are_bots_a_process_that_thinks_a_server_and_backups():
    assert SERVICES.keys() == {"bot", "bot-2", "search", "postgres", "backup"}
    assert {name for name, service in SERVICES.items() if "profiles" not in service} == {"bot", "postgres", "backup"}


@pytest.mark.parametrize("name", OURS)
def test_the_bots_are_given_settings_that_there_are_and_that_are_right(name, monkeypatch):
    environment = SERVICES[name]["environment"]
    assert environment.keys() - OF_POSTGRESQL <= {field.upper() for field in Settings.model_fields}
    for variable, value in environment.items():
        monkeypatch.setenv(variable, str(value))
    settings = Settings(_env_file=None)
    assert settings.database_url == "postgresql+asyncpg://trilithon@postgres/trilithon"
    assert settings.shards == ((8, 15, 16) if name == "bot-2" else None)


def test_images_of_others_are_of_one_major_version():
    assert {service["image"] for service in SERVICES.values()} - {"trilithon"} == {"postgres:17"}


def test_no_password_is_written_down():
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    passwords = re.findall(r"PASSWORD: (.*)", text)
    assert passwords
    assert set(passwords) == {"${POSTGRES_PASSWORD:?has to be set in .env}"}


def test_who_needs_the_server_waits_for_it_and_everything_kept_is_in_a_volume():
    for name in (*OURS, "backup"):
        assert SERVICES[name]["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    mounted = [volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", [])]
    assert sorted(mounted) == sorted(COMPOSE["volumes"])
