"""How well a reader tells what a resume shows: by requirement, at its best line."""

import numpy as np

from written_lines import SHOWN


def auc(values, is_true):
    """Chance that a true one is above a false one."""
    values, is_true = np.asarray(values, float), np.asarray(is_true, bool)
    ranks = np.argsort(np.argsort(values, kind="stable")) + 1
    many, others = is_true.sum(), (~is_true).sum()
    return (ranks[is_true].sum() - many * (many + 1) / 2) / max(1, many * others)


def tuning_report(rows, shown):
    """Of rows with a requirement's name in `of`, and the chance that each line shows it."""
    best, status = {}, {}
    for row, chance in zip(rows, np.asarray(shown, float)):
        said = row["classes"][0]
        rank = 2 if said in SHOWN else 1 if said == "half" else 0
        best[row["of"]] = max(best.get(row["of"], 0), chance)
        status[row["of"]] = max(status.get(row["of"], 0), rank)
    names = [name for name in best if status[name] != 1]
    met = np.array([status[name] == 2 for name in names])
    values = np.array([best[name] for name in names])
    shares = ", ".join(f"{least}: {(values[met] > least).mean():.3f} {(values[~met] <= least).mean():.3f}" for least in (0.3, 0.5, 0.7))
    return f"AUC {auc(values, met):.3f}; shown and found, not shown and not found from {shares}"
