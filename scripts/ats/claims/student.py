"""
The student: a small reader that ships. It reads each line and each requirement once (three layers, 192 numbers a token)
and compares them at the end, token by token, so that a changed line costs only itself.
"""

import math
import re

import numpy as np
import torch
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers
from torch import nn
from torch.nn import functional as F

from written_lines import CLASSES

WIDTH, LAYERS, HEADS, SPREAD = 192, 3, 6, 2
MEETING, MEETING_HEADS = 64, 4
# Tokens of a requirement's name and the posting's words, of an entry's heading and the line.
ASKED_TOKENS, LINE_TOKENS = (12, 28), (20, 60)
LONGEST_PART = 64
MOST_LETTERS = 400
PAD, UNKNOWN = 0, 1
NEVER = -1e4


def make_vocabulary(full, texts, size=18_000, of_texts=0.75):
    """The word pieces that the texts use, then the most usual of the teacher's; every letter, so that all can be read."""
    counts = {}
    for each in full.encode_batch(texts, add_special_tokens=False):
        for piece in each.tokens:
            counts[piece] = counts.get(piece, 0) + 1
    pieces = full.get_vocab()
    kept = {piece for piece in pieces if re.fullmatch(r"(##)?.", piece) and ord(piece[-1]) < 0x250}
    for piece in sorted(counts, key=lambda piece: -counts[piece]):
        if len(kept) >= size * of_texts or counts[piece] < 2:
            break
        kept.add(piece)
    for piece in sorted(pieces, key=pieces.get):
        if len(kept) >= size:
            break
        if re.fullmatch(r"(##)?[a-z0-9'+#&./-]+", piece):
            kept.add(piece)
    special = {"[PAD]", "[UNK]", "[CLS]", "[SEP]", "<s>", "</s>", "<pad>", "<mask>"}
    return ["[PAD]", "[UNK]", *sorted(kept - special, key=pieces.get)]


def make_tokenizer(vocabulary):
    numbers = {piece: at for at, piece in enumerate(vocabulary)}
    tokenizer = Tokenizer(models.WordPiece(numbers, unk_token="[UNK]", max_input_chars_per_word=40))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return tokenizer


class Texts:
    """Tokens of texts in two parts each, one part after the other, with their part and their place in it."""

    def __init__(self, tokenizer, texts, most, first_part, device):
        columns = [tokenizer.encode_batch([text[at][:MOST_LETTERS] for text in texts]) for at in (0, 1)]
        shape = len(texts), sum(most)
        ids, parts, places = (np.zeros(shape, np.int32) for _ in range(3))
        self.lengths = np.zeros(len(texts), np.int64)
        for row in range(len(texts)):
            end = 0
            for at, column in enumerate(columns):
                own = column[row].ids[: most[at]]
                ids[row, end : end + len(own)] = own
                parts[row, end : end + len(own)] = first_part + at
                places[row, end : end + len(own)] = range(len(own))
                end += len(own)
            self.lengths[row] = max(1, end)
        self.columns = [torch.from_numpy(each).to(device) for each in (ids, parts, places)]

    def take(self, rows):
        longest = int(-(-self.lengths[rows].max() // 8) * 8)
        at = torch.from_numpy(rows).to(self.columns[0].device)
        return [column[at][:, :longest] for column in self.columns]


def asked_texts(tokenizer, asked, device):
    return Texts(tokenizer, asked, ASKED_TOKENS, 0, device)


def line_texts(tokenizer, lines, device):
    return Texts(tokenizer, lines, LINE_TOKENS, 2, device)


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.o = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.f1, self.f2 = nn.Linear(WIDTH, SPREAD * WIDTH), nn.Linear(SPREAD * WIDTH, WIDTH)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        heads = self.qkv(self.n1(x)).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        met = F.scaled_dot_product_attention(*heads, attn_mask=mask[:, None, None, :])
        x = x + self.o(met.transpose(1, 2).reshape(batch, length, WIDTH))
        return x + self.f2(gelu(self.f1(self.n2(x))))


def gelu(x):
    return F.gelu(x, approximate="tanh")


class Student(nn.Module):
    """Names of weights as in the packed file (pack_student.py)."""

    def __init__(self, pieces):
        super().__init__()
        self.e, self.seg, self.pos = nn.Embedding(pieces, WIDTH), nn.Embedding(4, WIDTH), nn.Embedding(LONGEST_PART, WIDTH)
        self.n0, self.nf = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.layers = nn.ModuleList([Layer() for _ in range(LAYERS)])
        self.cq, self.ck, self.cv = (nn.Linear(WIDTH, MEETING) for _ in range(3))
        self.mix, self.back = nn.Linear(3 * MEETING, MEETING), nn.Linear(3 * MEETING, MEETING)
        self.score, self.lp = nn.Linear(MEETING, 1), nn.Linear(WIDTH, MEETING)
        self.h1, self.h2 = nn.Linear(5 * MEETING, 2 * MEETING), nn.Linear(2 * MEETING, len(CLASSES))
        self.forgets = 0.0

    def encode(self, tokens):
        ids, parts, places = tokens
        mask = ids > 0
        mask[:, 0] = True
        if self.training and self.forgets:
            ids = torch.where(torch.rand(ids.shape, device=ids.device) < self.forgets, UNKNOWN, ids)
        x = self.n0(self.e(ids) + self.seg(parts) + self.pos(places))
        for layer in self.layers:
            x = layer(x, mask)
        return self.nf(x), mask

    def forward(self, asked, lines):
        asked, asked_mask = self.encode(asked)
        lines, line_mask = self.encode(lines)
        return self.meet(asked, asked_mask, lines, line_mask).float()

    def meet(self, asked, asked_mask, lines, line_mask):
        """Each token of the requirement looks at the line, each of the line at the requirement."""
        query, key = self.cq(asked), self.ck(lines)
        asked_value, line_value = self.cv(asked), self.cv(lines)
        alike = heads_of(query) @ heads_of(key).transpose(-1, -2) / math.sqrt(MEETING // MEETING_HEADS)
        seen = looked(alike, line_mask[:, None, None, :], line_value)
        told = gelu(self.mix(torch.cat([query, seen, asked_value * seen], -1)))
        seen_back = looked(alike.transpose(-1, -2), asked_mask[:, None, None, :], asked_value)
        told_back = gelu(self.back(torch.cat([key, seen_back, line_value * seen_back], -1)))
        weights = self.score(told).masked_fill(~asked_mask.unsqueeze(-1), NEVER).softmax(1)
        parts = [(weights * told).sum(1), largest(told, asked_mask)]
        parts += [mean(told_back, line_mask), largest(told_back, line_mask), mean(self.lp(lines), line_mask)]
        return self.h2(gelu(self.h1(torch.cat(parts, -1))))


def heads_of(x):
    return x.view(x.shape[0], -1, MEETING_HEADS, MEETING // MEETING_HEADS).transpose(1, 2)


def looked(alike, mask, values):
    seen = alike.masked_fill(~mask, NEVER).softmax(-1) @ heads_of(values)
    return seen.transpose(1, 2).reshape(values.shape[0], -1, MEETING)


def largest(x, mask):
    return x.masked_fill(~mask.unsqueeze(-1), NEVER).amax(1)


def mean(x, mask):
    weights = mask.unsqueeze(-1).to(x.dtype)
    return (x * weights).sum(1) / weights.sum(1)
