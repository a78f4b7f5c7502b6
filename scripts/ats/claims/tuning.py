"""
Measures a line reader on rows that it was not trained on: does the best line of a resume tell whether it shows a
requirement?
"""

import numpy as np

from written_lines import SHOWN


def auc(values, is_true):
    """Area under the ROC curve: the probability that a true value is higher than a false one."""
    values, is_true = np.asarray(values, float), np.asarray(is_true, bool)
    ranks = np.argsort(np.argsort(values, kind="stable")) + 1
    many, others = is_true.sum(), (~is_true).sum()
    return (ranks[is_true].sum() - many * (many + 1) / 2) / max(1, many * others)


def tuning_report(rows, shown):
    """
    One line of figures. rows: of tuning_rows (training_rows.py); shown: the probability that each row's line shows its
    requirement. Requirements that are shown only in part are left out.
    """
    best, status = {}, {}
    for row, probability in zip(rows, np.asarray(shown, float)):
        judged = row["classes"][0]
        # 2: shown, 1: in part, 0: not.
        rank = 2 if judged in SHOWN else 1 if judged == "half" else 0
        best[row["of"]] = max(best.get(row["of"], 0), probability)
        status[row["of"]] = max(status.get(row["of"], 0), rank)
    names = [name for name in best if status[name] != 1]
    met = np.array([status[name] == 2 for name in names])
    values = np.array([best[name] for name in names])
    shares = ", ".join(f"{least}: {(values[met] > least).mean():.3f} {(values[~met] <= least).mean():.3f}" for least in (0.3, 0.5, 0.7))
    return f"AUC {auc(values, met):.3f}; shown and found, not shown and not found from {shares}"
