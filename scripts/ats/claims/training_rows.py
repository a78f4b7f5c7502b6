"""
The rows that the neural line readers (teacher.py, student.py) are trained on and tuned by:

python training_rows.py JUDGED_DIR [--onet DIR] prints how many there are of each source.

JUDGED_DIR holds what judged-lines.mjs wrote: resumes.json (data/claims/resumes), open.json, second-open.json, each
a list of pairs of a posting and a resume, with requirements, lines and judgments ("expected").

A row is a requirement with a resume line: {asked: [name, the posting's words], line: [heading of the entry, text],
classes: those of CLASSES (written_lines.py) that it may be, source}. chance is always a random.Random.
"""

import hashlib
import json
import random
import re
import sys
import unicodedata
from pathlib import Path

from onet_lines import read_onet_lines
from written_lines import CLASSES, SHOWN, read_lines, split_lines

NOT_SHOWN = [each for each in CLASSES if each not in SHOWN]
SHOWS_NOTHING = [each for each in NOT_SHOWN if each != "half"]
# Titles, years and degrees are compared with the whole resume, not with a line.
BACKGROUND = {"title", "years", "education"}
# Characters of a line; longer ones are split into sentences, as in app/core/ats/meaning/reader-inputs.ts.
LONG = 240
# Shares of the lines without a judgment that become rows: with the writer's words for the requirement, with the
# engine's, and of judged pairs.
OWN_SHARE, ENGINE_SHARE, JUDGED_SHARE = 0.35, 0.2, 0.4


def plain(text):
    """Lower-cased words without accents between spaces, so that `in` compares whole words."""
    letters = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return " " + re.sub(r"[^\w+#]+", " ", letters).strip() + " "


def is_named(requirement, judged):
    """Whether a requirement that the engine found is the one of a judgment, by any of its names."""
    own = {plain(requirement[key]) for key in ("name", "canonical", "surface")}
    return any(a in plain(name) or plain(name) in a for name in judged["any"] for a in own)


def asked_of(requirement):
    """The requirement's name, and the posting's sentence that has it."""
    return [requirement["surface"], requirement["asked"]]


def parts_of(text):
    """The line, or its sentences if it is longer than LONG."""
    return [text] if len(text) <= LONG else re.split(r"(?<=[.;!?])\s+", text)


def is_tuned(posting):
    """Whether a posting is of the fifth whose written resumes are kept from training, to tune by."""
    return hashlib.sha256(posting.encode()).digest()[0] % 5 == 0


def read_json(folder, name):
    return json.loads((Path(folder) / f"{name}.json").read_text())


def line_rows(tuned=False):
    """Rows of the written lines (data/claims); tuned: those to tune by instead of those to train on."""
    rows = split_lines(read_lines())[1 if tuned else 0]
    return [
        {"asked": [row["name"], row["asked"]], "line": [row["entry"], row["text"]], "classes": [row["cls"]], "source": "lines"}
        for row in rows
    ]


def other_rows(rows, chance, many=6):
    """Lines of other requirements, which show nothing of this one: what a resume is full of."""
    heads = {}
    for row in rows:
        heads.setdefault(row["asked"][0], row)
    added = []
    for head in heads.values():
        own = stems(head)
        for row in chance.sample(rows, 3 * many):
            if len(own & stems(row)) < 2:
                added.append({**head, "line": row["line"], "classes": ["unrelated"], "source": "others"})
    return chance.sample(added, min(len(added), many * len(heads)))


def stems(row):
    """The first five letters of a requirement's words, without common words."""
    return {word[:5] for word in re.findall(r"\w{3,}", " ".join(row["asked"]).lower())} - {"the", "and", "for", "with", "work", "exper", "skill"}


def resume_rows(pairs, chance, tuned=False):
    """
    Rows of the written resumes: each requirement with the lines that a writer judged, and with a share of the
    others; to tune by, with all lines, and `of` identifies the requirement.
    """
    rows = []
    for pair in pairs:
        if is_tuned(pair["posting"]) != tuned:
            continue
        for judged in pair["expected"]:
            ways = [([judged["any"][0], judged["asked"]], OWN_SHARE)]
            engine = [each for each in pair["requirements"] if each["kind"] not in BACKGROUND and is_named(each, judged)]
            if engine and not tuned:
                ways.append((asked_of(chance.choice(engine)), ENGINE_SHARE))
            for asked, share in ways:
                for line in pair["lines"]:
                    said = judged["shows"].get(line["text"])
                    if said or tuned or chance.random() < share:
                        cls = "half" if said == "listed" else said or "unrelated"
                        row = {"asked": asked, "line": [line["entry"], line["text"]], "classes": [cls], "source": "resumes"}
                        rows.append({**row, "of": pair["id"] + judged["id"]} if tuned else row)
    return rows


def judged_rows(pairs, chance):
    """
    Rows of the judged pairs. Known are only that the quoted evidence shows a requirement (or not in full, if it is
    judged partial), and that no line shows a missing one.
    """
    rows = []
    for pair in pairs:
        for requirement in pair["requirements"]:
            named = [each for each in pair["expected"] if each["kind"] != "knockout" and is_named(requirement, each)]
            if requirement["kind"] in BACKGROUND or len(named) != 1:
                continue
            status, quotes = named[0]["status"], [plain(quote) for quote in named[0].get("evidence", [])]
            for line in pair["lines"]:
                for text in parts_of(line["text"]):
                    is_quoted = any(quote.strip() and (quote in plain(text) or plain(text) in quote) for quote in quotes)
                    if status == "missing" and (is_quoted or chance.random() < JUDGED_SHARE):
                        classes = SHOWS_NOTHING
                    elif status != "missing" and is_quoted:
                        classes = sorted(SHOWN) if status == "met" else NOT_SHOWN
                    else:
                        continue
                    rows.append({"asked": asked_of(requirement), "line": [line["entry"], text], "classes": classes, "source": "judged"})
    return rows


def training_rows(folder, onet=None, seed=5):
    chance = random.Random(seed)
    lines = line_rows()
    rows = lines + other_rows(lines, chance) + resume_rows(read_json(folder, "resumes"), chance)
    for name in ("open", "second-open"):
        rows += judged_rows(read_json(folder, name), chance)
    if onet:
        rows += [
            {"asked": [row["name"], row["asked"]], "line": [row["entry"], row["text"]], "classes": [row["cls"]], "source": "onet"}
            for row in read_onet_lines(onet, shown=3000)
        ]
    return rows


def tuning_rows(folder):
    """Rows of the written resumes that are kept from training."""
    return resume_rows(read_json(folder, "resumes"), random.Random(1), tuned=True)


def cells(pairs):
    """Every requirement with every line, as (index of the pair, of the requirement, of the line, row)."""
    for at, pair in enumerate(pairs):
        for index, requirement in enumerate(pair["requirements"]):
            if requirement["kind"] in BACKGROUND:
                continue
            for number, line in enumerate(pair["lines"]):
                for text in parts_of(line["text"]):
                    yield at, index, number, {"asked": asked_of(requirement), "line": [line["entry"], text]}


if __name__ == "__main__":
    onet = sys.argv[sys.argv.index("--onet") + 1] if "--onet" in sys.argv else None
    counts = {}
    for row in training_rows(sys.argv[1], onet):
        counts[row["source"]] = counts.get(row["source"], 0) + 1
    print(counts, len(tuning_rows(sys.argv[1])), "to tune by")
