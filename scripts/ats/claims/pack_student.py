"""
Packs the trained student, the small neural line reader (student.py), into the file that
app/core/ats/meaning/line-model.ts reads:

python pack_student.py STUDENT.npz STUDENT.json public/ats/meaning.bin (both of train_student.py)

Matrices become a signed byte a weight with a scale (16-bit float) for each row, vectors 16-bit floats. Layout:
length of the head (4 bytes), the head as JSON, then the tensors in the head's order; of a matrix first the scales,
then the bytes.
"""

import gzip
import json
import sys
import zlib

import numpy as np

from student import HEADS

VERSION = 1
LARGEST = 127
SOURCES = [
    "Lines written for this project, data/claims",
    "O*NET 29.2 Database, USDOL/ETA, CC BY 4.0, changed",
    "ESCO 1.2, European Commission, Commission Decision 2011/833/EU: labels of skills",
    "all-mpnet-base-v2 (sentence-transformers), Apache-2.0: its vocabulary, and its word vectors as a start",
]


def quantized(matrix):
    """Integers from -127 to 127, and the scale of each row, by which they are multiplied."""
    matrix = matrix.astype(np.float32)
    scales = (np.abs(matrix).max(1) / LARGEST).astype(np.float16)
    units = np.where(scales == 0, 1, scales).astype(np.float32)
    return np.clip(np.rint(matrix / units[:, None]), -LARGEST, LARGEST).astype(np.int8), scales


def packed(weights, vocabulary):
    """The file's bytes, not yet gzipped."""
    tensors, body = [], b""
    for name, value in weights.items():
        tensors.append([name, *value.shape])
        if value.ndim == 1:
            body += value.astype("<f2").tobytes()
        else:
            numbers, scales = quantized(value)
            body += scales.astype("<f2").tobytes() + numbers.tobytes()
    head = {
        "version": VERSION,
        "sources": SOURCES,
        "check": zlib.adler32(body),
        "width": weights["e.weight"].shape[1],
        "layers": sum(name.endswith("qkv.weight") for name in weights),
        "heads": HEADS,
        "meeting": weights["cq.weight"].shape[0],
        "tensors": tensors,
        "vocabulary": " ".join(vocabulary),
    }
    text = json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()
    # An even length, so that 16-bit floats are aligned.
    text += b" " * (len(text) % 2)
    return len(text).to_bytes(4, "little") + text + body


if __name__ == "__main__":
    weights_file, vocabulary_file, out = sys.argv[1:]
    with open(vocabulary_file) as file:
        vocabulary = json.load(file)["vocab"]
    with np.load(weights_file) as weights:
        bytes = gzip.compress(packed(weights, vocabulary), 9, mtime=0)
    with open(out, "wb") as file:
        file.write(bytes)
    print(f"{out}: {len(bytes)} bytes")
