"""
What the teacher would change on judged pairs: python read_judged.py LINES.json TEACHER.pt (lines: judged-lines.mjs).
Prints shown and found, not shown and not found, half shown with full credit, for some chances from which a line counts.
"""

import json
import re
import sys
import unicodedata

import torch

from teacher import Teacher, chances, shown_chance

LEAST_SHOWN = 1 / 3
FULL = 0.85
SAID_IN_OTHER_WORDS = 0.8
REACH = 110
LONG = 160
BACKGROUND = {"title", "years", "education"}


def plain(text):
    letters = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return " " + re.sub(r"[^\w+#]+", " ", letters).strip() + " "


def is_named(requirement, judged):
    own = {plain(requirement[key]) for key in ("name", "canonical", "surface")}
    return any(a in plain(name) or plain(name) in a for name in judged["any"] for a in own)


def near(asked, surface):
    """The sentence of a posting's line that has the requirement."""
    line = re.sub(r"\s+", " ", asked.lstrip("-•*· "))
    at = max(0, line.lower().find(surface.lower()))
    part = line[max(0, at - REACH) : at + len(surface) + REACH]
    return next((each for each in re.split(r"(?<=[.;:!?])\s", part) if surface.lower() in each.lower()), part)


def parts_of(text):
    """Its sentences, where a line is longer than those that were written."""
    return [text] if len(text) <= LONG else re.split(r"(?<=[.;!?])\s+", text)


def best_chances(pairs, model):
    rows, owners = [], []
    for at, pair in enumerate(pairs):
        for index, requirement in enumerate(pair["requirements"]):
            if requirement["kind"] in BACKGROUND:
                continue
            asked = near(requirement["asked"], requirement["surface"])
            for line in pair["lines"]:
                for text in parts_of(line["text"]):
                    rows.append({"name": requirement["surface"], "asked": asked, "entry": line["entry"], "text": text})
                    owners.append((at, index))
    best = {}
    for owner, chance in zip(owners, shown_chance(chances(model, rows)).tolist()):
        best[owner] = max(chance, best.get(owner, 0))
    return best


def figures(pairs, credit_of):
    count = {status: [0, 0] for status in ("met", "missing", "partial")}
    for at, pair in enumerate(pairs):
        credits = [credit_of(at, index, requirement) for index, requirement in enumerate(pair["requirements"])]
        for judged in pair["expected"]:
            own = [c for c, requirement in zip(credits, pair["requirements"]) if is_named(requirement, judged)]
            if judged["kind"] == "knockout" or not own:
                continue
            least = FULL if judged["status"] == "partial" else LEAST_SHOWN
            is_found = max(own) >= least
            count[judged["status"]][0] += is_found != (judged["status"] == "missing")
            count[judged["status"]][1] += 1
    return "  ".join(f"{status} {100 * part / max(1, whole):.1f}" for status, (part, whole) in count.items())


if __name__ == "__main__":
    torch.set_num_threads(1)
    with open(sys.argv[1]) as file:
        pairs = json.load(file)
    model = Teacher()
    model.load_state_dict(torch.load(sys.argv[2]))
    best = best_chances(pairs, model)
    print("engine", figures(pairs, lambda at, index, requirement: requirement["credit"]))
    for least in (0.5, 0.7, 0.8, 0.9):
        print(least, figures(pairs, lambda at, index, requirement: max(
            requirement["credit"], SAID_IN_OTHER_WORDS if best.get((at, index), 0) > least else 0)))
