"""
Knowledge distillation: the teacher (a large model, teacher.py) classifies many pairs of a requirement and a resume
line, and the student (student.py), the small model that ships, learns from its probabilities.

WEIGHTS=DIR python distill.py JUDGED_DIR TEACHER.pt OUT [--onet DIR --esco DIR]

JUDGED_DIR: what judged-lines.mjs wrote; TEACHER.pt: what train_teacher.py wrote; DIR: tables of data/README.md.
Each requirement is paired with the lines that were written for it, with the nearest lines by meaning, and with some
at random. OUT.json holds requirements ("asked"), lines and pairs of their indexes, OUT.npy the probability of each
class of each pair, times 255.
"""

import argparse
import csv
import gzip
import json
import random

import numpy as np
import torch
from torch import nn
from transformers import MPNetModel

from onet_lines import read_onet_lines
from teacher import DEVICE, WEIGHTS, Teacher, by_length, class_probabilities, load_tokenizer, padded, pooled, token_ids
from training_rows import cells, is_tuned, line_rows, read_json, resume_rows
from written_lines import CLASSES

# Lines that each requirement is paired with: so many nearest ones and so many at random.
NEAREST, ANY = 45, 12
# Number of ESCO's skills that are added as requirements, each in one of these sentences of a posting.
SKILLS = 4000
FORMS = ["{}", "experience in {}", "ability to {}", "you will {}", "knowledge of {}", "{} is an advantage"]


class Texts(dict):
    """Different texts, numbered in the order in which they are added."""

    def number(self, text):
        return self.setdefault(tuple(text), len(self))


def gather(folder, onet, esco, chance):
    """
    Requirements, lines, and {(requirement, line): the classes that a writer gave, or None}. chance: random.Random.
    """
    asked, lines, pairs = Texts(), Texts(), {}

    def add(row, classes=None):
        at = asked.number(row["asked"]), lines.number(row["line"])
        pairs[at] = classes or pairs.get(at)

    resumes = [pair for pair in read_json(folder, "resumes") if not is_tuned(pair["posting"])]
    for row in [*line_rows(), *resume_rows(resumes, chance)]:
        add(row, row["classes"])
    for pair in [*resumes, *read_json(folder, "open"), *read_json(folder, "second-open")]:
        for *_, row in cells([pair]):
            add(row)
    for row in read_onet_lines(onet, shown=9000, any_work=0) if onet else []:
        add({"asked": [row["name"], row["asked"]], "line": [row["entry"], row["text"]]})
    for label in chance.sample(esco_labels(esco), SKILLS) if esco else []:
        asked.number([label, chance.choice(FORMS).format(label)])
    return list(asked), list(lines), pairs


def esco_labels(folder):
    """The names of ESCO's skills."""
    with gzip.open(f"{folder}/esco-skills.tsv.gz", "rt", encoding="utf-8") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(rows)
        return [row[1] for row in rows if len(row) > 1]


@torch.no_grad()
def embed(base, tokenizer, texts):
    """A vector of length 1 for each text, by the model that the teacher starts from."""
    ids = [each.ids for each in tokenizer.encode_batch([" : ".join(text) for text in texts])]
    out = torch.zeros(len(ids), base.config.hidden_size)
    for part in by_length(ids, 512):
        out[part] = nn.functional.normalize(pooled(base, *padded([ids[at] for at in part])).float(), dim=-1).cpu()
    return out.to(DEVICE)


def mine(asked, lines, pairs, tokenizer, chance):
    """Adds to pairs the lines that are nearest to each requirement, and some at random."""
    base = MPNetModel.from_pretrained(WEIGHTS, add_pooling_layer=False).to(DEVICE).eval()
    asked_vectors, line_vectors = embed(base, tokenizer, asked), embed(base, tokenizer, lines)
    for at in range(len(asked)):
        nearest = (line_vectors @ asked_vectors[at]).topk(min(NEAREST, len(lines))).indices.tolist()
        for line in nearest + [chance.randrange(len(lines)) for _ in range(ANY)]:
            pairs.setdefault((at, line), None)


def main(given):
    chance = random.Random(9)
    tokenizer = load_tokenizer()
    asked, lines, pairs = gather(given.folder, given.onet, given.esco, chance)
    if given.limit:
        asked, lines = asked[: given.limit], lines[: given.limit]
        pairs = {at: classes for at, classes in pairs.items() if max(at) < given.limit}
    mine(asked, lines, pairs, tokenizer, chance)
    model = Teacher()
    model.load_state_dict({name: weights.float() for name, weights in torch.load(given.teacher).items()})
    rows = [{"asked": asked[a], "line": lines[b]} for a, b in pairs]
    probabilities = class_probabilities(model.to(DEVICE), token_ids(tokenizer, rows))
    np.save(f"{given.out}.npy", (probabilities * 255).round().to(torch.uint8).numpy())
    # With the class that a writer gave, if it is one; -1 if not. The student learns from it beside the teacher.
    labeled = [[a, b, CLASSES.index(classes[0]) if classes and len(classes) == 1 else -1] for (a, b), classes in pairs.items()]
    with open(f"{given.out}.json", "w") as file:
        json.dump({"asked": asked, "lines": lines, "pairs": labeled}, file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name in ("folder", "teacher", "out", "--onet", "--esco"):
        parser.add_argument(name)
    parser.add_argument("--limit", type=int)
    main(parser.parse_args())
