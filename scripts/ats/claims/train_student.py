"""
Trains the student on what the teacher read: WEIGHTS=DIR python train_student.py JUDGED_DIR DISTILLED OUT [--seconds 440]
[--read NAME…] (DISTILLED: distill.py's OUT). Writes OUT.npz (weights), OUT.json (vocabulary) and, for each NAME, what it read.
The longer, the better: fourteen times through a million pairs took seven minutes on an H100 that it shared.
"""

import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch
from safetensors.torch import load_file
from torch import nn

from student import WIDTH, Student, asked_texts, line_texts, make_tokenizer, make_vocabulary
from teacher import DEVICE, WEIGHTS, load_tokenizer, shown_chance
from training_rows import cells, read_json, tuning_rows
from tuning import tuning_report
from written_lines import CLASSES

BATCH, CHUNK = 2048, 40
RATE = 1e-3
# Of the loss, so much is for what a writer said, where one did; the rest is for what the teacher read.
SAID_SHARE = 0.3
FORGOTTEN = 0.08
WARMING = 0.03


def starting_embeddings(full, vocabulary):
    """The teacher's word pieces by their first components."""
    pieces = full.get_vocab()
    table = load_file(f"{WEIGHTS}/model.safetensors")["embeddings.word_embeddings.weight"]
    table = table - table.mean(0)
    axes = torch.linalg.svd(table.T @ table)[0][:, :WIDTH]
    own = (table @ axes)[[pieces.get(piece, pieces["[UNK]"]) for piece in vocabulary]]
    own = own / own.std() * 0.5
    own[0] = 0
    return own


def train(given):
    torch.manual_seed(1)
    np.random.seed(1)
    with open(f"{given.distilled}.json") as file:
        told = json.load(file)
    full = load_tokenizer()
    full.no_truncation()
    vocabulary = make_vocabulary(full, [part for text in told["asked"] + told["lines"] for part in text])
    tokenizer = make_tokenizer(vocabulary)
    asked, lines = asked_texts(tokenizer, told["asked"], DEVICE), line_texts(tokenizer, told["lines"], DEVICE)
    pairs = np.array(told["pairs"])
    read = torch.from_numpy(np.load(f"{given.distilled}.npy")).to(DEVICE)
    said = torch.from_numpy(pairs[:, 2]).to(DEVICE)
    model = Student(len(vocabulary)).to(DEVICE)
    model.e.weight.data.copy_(starting_embeddings(full, vocabulary))
    model.forgets = FORGOTTEN
    others = [weights for name, weights in model.named_parameters() if name != "e.weight"]
    groups = [{"params": [model.e.weight], "lr": RATE / 2}, {"params": others, "lr": RATE}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, betas=(0.9, 0.98))
    rates, began, epoch = [group["lr"] for group in groups], time.time(), 0
    while (time.time() - began) < given.seconds:
        epoch += 1
        model.train()
        for part in batches(pairs, lines.lengths):
            done = (time.time() - began) / given.seconds
            if done >= 1:
                break
            for group, rate in zip(optimizer.param_groups, rates):
                group["lr"] = rate * min(1, done / WARMING + 0.02) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done)))
            with torch.autocast(DEVICE, dtype=torch.bfloat16):
                logits = model(asked.take(pairs[part, 0]), lines.take(pairs[part, 1]))
            at = torch.from_numpy(part).to(DEVICE)
            loss = loss_of(logits, read[at].float(), said[at])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
        print(f"epoch {epoch}, loss {loss.item():.3f}, {time.time() - began:.0f} s", flush=True)
    return model, tokenizer, vocabulary


def batches(pairs, lengths):
    order = np.random.permutation(len(pairs))
    parts = []
    for start in range(0, len(order), BATCH * CHUNK):
        chunk = order[start : start + BATCH * CHUNK]
        chunk = chunk[np.argsort(lengths[pairs[chunk, 1]], kind="stable")]
        parts += [chunk[at : at + BATCH] for at in range(0, len(chunk), BATCH)]
    np.random.shuffle(parts)
    return parts


def loss_of(logits, read, said):
    logs = logits.log_softmax(-1)
    by_teacher = -(read / read.sum(1, keepdim=True) * logs).sum(1)
    by_writer = nn.functional.nll_loss(logs, said.clamp_min(0), reduction="none")
    return torch.where(said >= 0, (1 - SAID_SHARE) * by_teacher + SAID_SHARE * by_writer, by_teacher).mean()


@torch.no_grad()
def chances(model, tokenizer, rows, batch=4096):
    model.eval()
    asked = asked_texts(tokenizer, [row["asked"] for row in rows], DEVICE)
    lines = line_texts(tokenizer, [row["line"] for row in rows], DEVICE)
    out = torch.zeros(len(rows), len(CLASSES))
    order = np.argsort(lines.lengths, kind="stable")
    for start in range(0, len(order), batch):
        part = order[start : start + batch]
        out[part] = model(asked.take(part), lines.take(part)).softmax(-1).cpu()
    return out


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name in ("folder", "distilled", "out"):
        parser.add_argument(name)
    parser.add_argument("--seconds", type=float, default=440)
    parser.add_argument("--read", nargs="*", default=[])
    given = parser.parse_args()
    model, tokenizer, vocabulary = train(given)
    tuned = tuning_rows(given.folder)
    print(tuning_report(tuned, shown_chance(chances(model, tokenizer, tuned))))
    np.savez(f"{given.out}.npz", **{name: weights.half().cpu().numpy() for name, weights in model.state_dict().items()})
    Path(f"{given.out}.json").write_text(json.dumps({"vocab": vocabulary}))
    for name in given.read:
        rows = [row for *_, row in cells(read_json(given.folder, name))]
        np.save(Path(given.out).with_name(f"{name}.npy"), chances(model, tokenizer, rows).half().numpy())
