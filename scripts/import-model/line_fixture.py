"""
Writes a small random labeler and the probabilities that it gives to the labels of some lines, so that
app/core/import/labels/network/recurrent.test.ts can compare its own with them:
python3 line_fixture.py app/core/import/labels/network/recurrent-fixture.json
"""

import base64
import itertools
import json
import sys

import numpy as np
import torch

import train_lines
from train_lines import Labeler, packed

train_lines.WIDTH, train_lines.UNITS = 4, 3
FEATURES, LABELS = ["bold", "date", "bullet", "long"], ["head", "item", "rest"]
LINES = [["bold", "date"], ["bullet"], ["long"], [], ["bold", "unknown"]]


def unpacked(matrix):
    scales = torch.tensor(matrix["scales"])
    numbers = np.frombuffer(base64.b64decode(matrix["bytes"]), np.int8).reshape(len(scales), -1)
    return torch.from_numpy(numbers.astype(np.float32)) * scales[:, None]


def as_packed(model, packed_model):
    """The labeler with the weights rounded as in the file."""
    state = {"vectors.weight": unpacked(packed_model["vectors"]), "output.weight": unpacked(packed_model["output"]).T}
    for layer, directions in enumerate(packed_model["layers"]):
        for name, suffix in (("forward", ""), ("backward", "_reverse")):
            state[f"units.weight_ih_l{layer}{suffix}"] = unpacked(directions[name]["input"]).T
            state[f"units.weight_hh_l{layer}{suffix}"] = unpacked(directions[name]["state"]).T
    model.load_state_dict(state, strict=False)
    return model


def marginals(scores, transitions):
    """The probability of each label of each line, summed over all sequences of labels."""
    sums = torch.zeros_like(scores)
    for path in itertools.product(range(len(LABELS)), repeat=len(scores)):
        total = sum(scores[at, label] for at, label in enumerate(path))
        total += sum(transitions[pair] for pair in zip(path, path[1:]))
        for at, label in enumerate(path):
            sums[at, label] += total.exp()
    return sums / sums.sum(1, keepdim=True)


if __name__ == "__main__":
    torch.manual_seed(5)
    model = Labeler(len(FEATURES), len(LABELS)).eval()
    with torch.no_grad():
        for weights in model.parameters():
            weights.copy_(torch.randn_like(weights))
        packed_model = packed(model, FEATURES, LABELS)
        known = [[FEATURES.index(name) for name in line if name in FEATURES] for line in LINES]
        file = {
            "ids": np.array([at for line in known for at in line]),
            "counts": np.array([len(line) for line in known]),
            "labels": np.zeros(len(LINES), int),
        }
        scores, _ = as_packed(model, packed_model)([file])
        likely = marginals(scores[0].double(), model.transitions.double())
    fixture = {"model": packed_model, "lines": LINES, "likely": [[round(share, 6) for share in row] for row in likely.tolist()]}
    with open(sys.argv[1], "w") as out:
        json.dump(fixture, out)
