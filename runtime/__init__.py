"""One running process: its settings, services, background work and health."""

from typing import Final

VERSION: Final = "0.1.0"
"""The version of Trilithon, as in `pyproject.toml`, which images do not contain."""
