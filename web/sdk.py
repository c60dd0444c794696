"""`make activity`: fetch Discord's Embedded App SDK, with which the page speaks to Discord as an Activity.

Its package on npm has the modules that browsers load as they are, with all that they need. Only those that its class
`DiscordSDK` needs are kept. The version is pinned with its hash; `web/fetched/` is no part of the repository.
"""

import base64
import hashlib
import io
import posixpath
import re
import shutil
import sys
import tarfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

VERSION: Final = "2.5.0"
ADDRESS: Final = f"https://registry.npmjs.org/@discord/embedded-app-sdk/-/embedded-app-sdk-{VERSION}.tgz"
HASH: Final = "FNoe5PbSkoKEbqPubaBmq6tlEMOftMjR3gu55YrdrrKmBfKKM4i9P/Z+Zxl0RZdJcKviBwVcTyYMMPM/aGex/w=="
"""SHA-512 of the package, in base 64."""
FOLDER: Final = Path(__file__).with_name("fetched")
FIRST: Final = "Discord.mjs"
"""The module with `DiscordSDK`."""
LARGEST: Final = 4_000_000
"""Most bytes of the package."""
_IMPORT: Final = re.compile(r"""^(?:import|export)\b[^'";]*?['"](\.{1,2}/[^'"]+)['"]""", re.MULTILINE)


class WrongPackage(Exception):
    """What was fetched is not the package that is pinned."""


def fetch(address: str = ADDRESS, folder: Path = FOLDER) -> int:
    """Put the modules into a folder, in place of what is there. Return how many files. Raises OSError, WrongPackage."""
    with urllib.request.urlopen(address, timeout=60) as answer:  # noqa: S310  its hash is checked
        package = answer.read(LARGEST)
    if base64.b64encode(hashlib.sha512(package).digest()).decode() != HASH:
        raise WrongPackage
    new = folder.with_suffix(".new")
    shutil.rmtree(new, ignore_errors=True)
    kept = dict(_kept(package))
    for name, text in kept.items():
        (new / name).parent.mkdir(parents=True, exist_ok=True)
        (new / name).write_bytes(text)
    shutil.rmtree(folder, ignore_errors=True)
    new.rename(folder)
    return len(kept)


def _kept(package: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the licence, the first module and those that it needs, with their paths."""
    with tarfile.open(fileobj=io.BytesIO(package)) as archive:
        files = {
            member.name.removeprefix("package/"): opened.read()
            for member in archive
            if member.isfile() and (opened := archive.extractfile(member))
        }
    yield "LICENSE.md", files["LICENSE.md"]
    found, waiting = {FIRST}, [FIRST]
    while waiting:
        name = waiting.pop()
        text = files[f"output/{name}"]
        yield name, text
        folder = posixpath.dirname(name)
        needed = {posixpath.normpath(posixpath.join(folder, each)) for each in _IMPORT.findall(text.decode())} - found
        found |= needed
        waiting += sorted(needed)


if __name__ == "__main__":
    try:
        sys.stdout.write(f"{fetch()} files of Discord's SDK {VERSION} are in {FOLDER}\n")
    except (OSError, WrongPackage) as fault:
        sys.exit(f"Discord's SDK {VERSION} could not be fetched: {type(fault).__name__} {fault}")
