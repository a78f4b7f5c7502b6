"""
What a reader would change on judged pairs: python read_judged.py JUDGED_DIR READ_DIR [NAME] (READ_DIR: NAME.npy and
resumes.npy of train_teacher.py or train_student.py; NAME is third-open unless given).
Whether a requirement is shown is told by its best lines and what the engine found, weighed on the written resumes that
were not trained on; then shown and found, not shown and not found, and half shown with full credit are counted.
"""

import sys

import numpy as np

from training_rows import BACKGROUND, cells, is_named, is_tuned, read_json
from tuning import auc
from written_lines import CLASSES, SHOWN

LEAST_SHOWN = 1 / 3
FULL = 0.85
# Whoever shows half counts by this much as shown, when it is weighed.
HALF = 0.4
# From this far above the line on, what is shown counts in full.
SURE = 0.15
IN_FULL, IN_PART, HARDLY = 0.9, 0.5, 0.2
SHOWN_AT = [at for at, cls in enumerate(CLASSES) if cls in SHOWN]
HALF_AT = CLASSES.index("half")
DOUBTED_AT = [at for at, cls in enumerate(CLASSES) if cls not in SHOWN and cls not in ("half", "unrelated")]


def logit(chance):
    return np.log((chance + 1e-3) / (1 - chance + 1e-3))


def features(pairs, read):
    """{(pair, requirement): what the reader and the engine say of it}"""
    gathered = {}
    for (at, index, number, _), chances in zip(cells(pairs), read.astype(float), strict=True):
        gathered.setdefault((at, index), []).append((number, chances))
    return {(at, index): features_of(pairs[at], index, told) for (at, index), told in gathered.items()}


def features_of(pair, index, told):
    requirement = pair["requirements"][index]
    numbers, chances = np.array([number for number, _ in told]), np.array([each for _, each in told])
    shown = chances[:, SHOWN_AT].sum(1)
    best = np.sort(shown)[::-1]
    own, doubted = 0.0, 0.0
    if requirement["at"] is not None:
        line = max((at for at, each in enumerate(pair["lines"]) if each["start"] <= requirement["at"]), default=-1)
        if (numbers == line).any():
            own = shown[numbers == line].max()
            doubted = chances[numbers == line][:, DOUBTED_AT].sum(1).max()
    credit, is_named_there = requirement["credit"], requirement["at"] is not None
    return [
        *(logit(best[0]), logit(best[1] if len(best) > 1 else 0), logit((shown + chances[:, HALF_AT]).max())),
        *(logit(shown.mean()), credit, float(credit >= LEAST_SHOWN), float(not is_named_there)),
        *(credit * logit(own) if is_named_there else 0.0, credit * doubted),
    ]


def judged_of(pair, requirement):
    """The judgment of the requirement, where just one is meant."""
    named = [each for each in pair["expected"] if each["kind"] != "knockout" and is_named(requirement, each)]
    return named[0]["status"] if len(named) == 1 else None


def weighed(rows, shown, steps=3000):
    """Logistic regression → chance of rows."""
    rows, shown = np.array(rows), np.array(shown)
    middle, spread = rows.mean(0), rows.std(0) + 1e-9

    def scaled(each):
        each = (np.atleast_2d(each) - middle) / spread
        return np.c_[each, np.ones(len(each))]

    weights = np.zeros(rows.shape[1] + 1)
    for _ in range(steps):
        wrong = 1 / (1 + np.exp(-scaled(rows) @ weights)) - shown
        weights -= 0.5 * (scaled(rows).T @ wrong / len(rows) + 0.01 * np.r_[weights[:-1], 0])
    return lambda each: 1 / (1 + np.exp(-scaled(each) @ weights))


def figures(pairs, credit_of):
    count = {status: [0, 0] for status in ("met", "missing", "partial")}
    for at, pair in enumerate(pairs):
        credits = [credit_of(at, index, requirement) for index, requirement in enumerate(pair["requirements"])]
        for judged in pair["expected"]:
            own = [c for c, requirement in zip(credits, pair["requirements"]) if is_named(requirement, judged)]
            if judged["kind"] == "knockout" or not own:
                continue
            is_found = max(own) >= (FULL if judged["status"] == "partial" else LEAST_SHOWN)
            count[judged["status"]][0] += is_found != (judged["status"] == "missing")
            count[judged["status"]][1] += 1
    return "  ".join(f"{status} {100 * part / max(1, whole):.1f}" for status, (part, whole) in count.items())


def main(judged, read, name="third-open"):
    resumes, pairs = read_json(judged, "resumes"), read_json(judged, name)
    rows, shown = [], []
    for (at, index), told in features(resumes, np.load(f"{read}/resumes.npy")).items():
        status = judged_of(resumes[at], resumes[at]["requirements"][index])
        if status and is_tuned(resumes[at]["posting"]):
            rows.append(told)
            shown.append({"met": 1, "partial": HALF, "missing": 0}[status])
    chance_of = weighed(rows, shown)
    chances = {at: chance_of(told)[0] for at, told in features(pairs, np.load(f"{read}/{name}.npy")).items()}
    sure = [(chance, judged_of(pairs[at], pairs[at]["requirements"][index])) for (at, index), chance in chances.items()]
    sure = [(chance, status == "met") for chance, status in sure if status in ("met", "missing")]
    print("engine ", figures(pairs, lambda at, index, requirement: requirement["credit"]))
    print(f"both: AUC {auc(*zip(*sure)):.3f}")
    for least in (0.5, 0.55, 0.6, 0.65, 0.7):
        def credit_of(at, index, requirement):
            if requirement["kind"] in BACKGROUND:
                return requirement["credit"]
            chance = chances.get((at, index), 0)
            return IN_FULL if chance > least + SURE else IN_PART if chance > least else HARDLY

        print(f"from {least}", figures(pairs, credit_of))


if __name__ == "__main__":
    main(*sys.argv[1:])
