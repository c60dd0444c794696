"""Run every benchmark of this folder and print the results.

A benchmark is a module with a function `measure` that yields lines of text.
"""

import sys
from importlib import import_module
from pkgutil import walk_packages

import benchmarks


def main(chosen: list[str]) -> None:
    """Run the benchmarks that are named, or all."""
    for module in walk_packages(benchmarks.__path__, "benchmarks."):
        if module.name == "benchmarks.__main__":
            continue
        measure, name = getattr(import_module(module.name), "measure", None), module.name.rpartition(".")[2]
        if measure and name in (chosen or [name]):
            print(f"# {name}")
            for line in measure():
                print(line, flush=True)
            print()


if __name__ == "__main__":
    main(sys.argv[1:])
