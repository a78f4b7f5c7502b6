"""
Trains the model of line labels: python3 train_lines.py FOLDER [FOLD…]
FOLDER/examples.jsonl is written by train-lines.ts: one file per line, the names of features and labels in the last line.
For each FOLD, FOLDER/FOLD.json is the model trained without the files of that fold ("all": with all files), in the format
that pack-recurrent.ts reads.
"""

import base64
import json
import math
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn.utils.rnn import pad_sequence
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

# The length of a line's vector, the units of the GRU in each direction, and its layers.
WIDTH, UNITS, LAYERS = 64, 64, 2
# Features of fewer files are left out.
LEAST_FILES = 4
# A new layout lacks some of the features, so half of them are left out by chance, and a fifth of the units.
FEATURES_DROPPED, UNITS_DROPPED = 0.5, 0.2
# Epochs, and the most lines of a batch with padding.
ROUNDS, LINES_IN_BATCH = 16, 3000
# Learning rate, steps of warm-up, and the norm that gradients are clipped to.
RATE, WARMING, LARGEST_GRADIENT = 4e-3, 200, 1.0
# The mean of the later half of the steps is steadier than the last of them.
AVERAGE_DECAY = 0.998
# Weights are stored as whole numbers from -127 to 127.
LARGEST = 127


class Labeler(nn.Module):
    """Sums vectors of a line's features, reads a file's lines by a bidirectional GRU, and scores labels by a CRF."""

    def __init__(self, features, labels):
        super().__init__()
        self.vectors = nn.EmbeddingBag(features, WIDTH, mode="sum")
        nn.init.normal_(self.vectors.weight, std=0.05)
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.units = nn.GRU(WIDTH, UNITS, LAYERS, batch_first=True, bidirectional=True, dropout=UNITS_DROPPED)
        self.output = nn.Linear(2 * UNITS + WIDTH, labels)
        self.transitions = nn.Parameter(torch.zeros(labels, labels))
        self.drop = nn.Dropout(UNITS_DROPPED)

    def forward(self, files):
        """The scores of labels, one row a line, and how many lines each file has."""
        lengths = [len(file["labels"]) for file in files]
        ids = torch.from_numpy(np.concatenate([file["ids"] for file in files]))
        counts = np.concatenate([file["counts"] for file in files])
        starts = torch.from_numpy(np.cumsum(counts) - counts)
        weights = torch.ones(len(ids))
        if self.training:
            weights = (torch.rand(len(ids)) >= FEATURES_DROPPED) / (1 - FEATURES_DROPPED)
        own = torch.tanh(self.vectors(ids, starts, per_sample_weights=weights) + self.bias)
        lines = pad_sequence(own.split(lengths), batch_first=True)
        packed = nn.utils.rnn.pack_padded_sequence(
            self.drop(lines), lengths, batch_first=True, enforce_sorted=False
        )
        states, _ = nn.utils.rnn.pad_packed_sequence(self.units(packed)[0], batch_first=True)
        return self.output(torch.cat([self.drop(states), lines], 2)), torch.tensor(lengths)

    def loss(self, files):
        """The negative log-likelihood of the true labels in a linear-chain random field, per line."""
        scores, lengths = self(files)
        labels = pad_sequence([torch.from_numpy(file["labels"]) for file in files], batch_first=True)
        is_line = torch.arange(scores.shape[1])[None] < lengths[:, None]
        true_score = (scores.gather(2, labels[:, :, None])[:, :, 0] * is_line).sum()
        true_score += (self.transitions[labels[:, :-1], labels[:, 1:]] * is_line[:, 1:]).sum()
        sums, *steps = scores.unbind(1)
        for own, is_there in zip(steps, is_line[:, 1:].unbind(1)):
            # The largest apart, and the rest as a product of matrices, which is many times faster.
            top = sums.max(1, keepdim=True).values
            following = ((sums - top).exp() @ self.transitions.exp()).clamp_min(1e-30).log() + top + own
            sums = torch.where(is_there[:, None], following, sums)
        return (sums.logsumexp(1).sum() - true_score) / lengths.sum()


def read_examples(path):
    """The files with their features as ids, and the names of the features that enough files have, and of the labels."""
    *files, last = [json.loads(line) for line in path.open()]
    names = last["features"]
    times = np.zeros(len(names), int)
    for file in files:
        times[np.unique(np.concatenate([np.array(ids, int) for ids in file["lines"]]))] += 1
    kept = np.flatnonzero(times >= LEAST_FILES)
    new = np.full(len(names), -1)
    new[kept] = np.arange(len(kept))
    for file in files:
        lines = [new[np.array(ids, int)] for ids in file.pop("lines")]
        lines = [ids[ids >= 0] for ids in lines]
        file.update(ids=np.concatenate(lines), counts=np.array([len(ids) for ids in lines]))
        file["labels"] = np.array(file["labels"])
    return files, [names[at] for at in kept], last["labels"]


def batches(files):
    """Files of about the same length together, in random order."""
    files = sorted(files, key=lambda file: len(file["labels"]) + np.random.random() * 20)
    made, start = [], 0
    for end in range(1, len(files) + 1):
        if end == len(files) or (end + 1 - start) * len(files[end]["labels"]) > LINES_IN_BATCH:
            made.append(files[start:end])
            start = end
    np.random.shuffle(order := list(range(len(made))))
    return [made[at] for at in order]


def train(files, features, labels):
    """The mean of the models of the later half of the steps; `features` and `labels` are counts."""
    torch.manual_seed(1)
    np.random.seed(1)
    model = Labeler(features, labels)
    learnt = [file for file in files for _ in range(file["times"])]
    steps = len(batches(learnt)) * ROUNDS
    optimizer = torch.optim.Adam(model.parameters(), RATE, betas=(0.9, 0.99))
    schedule = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / WARMING) * (1 + math.cos(math.pi * min(1, step / steps))) / 2
    )
    average, step = None, 0
    for _ in range(ROUNDS):
        losses = []
        for batch in batches(learnt):
            optimizer.zero_grad()
            loss = model.loss(batch)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), LARGEST_GRADIENT)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
            step += 1
            if step == steps // 2:
                average = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(AVERAGE_DECAY))
            if average:
                average.update_parameters(model)
        print(f"{np.mean(losses):.4f}", flush=True)
    return average.module.eval()


def rounded(values):
    return [round(float(value), 4) for value in values.detach().flatten()]


def matrix(weights):
    """Rows for what comes in; whole numbers from -127 to 127, and what a row of them is multiplied by."""
    weights = weights.detach().numpy().astype(np.float32)
    scales = np.maximum(np.abs(weights).max(1) / LARGEST, 1e-8)
    scales = np.array([float(f"{scale:.5g}") for scale in scales])
    numbers = np.clip(np.rint(weights / scales[:, None]), -LARGEST, LARGEST).astype(np.int8)
    return {"scales": scales.tolist(), "bytes": base64.b64encode(numbers.tobytes()).decode()}


def units(gru, layer, direction):
    """The packed weights of one layer of the GRU in one direction."""
    weights = {name: getattr(gru, f"{name}_l{layer}{direction}") for name in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")}
    bias = weights["bias_ih"].detach().clone()
    # The new gate multiplies its state bias by the reset gate, so that one stays apart; those of the others are added.
    bias[: 2 * UNITS] += weights["bias_hh"].detach()[: 2 * UNITS]
    return {
        "input": matrix(weights["weight_ih"].T),
        "bias": rounded(bias),
        "state": matrix(weights["weight_hh"].T),
        "stateBias": rounded(weights["bias_hh"].detach()[2 * UNITS :]),
    }


def packed(model, features, labels):
    """The model in the format that pack-recurrent.ts reads; `features` and `labels` are names."""
    return {
        "labels": labels,
        "features": features,
        "vectors": matrix(model.vectors.weight),
        "bias": rounded(model.bias),
        "layers": [
            {"forward": units(model.units, layer, ""), "backward": units(model.units, layer, "_reverse")}
            for layer in range(LAYERS)
        ],
        "output": matrix(model.output.weight.T),
        "outputBias": rounded(model.output.bias),
        "transitions": rounded(model.transitions),
    }


if __name__ == "__main__":
    # More threads wait for each other at each line.
    torch.set_num_threads(1)
    folder = Path(sys.argv[1])
    files, features, labels = read_examples(folder / "examples.jsonl")
    for fold in sys.argv[2:]:
        print(fold, flush=True)
        model = train([file for file in files if str(file["fold"]) != fold], len(features), len(labels))
        (folder / f"{fold}.json").write_text(json.dumps(packed(model, features, labels)))
