"""
Measures what a line reader would change on judged pairs of a posting and a resume:

python read_judged.py JUDGED_DIR READ_DIR [NAME]

READ_DIR: NAME.npy and resumes.npy of train_teacher.py or train_student.py; NAME is third-open unless given. The
probability that a requirement is shown is a logistic regression on what the reader says of the lines and on the
engine's credit, fitted on the written resumes that were not trained on. Printed are, for the engine and for several
thresholds, the shares of requirements that are met and found, missing and not found, and shown in part but given
full credit.
"""

import sys

import numpy as np

from training_rows import BACKGROUND, cells, is_named, is_tuned, read_json
from tuning import auc
from written_lines import CLASSES, SHOWN

# Credit from which on a requirement counts as found (MIN_SHOWN), and from which on as given full credit.
LEAST_SHOWN = 1 / 3
FULL = 0.85
# In the regression, a requirement that is shown in part counts as shown by this much.
HALF = 0.4
# A probability this far above the threshold gives full credit.
SURE = 0.15
# Credits above threshold + SURE, above the threshold, and below it.
IN_FULL, IN_PART, HARDLY = 0.9, 0.5, 0.2
# Indexes of classes: that show a requirement, that shows it in part, and that speak against it.
SHOWN_AT = [at for at, cls in enumerate(CLASSES) if cls in SHOWN]
HALF_AT = CLASSES.index("half")
DOUBTED_AT = [at for at, cls in enumerate(CLASSES) if cls not in SHOWN and cls not in ("half", "unrelated")]


def logit(probability):
    """Log-odds, bounded near 0 and 1."""
    return np.log((probability + 1e-3) / (1 - probability + 1e-3))


def features(pairs, read):
    """{(pair, requirement): its features}. read: the reader's probabilities, in the order of cells()."""
    by_requirement = {}
    for (at, index, number, _), probabilities in zip(cells(pairs), read.astype(float), strict=True):
        by_requirement.setdefault((at, index), []).append((number, probabilities))
    return {(at, index): features_of(pairs[at], index, lines) for (at, index), lines in by_requirement.items()}


def features_of(pair, index, lines):
    """
    The two best lines, the best half-showing one, the mean, the engine's credit (and whether it is found, or not
    mentioned), and what the reader says of the line that the engine found. lines: (index of the line, probabilities).
    """
    requirement = pair["requirements"][index]
    numbers, probabilities = np.array([number for number, _ in lines]), np.array([each for _, each in lines])
    shown = probabilities[:, SHOWN_AT].sum(1)
    best = np.sort(shown)[::-1]
    own, doubted = 0.0, 0.0
    if requirement["at"] is not None:
        line = max((at for at, each in enumerate(pair["lines"]) if each["start"] <= requirement["at"]), default=-1)
        if (numbers == line).any():
            own = shown[numbers == line].max()
            doubted = probabilities[numbers == line][:, DOUBTED_AT].sum(1).max()
    credit, is_mentioned = requirement["credit"], requirement["at"] is not None
    return [
        *(logit(best[0]), logit(best[1] if len(best) > 1 else 0), logit((shown + probabilities[:, HALF_AT]).max())),
        *(logit(shown.mean()), credit, float(credit >= LEAST_SHOWN), float(not is_mentioned)),
        *(credit * logit(own) if is_mentioned else 0.0, credit * doubted),
    ]


def judged_of(pair, requirement):
    """The judgment of a requirement ("met", "partial", "missing"); None if none or several are about it."""
    named = [each for each in pair["expected"] if each["kind"] != "knockout" and is_named(requirement, each)]
    return named[0]["status"] if len(named) == 1 else None


def fitted(rows, shown, steps=3000):
    """Fits a logistic regression; returns a function from features to probabilities."""
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
    """The printed shares. credit_of(index of the pair, index of the requirement, requirement)."""
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


def main(judged_folder, read, name="third-open"):
    resumes, pairs = read_json(judged_folder, "resumes"), read_json(judged_folder, name)
    rows, shown = [], []
    for (at, index), values in features(resumes, np.load(f"{read}/resumes.npy")).items():
        status = judged_of(resumes[at], resumes[at]["requirements"][index])
        if status and is_tuned(resumes[at]["posting"]):
            rows.append(values)
            shown.append({"met": 1, "partial": HALF, "missing": 0}[status])
    probability_of = fitted(rows, shown)
    read_pairs = features(pairs, np.load(f"{read}/{name}.npy"))
    probabilities = {at: probability_of(values)[0] for at, values in read_pairs.items()}
    judged = [(value, judged_of(pairs[at], pairs[at]["requirements"][index])) for (at, index), value in probabilities.items()]
    clear = [(value, status == "met") for value, status in judged if status in ("met", "missing")]
    print("engine ", figures(pairs, lambda at, index, requirement: requirement["credit"]))
    print(f"both: AUC {auc(*zip(*clear)):.3f}")
    for least in (0.5, 0.55, 0.6, 0.65, 0.7):
        def credit_of(at, index, requirement):
            if requirement["kind"] in BACKGROUND:
                return requirement["credit"]
            probability = probabilities.get((at, index), 0)
            return IN_FULL if probability > least + SURE else IN_PART if probability > least else HARDLY

        print(f"from {least}", figures(pairs, credit_of))


if __name__ == "__main__":
    main(*sys.argv[1:])
