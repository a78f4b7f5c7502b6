/**
 * Measures what the neural line reader (public/ats/meaning.bin) changes on judged pairs of a resume and
 * a job description: `node scripts/ats/claims/read-judged.mjs PAIRS.jsonl`. Prints, without and with the
 * reader, the shares of shown requirements that are found, of missing ones that are not found, of
 * half-shown ones with full credit and of candidates in the right order, and the median score of each
 * kind of candidate.
 */
import { readFileSync } from "node:fs";
import { adjustByReader } from "../../../app/core/ats/meaning/adjust-evidence.ts";
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { scoreAgainst } from "../../../app/core/ats/score.ts";
import { measureJudged } from "../../../tests/bench/ats/judged.mjs";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { lineReader } from "../../../tests/support/line-reader.ts";

const [file] = process.argv.slice(2);
const pairs = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
  .filter(({ language }) => language === "en");

for (const [name, reading] of [["names alone"], ["lines read", adjustByReader(lineReader)]]) {
  const figures = measureJudged(pairs, (resume, given, title) => {
    const posting = readPosting(given, ATS_MODEL, title);
    const { score, metadata } = scoreAgainst(posting, resume, TODAY, reading);
    return { score, keywords: metadata.analysis.keywords };
  });
  const shares = ["found", "unfound", "full", "order"].map((key) => {
    const interval = figures.intervals[key].map(percent).join(" to ");
    return `${key} ${percent(figures[key])} (${interval})`;
  });
  const medians = ["strong", "middling", "weak"].map((who) => `${who} ${figures[who]}`);
  console.log(`${name}: ${[...shares, ...medians].join(", ")}`);
}

function percent(share) {
  return (100 * share).toFixed(1);
}
