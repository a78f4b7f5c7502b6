"""
Writes the fixture for the tests of app/core/ats/meaning, which run the packed student (student.py) in TypeScript:
the token ids of some texts and the class probabilities of some pairs of a requirement and a line, as PyTorch gives
them.

python student_fixture.py public/ats/meaning.bin app/core/ats/meaning/student-fixture.json

The pairs are written lines (data/claims), none of them held out, with their own and with other requirements.
"""

import gzip
import json
import random
import sys

import numpy as np
import torch

from student import MOST_LETTERS, Student, asked_texts, line_texts, make_tokenizer
from written_lines import is_held_out, read_lines

SEED = 7
PAIRS = 30
TEXTS = [
    "", " ", "Closed the till each night", "CLOSED THE TILL", "café résumé naïve Zürich", "don't, can't; won't",
    "e-mail/e-mails (80+)", "C++ and C#, .NET 6", "$1,200 <b>&amp;</b> `x` a|b ~5 ^2 =3", "24/7 on-call @ 3pm",
    "tab\there\nand line\r\nfeed", "a\u00adb soft\u00adhyphen", "zero\u200bwidth\ufeff", "no\u00a0break\u2028line",
    "\u0000nul\u0007bell\u0085next", "\u4e2d\u6587 and \u65e5\u672c\u8a9e", "\uac00\ub098\ub2e4 hangul", "İstanbul ŞİŞLİ",
    "ΑΣ Ὀδυσσεύς", "straße STRASSE ẞ", "ﬁne oﬃce", "25 °C, 5 m², ½ price", "£5 €7 ₹9", "“quoted” – dash — ‘it’",
    "• bullet · dot › arrow →", "\U0001f600 smile a\ufe0fb", "a\ue000private", "x\u0378unassigned", "a\u0488b",
    "supercalifragilisticexpialidocious", "x" * 40, "x" * 41, "y" * 500, "word " * 120, "e\u0301 o\u0308 n\u0303",
    "\u212a kelvin Å", "Łódź Gdańsk Øresund Þór æther", "НАПИСАНО по-русски", "[UNK] [PAD] ##ing ## ed",
    "unhappiness electroencephalography", "PostgreSQL/Kubernetes v1.29", "\u180ex\u3000y", "\U00020000\U0002f800 rare",
    "١٢٣ ४५६", "...!!!???", "ACLS, BLS & PALS", "hand-over SOAP notes", "résumé\u0301", "a\u0300\u0301\u0302b",
]


def unpacked(bytes):
    """The head of a packed file (pack_student.py), and its tensors by name."""
    length = int.from_bytes(bytes[:4], "little")
    head, at, state = json.loads(bytes[4 : 4 + length]), 4 + length, {}
    for name, rows, *columns in head["tensors"]:
        halves = np.frombuffer(bytes, "<f2", rows, at).astype(np.float32)
        at += 2 * rows
        if columns:
            numbers = np.frombuffer(bytes, np.int8, rows * columns[0], at).reshape(rows, -1)
            halves, at = numbers * halves[:, None], at + rows * columns[0]
        state[name] = torch.tensor(halves)
    return head, state


def drawn_pairs():
    """[name, the posting's words, heading of the entry, line] of each pair; the last two are empty and very long."""
    rows = [row for row in read_lines() if not is_held_out(row["id"])]
    draw = random.Random(SEED)
    pairs = []
    for row in draw.sample(rows, PAIRS - 2):
        asks = row if len(pairs) % 3 else draw.choice(rows)
        pairs.append([asks["name"], asks["asked"], row["entry"], row["text"]])
    long = " ".join(row["text"] for row in rows[:8])
    return [*pairs, ["", "", "", ""], [long, long, long, long]]


@torch.no_grad()
def main(packed, out):
    with gzip.open(packed) as file:
        head, state = unpacked(file.read())
    vocabulary = head["vocabulary"].split(" ")
    model = Student(len(vocabulary)).eval()
    model.load_state_dict(state)
    tokenizer = make_tokenizer(vocabulary)
    texts = [{"text": text, "ids": tokenizer.encode(text[:MOST_LETTERS]).ids} for text in TEXTS]
    pairs = []
    for name, asked, entry, text in drawn_pairs():
        requirement, line = asked_texts(tokenizer, [[name, asked]], "cpu"), line_texts(tokenizer, [[entry, text]], "cpu")
        chances = model(*(side.take(np.array([0])) for side in (requirement, line)))[0].softmax(-1)
        pairs.append({"name": name, "asked": asked, "entry": entry, "text": text,
                      "chances": [round(chance, 5) for chance in chances.tolist()]})
    with open(out, "w") as file:
        lines = [",\n".join(f"    {json.dumps(row)}" for row in rows) for rows in (texts, pairs)]
        file.write(f'{{\n  "texts": [\n{lines[0]}\n  ],\n  "pairs": [\n{lines[1]}\n  ]\n}}\n')


if __name__ == "__main__":
    main(*sys.argv[1:])
