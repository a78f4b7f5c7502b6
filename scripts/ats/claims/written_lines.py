"""
Reads the written lines of data/claims: resume lines, each with a requirement and the class of what it says of its
writer (data/README.md), to train the line readers on.
"""

import hashlib
import random
from collections import defaultdict
from pathlib import Path

FOLDER = Path(__file__).parents[3] / "data" / "claims"
# In the order of CLAIMS in app/core/ats/meaning/line-reader.ts, which explains them.
CLASSES = [
    "does", "leads", "holds", "half", "studied", "progress",
    "wished", "denied", "lapsed", "others", "deals", "unrelated",
]
SHOWN = {"does", "leads", "holds"}
# One in so many requirements is kept from training, to tune by.
TUNED_SHARE = 8


def read_lines(folder=FOLDER):
    """One dict a line: id, writer, trade, name, asked, kind (as written), cls, entry, text."""
    rows = []
    for file in sorted(folder.glob("*.txt")):
        head = None
        for line in file.read_text("utf-8").splitlines():
            fields = [field.strip() for field in line.lstrip("# ").split(" | ")]
            if line.startswith("#"):
                head = dict(zip(["id", "trade", "name", "asked"], fields, strict=True))
            elif line:
                kind, entry, text = fields
                cls = "unrelated" if kind == "near" else kind
                rows.append({**head, "writer": file.stem, "kind": kind, "cls": cls, "entry": entry, "text": text})
    return rows


def _byte(word, id):
    """A number from 0 to 255 that depends only on the id and on what it is for."""
    return hashlib.sha256(f"{word}{id}".encode()).digest()[0]


def is_held_out(id):
    """Whether a requirement is of the quarter that is only used for the final measurement."""
    return _byte("claims", id) % 4 == 0


def split_lines(rows):
    """Lines to train on and lines to tune by, none of them held out."""
    rows = [row for row in rows if not is_held_out(row["id"])]
    tuned = [row for row in rows if _byte("dev", row["id"]) % TUNED_SHARE == 0]
    return [row for row in rows if _byte("dev", row["id"]) % TUNED_SHARE], tuned


def with_other_lines(rows, likeness, same_trade=7, any_trade=3, limit=0.55, seed=4):
    """
    Adds to each requirement lines of other requirements, which don't show it, as most lines of a resume don't.
    likeness(heads) gives a matrix of how alike requirements are; lines of alike ones are not added, because they
    may show it.
    """
    chance = random.Random(seed)
    heads = list({row["id"]: row for row in rows}.values())
    at = {head["id"]: index for index, head in enumerate(heads)}
    alike = likeness(heads)
    by_trade = defaultdict(list)
    for row in rows:
        by_trade[row["trade"]].append(row)
    added = []
    for head in heads:
        # A small trade may not have so many.
        for pool, wanted in ((by_trade[head["trade"]], same_trade), (rows, any_trade)):
            fit = [
                row for row in pool
                if row["id"] != head["id"] and alike[at[head["id"]]][at[row["id"]]] <= limit
            ]
            for row in chance.sample(fit, min(wanted, len(fit))):
                added.append({**head, "kind": "other", "cls": "unrelated", "entry": row["entry"], "text": row["text"]})
    return rows + added
