"""A recipe makes files of several people with one program ("maker") and one layout."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .check import missing_texts, run
from .people import PEOPLE, pick_people
from .shown import Shown
from .split import is_held
from .truth import truth_of


@dataclass
class Recipe:
    """`build` writes a person's resume to a path.

    `people` names the people; else `seed`, `count`, `held` and `only` pick them (`pick_people`).
    `take` has the indices of those used. `omit` and `options` are arguments of `Shown`. `prepare`
    changes the resume before it is written, `amend` the truth afterwards. `derived` names paths of
    the truth whose texts the file has in another form. `kind` is the class of layout.
    """

    maker: str
    layout: str
    kind: str
    ext: str
    build: Callable[[Shown, Path], None]
    seed: str
    count: int = 4
    held: int = 1
    only: list[str] | None = None
    take: tuple[int, ...] | None = None
    people: list[str] | None = None
    suffix: str = ""
    omit: tuple[str, ...] = ()
    options: dict = field(default_factory=dict)
    derived: tuple[str, ...] = ()
    prepare: Callable[[Shown], None] = lambda shown: None
    amend: Callable[[Shown, dict], dict] = lambda shown, truth: truth

    def persons(self) -> list[str]:
        picked = self.people or pick_people(self.seed, self.count, self.held, self.only)
        return [picked[i] for i in self.take] if self.take else picked

    def file_name(self, person: str) -> str:
        suffix = self.suffix
        if self.ext not in ("pdf", "docx"):
            suffix = f"{suffix}-{self.ext}" if suffix and suffix != self.ext else self.ext
        parts = [self.maker, suffix, PEOPLE[person]["lang"], person]
        return "-".join(part for part in parts if part) + "." + self.ext

    def make(self, person: str, folder: Path) -> list[tuple[str, str]]:
        """Makes a file with its truth and meta, and returns what of the truth it does not show."""
        shown = Shown(person, self.maker, omit=self.omit, **self.options)
        self.prepare(shown)
        path = folder / self.file_name(person)
        self.build(shown, path)
        truth = self.amend(shown, truth_of(shown))
        write_json(path.with_suffix(".truth.json"), truth)
        write_json(path.with_suffix(".meta.json"), self.meta(shown, path))
        missing = missing_texts(path, truth)
        return [(where, text) for where, text in missing if where[1:] not in self.derived]

    def meta(self, shown, path: Path) -> dict:
        pages, tagged = 1, False
        if self.ext == "pdf":
            info = run(["pdfinfo", path]).stdout
            pages = int(re.search(r"Pages:\s+(\d+)", info)[1])
            tagged = "yes" in re.search(r"Tagged:\s+(\w+)", info)[1]
        academic = shown.id == "sundell" and self.kind == "one-column"
        derived = {"derived": list(self.derived)} if self.derived else {}
        return {
            "maker": self.maker,
            "layout": self.layout,
            "class": "academic" if academic else self.kind,
            "language": shown.lang,
            "pages": pages,
            "tagged": tagged,
            "person": shown.id,
            **derived,
        }

    def in_set(self, person: str, chosen: str | None) -> bool:
        held = is_held(self.maker, person, PEOPLE[person]["lang"], self.ext)
        return chosen is None or held == (chosen == "held")


def write_json(path: Path, value) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1), "utf8")
