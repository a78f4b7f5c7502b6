"""The invented people and the words of each language, from the files in languages/."""

import json
import random
from pathlib import Path

from .split import HELD_LANGUAGES

ORDER = "en de fr es it pl cs pt nl sv".split()
FOLDER = Path(__file__).parent / "languages"
LANGUAGES = {code: json.loads((FOLDER / f"{code}.json").read_text("utf8")) for code in ORDER}
WORDS = {code: data["words"] for code, data in LANGUAGES.items()}
PEOPLE = {
    person["id"]: {**person, "lang": code}
    for code, data in LANGUAGES.items()
    for person in data["people"]
}
OPEN = [key for key, person in PEOPLE.items() if person["lang"] not in HELD_LANGUAGES]
HELD = [key for key, person in PEOPLE.items() if person["lang"] in HELD_LANGUAGES]


def pick_people(seed: str, count: int, held: int, only: list[str] | None = None) -> list[str]:
    """The ids of `count` people of open languages and `held` of held ones, the same at each run.

    Held languages are part of the test set (split.py).
    """
    rng = random.Random("people/" + seed)
    open_people = [key for key in OPEN if not only or key in only]
    held_people = [key for key in HELD if not only or key in only]
    picked = rng.sample(open_people, min(count, len(open_people)))
    return picked + rng.sample(held_people, held)
