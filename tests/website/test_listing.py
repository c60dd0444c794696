"""The listing in the App Directory keeps to Discord's limits, and its pictures have the sizes that it says."""

import re

from PIL import Image

from website.listing import CONVERSATIONS, FOLDER, ICON, SHOWN, WIDE

PAGE = (FOLDER / "README.md").read_text(encoding="utf-8")


def quoted(heading: str) -> str:
    """Return the quotation below a heading."""
    lines = PAGE.partition(f"**{heading}**")[2].partition("\n\n")[2].split("\n")
    taken = lines[: next(index for index, line in enumerate(lines) if not line.startswith(">"))]
    return "\n".join(line.removeprefix(">").strip() for line in taken)


def test_texts_keep_to_their_limits() -> None:
    assert 0 < len(quoted("Short description")) <= 80
    assert 0 < len(quoted("Description")) <= 2_000
    tags = re.search(r"\*\*Tags\*\*, at most five: (.+)", PAGE)
    assert tags
    assert len(tags[1].split(", ")) == 5


def test_every_picture_is_there_in_its_size_and_told() -> None:
    sizes = {"icon.png": ICON, **dict.fromkeys((*SHOWN, *CONVERSATIONS), WIDE)}
    assert {path.name for path in FOLDER.glob("*.png")} == sizes.keys()
    for name, size in sizes.items():
        with Image.open(FOLDER / name) as picture:
            assert picture.size == size
        assert name in PAGE
