"""A hook of MkDocs: a page says its language, so that screen readers read it with the voice of that language."""

from pathlib import PurePosixPath
from typing import Any, Final

THEMES: Final = '<html lang="en"'
"""The texts of the theme on every page."""


def on_post_page(output: str, *, page: Any, **_: Any) -> str:
    """Return the HTML of a page with the language that the page's name ends with; English ends with none."""
    language = PurePosixPath(page.file.src_uri).with_suffix("").suffix.lstrip(".")
    return output.replace(THEMES, f'<html lang="{language or "en"}"', 1)
