"""Write the source of the site: `python -m website FOLDER`."""

import shutil
import sys
from pathlib import Path

from website.pages import whole_site


def main(folder: str) -> None:
    """Write all pages and pictures into a folder, in place of what is there."""
    shutil.rmtree(folder, ignore_errors=True)
    whole_site().write(Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
