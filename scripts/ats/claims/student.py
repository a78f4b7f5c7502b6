"""
The student: the small neural line reader that ships (docs/decisions/0053). It encodes each resume line and each
requirement once (a transformer of three layers, 192 numbers a token) and compares them at the end, token by token
(cross-attention), so that after an edit only the changed line is encoded again. app/core/ats/meaning runs it; its
sizes and rules must stay equal to those there.
"""

import math
import re

import numpy as np
import torch
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers
from torch import nn
from torch.nn import functional as F

from written_lines import CLASSES

# The encoder: numbers a token, layers, attention heads, and how many times wider the feed-forward part is.
WIDTH, LAYERS, HEADS, SPREAD = 192, 3, 6, 2
# The comparison ("meeting"): numbers a token, and attention heads.
MEETING, MEETING_HEADS = 64, 4
# Tokens of a requirement's name and the posting's words, of an entry's heading and the line.
ASKED_TOKENS, LINE_TOKENS = (12, 28), (20, 60)
# Number of positions that are learned, at least the most tokens of a part.
LONGEST_PART = 64
# Characters of a text that are read.
MOST_LETTERS = 400
# Ids of two special tokens.
PAD, UNKNOWN = 0, 1
# A score for softmax that gives a weight of 0.
NEVER = -1e4


def make_vocabulary(full, texts, size=18_000, of_texts=0.75):
    """
    The word pieces of the student: all single characters, so that every word can be split; then those that the
    texts use most, up to the share of_texts of all; then the most usual of the teacher's tokenizer (full).
    """
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
    """BERT's WordPiece rules, as in app/core/ats/meaning/word-pieces.ts."""
    numbers = {piece: at for at, piece in enumerate(vocabulary)}
    tokenizer = Tokenizer(models.WordPiece(numbers, unk_token="[UNK]", max_input_chars_per_word=40))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    return tokenizer


class Texts:
    """
    Tokens of texts with two parts each, one part after the other: their ids, their segments (first_part for the first
    part, the next number for the second) and their positions in the part. most: maximum tokens of both parts.
    """

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
        """Ids, segments and positions of some texts, padded to the longest of them."""
        longest = int(-(-self.lengths[rows].max() // 8) * 8)
        at = torch.from_numpy(rows).to(self.columns[0].device)
        return [column[at][:, :longest] for column in self.columns]


def asked_texts(tokenizer, asked, device):
    return Texts(tokenizer, asked, ASKED_TOKENS, 0, device)


def line_texts(tokenizer, lines, device):
    return Texts(tokenizer, lines, LINE_TOKENS, 2, device)


class Layer(nn.Module):
    """A transformer layer with normalization before attention and before the feed-forward part."""

    def __init__(self):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.o = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.f1, self.f2 = nn.Linear(WIDTH, SPREAD * WIDTH), nn.Linear(SPREAD * WIDTH, WIDTH)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        heads = self.qkv(self.n1(x)).view(batch, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        attended = F.scaled_dot_product_attention(*heads, attn_mask=mask[:, None, None, :])
        x = x + self.o(attended.transpose(1, 2).reshape(batch, length, WIDTH))
        return x + self.f2(gelu(self.f1(self.n2(x))))


def gelu(x):
    return F.gelu(x, approximate="tanh")


class Student(nn.Module):
    """
    The model. Its weights have the names of the packed file (pack_student.py): e, seg and pos embed words, segments
    and positions; cq, ck and cv make attention queries, keys and values of the comparison; mix and back compare a
    requirement's and a line's tokens with what they attended to; score weighs the requirement's tokens; lp projects
    the line's mean; h1 and h2 are the last layers.
    """

    def __init__(self, pieces):
        super().__init__()
        self.e, self.seg, self.pos = nn.Embedding(pieces, WIDTH), nn.Embedding(4, WIDTH), nn.Embedding(LONGEST_PART, WIDTH)
        self.n0, self.nf = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.layers = nn.ModuleList([Layer() for _ in range(LAYERS)])
        self.cq, self.ck, self.cv = (nn.Linear(WIDTH, MEETING) for _ in range(3))
        self.mix, self.back = nn.Linear(3 * MEETING, MEETING), nn.Linear(3 * MEETING, MEETING)
        self.score, self.lp = nn.Linear(MEETING, 1), nn.Linear(WIDTH, MEETING)
        self.h1, self.h2 = nn.Linear(5 * MEETING, 2 * MEETING), nn.Linear(2 * MEETING, len(CLASSES))
        # Share of tokens that are replaced by UNKNOWN in training.
        self.forgets = 0.0

    def encode(self, tokens):
        """Vectors of the tokens, and a mask of those that are no padding. tokens: of Texts.take."""
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
        """
        The scores of the classes. Each token of the requirement attends to the line, each of the line to the
        requirement.
        """
        query, key = self.cq(asked), self.ck(lines)
        asked_value, line_value = self.cv(asked), self.cv(lines)
        scores = heads_of(query) @ heads_of(key).transpose(-1, -2) / math.sqrt(MEETING // MEETING_HEADS)
        attended = attend(scores, line_mask[:, None, None, :], line_value)
        compared = gelu(self.mix(torch.cat([query, attended, asked_value * attended], -1)))
        attended_back = attend(scores.transpose(-1, -2), asked_mask[:, None, None, :], asked_value)
        compared_back = gelu(self.back(torch.cat([key, attended_back, line_value * attended_back], -1)))
        weights = self.score(compared).masked_fill(~asked_mask.unsqueeze(-1), NEVER).softmax(1)
        parts = [(weights * compared).sum(1), largest(compared, asked_mask)]
        parts += [mean(compared_back, line_mask), largest(compared_back, line_mask), mean(self.lp(lines), line_mask)]
        return self.h2(gelu(self.h1(torch.cat(parts, -1))))


def heads_of(x):
    """Splits vectors into attention heads."""
    return x.view(x.shape[0], -1, MEETING_HEADS, MEETING // MEETING_HEADS).transpose(1, 2)


def attend(scores, mask, values):
    """For each token of one side, the mean of the other side's values, weighted by the softmax of the scores."""
    attended = scores.masked_fill(~mask, NEVER).softmax(-1) @ heads_of(values)
    return attended.transpose(1, 2).reshape(values.shape[0], -1, MEETING)


def largest(x, mask):
    """The maximum over a text's tokens."""
    return x.masked_fill(~mask.unsqueeze(-1), NEVER).amax(1)


def mean(x, mask):
    """The mean over a text's tokens."""
    weights = mask.unsqueeze(-1).to(x.dtype)
    return (x * weights).sum(1) / weights.sum(1)
