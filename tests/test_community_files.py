"""The files by which GitHub checks changes and asks for issues: well-formed, and naming only what there is."""

import re
import subprocess
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
CHECK = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
STEPS = [step for job in CHECK["jobs"].values() for step in job["steps"]]
ASKED = {"input", "textarea", "dropdown"}


def test_a_change_has_to_pass_what_it_has_to_pass_here() -> None:
    assert "bash .ci/run" in [step.get("run") for step in CHECK["jobs"]["tests"]["steps"]]
    # a workflow's key `on` is a boolean to YAML 1.1
    assert {"push", "pull_request"} <= CHECK[True].keys()


def test_the_workflow_makes_targets_that_there_are() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    made = {name for step in STEPS for name in re.findall(r"make ([a-z-]+)", step.get("run", ""))}
    assert made
    assert made <= targets


def test_every_action_is_of_one_major_version_and_every_shell_part_is_well_formed() -> None:
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"]) for step in STEPS if "uses" in step)
    for step in STEPS:
        subprocess.run(["bash", "-n", "-c", step.get("run", "")], check=True)


def test_the_image_is_published_for_tags_only() -> None:
    tried, published = (step["with"] for step in STEPS if step.get("uses", "").startswith("docker/build-push-action"))
    assert (tried.get("push"), tried["tags"]) == (None, "trilithon")
    assert published["push"] == "${{ github.ref_type == 'tag' }}"


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_in_parts_that_github_knows(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= form.keys()
    assert {part["type"] for part in form["body"]} <= ASKED
    ids = [part["id"] for part in form["body"]]
    assert len(set(ids)) == len(ids)
    assert all(part["attributes"]["label"] for part in form["body"])
    assert all(part["attributes"]["options"] for part in form["body"] if part["type"] == "dropdown")


def test_what_people_are_told_to_use_among_the_forms_is_there() -> None:
    names = {yaml.safe_load(path.read_text(encoding="utf-8"))["name"] for path in FORMS}
    for document in ("CONTRIBUTING.md", "docs/first-day.md"):
        text = (ROOT / document).read_text(encoding="utf-8")
        assert set(re.findall(r"form\s+“([^”]+)”", text)) <= names
