"""`make activity`: only the pinned package is taken, and of it what the page needs."""

import io
import re
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from web import sdk

Serve = Callable[[bytes], None]
FILES = {
    "package/LICENSE.md": "MIT",
    "package/output/Discord.mjs": "import { a } from './lib/a.mjs';\nexport {\n    b\n} from './lib/b.mjs';",
    "package/output/lib/a.mjs": "import '../lib/c.mjs';\nconst text = \"from './not-there.mjs'\";",
    "package/output/lib/b.mjs": "export * from './a.mjs';",
    "package/output/lib/c.mjs": "export const c = 1;",
    "package/output/unused.mjs": "",
    "package/output/Discord.cjs": "",
    "package/../../outside.mjs": "",
}


def packed(files: dict[str, str]) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w:gz") as archive:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(text)
            archive.addfile(member, io.BytesIO(text.encode()))
    return made.getvalue()


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch) -> Serve:
    """Return what makes the registry answer with a package."""

    def serving(package: bytes) -> None:
        monkeypatch.setattr(sdk.urllib.request, "urlopen", lambda *_, **__: io.BytesIO(package))

    return serving


def pin(monkeypatch: pytest.MonkeyPatch, package: bytes) -> bytes:
    hashed = sdk.hashlib.sha512(package).digest()
    monkeypatch.setattr(sdk, "HASH", sdk.base64.b64encode(hashed).decode())
    return package


def there(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_modules_that_the_page_needs_take_the_place_of_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, serve: Serve
):
    folder = tmp_path / "sdk"
    folder.mkdir()
    (folder / "old.mjs").write_text("")
    serve(pin(monkeypatch, packed(FILES)))
    assert sdk.fetch(folder=folder) == 5
    assert there(folder) == {"LICENSE.md", "Discord.mjs", "lib/a.mjs", "lib/b.mjs", "lib/c.mjs"}
    assert there(tmp_path) == {f"sdk/{name}" for name in there(folder)}


@pytest.mark.parametrize("change", [lambda package: package + b" ", lambda package: package[:-1], lambda _: b""])
def test_another_package_is_refused_and_what_was_there_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, serve: Serve, change: Callable[[bytes], bytes]
):
    folder = tmp_path / "sdk"
    folder.mkdir()
    (folder / "Discord.mjs").write_text("as it was")
    serve(change(pin(monkeypatch, packed(FILES))))
    with pytest.raises(sdk.WrongPackage):
        sdk.fetch(folder=folder)
    assert (folder / "Discord.mjs").read_text() == "as it was"


def test_more_than_any_package_has_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, serve: Serve):
    monkeypatch.setattr(sdk, "LARGEST", 100)
    serve(pin(monkeypatch, packed(FILES)))
    with pytest.raises(sdk.WrongPackage):
        sdk.fetch(folder=tmp_path / "sdk")


def test_one_version_is_pinned_by_its_hash():
    assert re.fullmatch(r"https://\S+/embedded-app-sdk-(\d+\.\d+\.\d+)\.tgz", sdk.ADDRESS)[1] == sdk.VERSION
    assert len(sdk.base64.b64decode(sdk.HASH)) == 64
