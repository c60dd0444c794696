"""The units of deploy/ start what there is, and may do no more than it needs."""

import re
from pathlib import Path

import pytest

import bot
from store.__main__ import parser

ROOT = Path(__file__).parent.parent
UNITS = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "deploy").iterdir()}
SERVICES = [name for name in UNITS if name.endswith(".service")]


def setting(name, key):
    return re.search(rf"^{key}=(.*)$", UNITS[name], re.MULTILINE)[1]


def test_the_bot_is_started_anew_whenever_it_ends_and_has_time_to_stop():
    assert setting("trilithon.service", "ExecStart").endswith(f"/.venv/bin/python {Path(bot.__file__).name}")
    assert setting("trilithon.service", "Restart") == "always"
    assert int(setting("trilithon.service", "TimeoutStopSec")) > 10


def test_the_timer_makes_backups_in_a_folder_that_its_service_may_write():
    assert "trilithon-backup.timer" in UNITS
    program, _, command = setting("trilithon-backup.service", "ExecStart").partition(" -m store ")
    assert program == "/opt/trilithon/.venv/bin/python"
    asked = parser("en").parse_args(command.split())
    assert (asked.command, asked.every) == ("backup", None)
    assert asked.folder.name in setting("trilithon-backup.service", "StateDirectory").split()
    assert setting("trilithon.service", "StateDirectory") in setting("trilithon-backup.service", "StateDirectory")


@pytest.mark.parametrize("name", SERVICES)
def test_no_service_may_do_more_than_it_needs(name):
    assert setting(name, "User") == "trilithon"
    for key, value in {"CapabilityBoundingSet": "", "NoNewPrivileges": "yes", "ProtectSystem": "strict"}.items():
        assert setting(name, key) == value
