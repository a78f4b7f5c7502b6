"""
Trains the student (student.py), the small model that ships, on the teacher's probabilities:

WEIGHTS=DIR python train_student.py JUDGED_DIR DISTILLED OUT [--seconds 440] [--read NAME…]

DISTILLED: distill.py's OUT. Writes OUT.npz (weights), OUT.json (vocabulary) and, for each NAME, the probabilities
of all lines of JUDGED_DIR/NAME.json as NAME.npy, which read_judged.py measures. The longer, the better: fourteen
times through a million pairs took seven minutes on an H100 that it shared.
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
from teacher import DEVICE, WEIGHTS, load_tokenizer, shown_probability
from training_rows import cells, read_json, tuning_rows
from tuning import tuning_report
from written_lines import CLASSES

# Pairs of a batch, and batches whose pairs are sorted by length together.
BATCH, CHUNK = 2048, 40
# Learning rate.
RATE = 1e-3
# The share of the loss for the class that a writer gave, where one did; the rest is for the teacher's probabilities.
WRITER_SHARE = 0.3
# Share of tokens that are replaced by UNKNOWN in training, so that the model does not rely on single words.
FORGOTTEN = 0.08
# Share of the time in which the learning rate rises from nearly 0.
WARMING = 0.03


def starting_embeddings(full, vocabulary):
    """Vectors to start from: those of the teacher's word pieces, reduced to their first WIDTH principal components."""
    pieces = full.get_vocab()
    table = load_file(f"{WEIGHTS}/model.safetensors")["embeddings.word_embeddings.weight"]
    table = table - table.mean(0)
    axes = torch.linalg.svd(table.T @ table)[0][:, :WIDTH]
    own = (table @ axes)[[pieces.get(piece, pieces["[UNK]"]) for piece in vocabulary]]
    own = own / own.std() * 0.5
    own[0] = 0
    return own


def train(given):
    """The trained model, its tokenizer and its vocabulary. given: the command line's arguments."""
    torch.manual_seed(1)
    np.random.seed(1)
    with open(f"{given.distilled}.json") as file:
        distilled = json.load(file)
    full = load_tokenizer()
    full.no_truncation()
    vocabulary = make_vocabulary(full, [part for text in distilled["asked"] + distilled["lines"] for part in text])
    tokenizer = make_tokenizer(vocabulary)
    asked, lines = asked_texts(tokenizer, distilled["asked"], DEVICE), line_texts(tokenizer, distilled["lines"], DEVICE)
    pairs = np.array(distilled["pairs"])
    by_teacher = torch.from_numpy(np.load(f"{given.distilled}.npy")).to(DEVICE)
    by_writer = torch.from_numpy(pairs[:, 2]).to(DEVICE)
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
                # Warm-up, then a cosine down to a hundredth.
                group["lr"] = rate * min(1, done / WARMING + 0.02) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * done)))
            with torch.autocast(DEVICE, dtype=torch.bfloat16):
                logits = model(asked.take(pairs[part, 0]), lines.take(pairs[part, 1]))
            at = torch.from_numpy(part).to(DEVICE)
            loss = loss_of(logits, by_teacher[at].float(), by_writer[at])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
        print(f"epoch {epoch}, loss {loss.item():.3f}, {time.time() - began:.0f} s", flush=True)
    return model, tokenizer, vocabulary


def batches(pairs, lengths):
    """Indexes of pairs in batches with lines of similar length, in random order."""
    order = np.random.permutation(len(pairs))
    parts = []
    for start in range(0, len(order), BATCH * CHUNK):
        chunk = order[start : start + BATCH * CHUNK]
        chunk = chunk[np.argsort(lengths[pairs[chunk, 1]], kind="stable")]
        parts += [chunk[at : at + BATCH] for at in range(0, len(chunk), BATCH)]
    np.random.shuffle(parts)
    return parts


def loss_of(logits, by_teacher, by_writer):
    """by_teacher: probabilities of each class, not scaled to 1; by_writer: the index of a class, or -1."""
    logs = logits.log_softmax(-1)
    teacher_loss = -(by_teacher / by_teacher.sum(1, keepdim=True) * logs).sum(1)
    writer_loss = nn.functional.nll_loss(logs, by_writer.clamp_min(0), reduction="none")
    both = (1 - WRITER_SHARE) * teacher_loss + WRITER_SHARE * writer_loss
    return torch.where(by_writer >= 0, both, teacher_loss).mean()


@torch.no_grad()
def class_probabilities(model, tokenizer, rows, batch=4096):
    """The probability of each class, for each row (training_rows.py)."""
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
    print(tuning_report(tuned, shown_probability(class_probabilities(model, tokenizer, tuned))))
    np.savez(f"{given.out}.npz", **{name: weights.half().cpu().numpy() for name, weights in model.state_dict().items()})
    Path(f"{given.out}.json").write_text(json.dumps({"vocab": vocabulary}))
    for name in given.read:
        rows = [row for *_, row in cells(read_json(given.folder, name))]
        np.save(Path(given.out).with_name(f"{name}.npy"), class_probabilities(model, tokenizer, rows).half().numpy())
