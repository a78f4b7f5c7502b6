"""
Trains the teacher (teacher.py), a large model that classifies what a resume line says of a requirement:

WEIGHTS=DIR python train_teacher.py JUDGED_DIR OUT.pt [--onet DIR] [--epochs 2] [--read NAME…]

JUDGED_DIR: what judged-lines.mjs wrote. With --read, it then classifies all lines of JUDGED_DIR/NAME.json and
writes the probabilities to NAME.npy beside OUT.pt, which read_judged.py measures. Two minutes on an H100; without a
graphics card a day.
"""

import argparse
import random
from pathlib import Path

import numpy as np
import torch
from torch import nn

from teacher import DEVICE, Teacher, class_probabilities, load_tokenizer, padded, shown_probability, token_ids
from training_rows import cells, read_json, training_rows, tuning_rows
from tuning import tuning_report
from written_lines import CLASSES

BATCH = 128
# Batches of one length waste little; they are made of so many batches' rows, drawn at random.
CHUNK = 50
# Learning rate, label smoothing, and the share of the steps in which the rate rises from 0.
RATE = 5e-5
SMOOTHED = 0.05
WARMING = 0.06


def train(folder, onet, epochs, limit=None):
    """The trained model and its tokenizer. limit: number of rows, for a trial."""
    random.seed(1)
    torch.manual_seed(1)
    rows, tuned = training_rows(folder, onet), tuning_rows(folder)
    if limit:
        rows, tuned = random.sample(rows, limit), tuned[:limit]
    tokenizer = load_tokenizer()
    ids, tuned_ids = token_ids(tokenizer, rows), token_ids(tokenizer, tuned)
    allowed = torch.tensor([[cls in row["classes"] for cls in CLASSES] for row in rows])
    model = Teacher().to(DEVICE)
    groups = [{"params": model.base.parameters(), "lr": RATE}, {"params": model.out.parameters(), "lr": 1e-3}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = epochs * -(-len(rows) // BATCH)
    scheduler = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, step / (WARMING * steps + 1)) * max(0.02, 1 - step / steps)
    )
    for epoch in range(epochs):
        model.train()
        for part in batches(ids):
            with torch.autocast(DEVICE, dtype=torch.bfloat16):
                logits = model(*padded([ids[at] for at in part]))
            loss = loss_of(logits.float(), allowed[part].to(DEVICE))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            scheduler.step()
        print(f"epoch {epoch + 1}: {tuning_report(tuned, shown_probability(class_probabilities(model, tuned_ids)))}", flush=True)
    return model, tokenizer


def batches(ids):
    """Indexes of rows in batches of similar length, in random order."""
    order = random.sample(range(len(ids)), len(ids))
    parts = []
    for start in range(0, len(order), BATCH * CHUNK):
        chunk = sorted(order[start : start + BATCH * CHUNK], key=lambda at: len(ids[at]))
        parts += [chunk[at : at + BATCH] for at in range(0, len(chunk), BATCH)]
    return random.sample(parts, len(parts))


def loss_of(logits, allowed):
    """
    The loss, where a row may be of any of its allowed classes; with label smoothing, so that the model does not become
    too sure.
    """
    logs = logits.log_softmax(-1)
    likely = torch.logsumexp(logs.masked_fill(~allowed, -1e9), 1)
    return -((1 - SMOOTHED) * likely + SMOOTHED * logs.mean(1)).mean()


def read(model, tokenizer, folder, name, out):
    """Writes the probabilities of every requirement with every line, in the order of cells()."""
    rows = [row for *_, row in cells(read_json(folder, name))]
    np.save(Path(out).with_name(f"{name}.npy"), class_probabilities(model, token_ids(tokenizer, rows)).half().numpy())


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--onet")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--limit", type=int)
    parser.add_argument("--read", nargs="*", default=[])
    given = parser.parse_args()
    model, tokenizer = train(given.folder, given.onet, given.epochs, given.limit)
    torch.save({name: weights.half() for name, weights in model.state_dict().items()}, given.out)
    for name in given.read:
        read(model, tokenizer, given.folder, name, given.out)
