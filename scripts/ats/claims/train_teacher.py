"""
Trains the teacher: python train_teacher.py OUT.pt [--onet DIR] [--epochs 3] [--from WEIGHTS.pt]
On the written lines, or with --onet on O*NET's tasks, which comes first and gives the weights for --from.
Saved after every epoch and every hundred steps (OUT.pt.part). One thread with bfloat16 takes about 0.7 s a step of 32.
"""

import argparse
import random
import time

import torch
from torch import nn

from onet_lines import read_onet_lines
from teacher import Teacher, by_length, chances, encode, likeness, schedule, shown_chance
from written_lines import CLASSES, SHOWN, read_lines, split_lines, with_other_lines

BATCH = 32


def train(out, epochs, start, onet):
    random.seed(1)
    torch.manual_seed(1)
    written, tuned = split_lines(read_lines())
    lines = read_onet_lines(onet) if onet else with_other_lines(written, likeness)
    tuned = with_other_lines(tuned, likeness)
    model = Teacher()
    if start:
        model.load_state_dict(torch.load(start))
    steps = epochs * -(-len(lines) // BATCH)
    rates = [{"params": model.base.parameters(), "lr": 6e-5}, {"params": model.out.parameters(), "lr": 1e-3}]
    optimizer = torch.optim.AdamW(rates, weight_decay=0.01)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, schedule(steps))
    loss_of = nn.CrossEntropyLoss(label_smoothing=0.05)
    print(f"{len(lines)} lines, {len(tuned)} to tune by, {steps} steps", flush=True)
    step, began = 0, time.time()
    for epoch in range(epochs):
        model.train()
        for batch in batches(lines):
            with torch.autocast("cpu", dtype=torch.bfloat16):
                logits = model(**encode(batch))
            loss = loss_of(logits.float(), torch.tensor([CLASSES.index(row["cls"]) for row in batch]))
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            scheduler.step()
            step += 1
            if step % 100 == 0:
                torch.save(model.state_dict(), f"{out}.part")
                print(step, round(loss.item(), 3), f"{time.time() - began:.0f} s", flush=True)
        torch.save(model.state_dict(), out)
        print(f"epoch {epoch + 1}: {report(model, tuned)}", flush=True)



def batches(lines):
    order = by_length(lines)
    parts = [[lines[at] for at in order[start : start + BATCH]] for start in range(0, len(order), BATCH)]
    random.shuffle(parts)
    return parts


def report(model, rows):
    """Share right of all, and share taken as shown of each kind of line."""
    all_chances = chances(model, rows)
    best = all_chances.argmax(1).tolist()
    right = sum(CLASSES[at] == row["cls"] for at, row in zip(best, rows)) / len(rows)
    taken = shown_chance(all_chances).tolist()
    groups = {"shown": [], "half": [], "near": [], "other": [], "only its words": []}
    for chance, row in zip(taken, rows):
        kind = "shown" if row["cls"] in SHOWN else row["kind"]
        groups[kind if kind in groups else "only its words"].append(chance > 0.5)
    shares = ", ".join(f"{name} {sum(each) / max(1, len(each)):.3f}" for name, each in groups.items())
    return f"class right {right:.3f}; taken as shown: {shares}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--from", dest="start")
    parser.add_argument("--onet")
    given = parser.parse_args()
    torch.set_num_threads(1)
    train(given.out, given.epochs, given.start, given.onet)
