/**
 * Loads job postings in which people marked the skills (sources: data/README.md), to train the tagger
 * on, and tokenizes them as the engine does.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_POSTING } from "../../app/core/ats/limits.ts";
import { readClauses } from "../../app/core/ats/posting/posting-lines.ts";
import { tagFeatures } from "../../app/core/ats/tagger/tag-features.ts";
import { findTerms } from "../../app/core/ats/words/find-terms.ts";
import { readTokens } from "../../app/core/ats/words/tokens.ts";

/** Weight in training of postings with another annotation scheme; that of the others is 1. */
const WEIGHT = { green: 0.1 };

/** @param folder contains skillspan.jsonl and green.jsonl, with one posting per line */
export const readMarkedPostings = (folder) =>
  ["skillspan", "green"]
    .flatMap((name) => readFileSync(join(folder, `${name}.jsonl`), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/**
 * @param knowledge the engine's dictionary and lexicon
 * @returns each posting's text and clauses, the features and label (0 outside, 1 first, 2 further word
 * of a skill) of each token, and its weight in training
 */
export const labelledPostings = (folder, knowledge) =>
  readMarkedPostings(folder).map((posting) => label(posting, knowledge));

function label(posting, { lexicon, dictionary }) {
  const text = readTokens(posting.text.slice(0, MAX_POSTING), lexicon);
  const clauses = readClauses(text);
  const features = tagFeatures(text, findTerms(text, dictionary), clauses);
  const spanLabel = posting.source === "green" ? "skill" : "knowledge";
  const labels = new Uint8Array(text.tokens.length);
  for (const span of posting.spans) {
    // Spans such as `<ORGANIZATION>` are placeholders of removed names.
    if (span.label !== spanLabel || /^<.*>$/.test(span.text)) continue;
    let label = 1;
    for (const [i, { start, end }] of text.tokens.entries()) {
      const { sourceOffsets } = text.clean;
      if (sourceOffsets[start] < span.start || sourceOffsets[end - 1] + 1 > span.end) continue;
      labels[i] = label;
      label = 2;
    }
  }
  return { posting, text, clauses, features, labels, weight: WEIGHT[posting.source] ?? 1 };
}
