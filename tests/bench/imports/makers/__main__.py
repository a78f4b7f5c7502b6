"""Makes the files: python3 -m makers OUT_DIR [--set dev|held] [--only MAKER]."""

import argparse
import importlib
import sys
import traceback
from pathlib import Path

MODULES = """
typst_pages tex_classes tex_hand html_pages word word_template drawn profile office text_files
stored rendercv
""".split()


def recipes(only: str | None):
    """All recipes, or those of one maker; prints the modules whose packages are missing."""
    for name in MODULES:
        try:
            module = importlib.import_module(f".{name}", __package__)
        except ImportError as error:
            print(f"left out {name}: {error}", file=sys.stderr)
            continue
        yield from (recipe for recipe in module.RECIPES if only in (None, recipe.maker))


def main() -> int:
    parser = argparse.ArgumentParser(prog="makers", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--set", choices=["dev", "held"])
    parser.add_argument("--only", metavar="MAKER")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    made = failed = 0
    for recipe in recipes(options.only):
        for person in recipe.persons():
            if not recipe.in_set(person, options.set):
                continue
            name = recipe.file_name(person)
            try:
                missing = recipe.make(person, options.out)
            except Exception:
                traceback.print_exc(limit=3)
                print(f"failed: {name}")
                failed += 1
                continue
            made += 1
            for where, text in missing:
                print(f"not shown: {name} {where} {text[:90]!r}")
                failed += 1
    print(f"{made} files, {failed} faults")
    return 1 if failed or not made else 0


if __name__ == "__main__":
    sys.exit(main())
