/**
 * Fits app/core/ats/meaning/reading-weights.ts: node weigh-reading.mjs. Of the written resumes, the fifth that the reader
 * was not trained on (training_rows.py); who shows half counts by HALF as shown.
 */
import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chancesOf, readLine, readRequirement } from "../../../app/core/ats/meaning/line-reader.ts";
import { askedText, resumeLines } from "../../../app/core/ats/meaning/read-texts.ts";
import { isComparedWhole } from "../../../app/core/ats/meaning/reading.ts";
import { readingFeatures } from "../../../app/core/ats/meaning/weigh-reading.ts";
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { compare } from "../../../app/core/ats/score.ts";
import { auc } from "../../../tests/bench/ats/figures.mjs";
import { isNamed } from "../../../tests/bench/ats/judged.mjs";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { lineReader } from "../../../tests/support/line-reader.ts";
import { readWrittenResumes } from "./written-resumes.mjs";

const FOLDER = join(import.meta.dirname, "../../../data/claims/resumes");
const OUT = join(import.meta.dirname, "../../../app/core/ats/meaning/reading-weights.ts");
const HALF = 0.4;
const SHOWN = { met: 1, partial: HALF, missing: 0 };
const [STEPS, RATE, PULL] = [3000, 0.5, 0.01];

const isTuned = (posting) => createHash("sha256").update(posting).digest()[0] % 5 === 0;
const pairs = readdirSync(FOLDER)
  .flatMap((file) => readWrittenResumes(join(FOLDER, file)))
  .filter(({ posting }) => isTuned(posting));
const rows = pairs.flatMap(rowsOf);
const weights = regress(rows);
const valuesOf = (wanted) =>
  rows
    .filter(({ shown }) => shown === wanted)
    .map(({ features }) =>
      weights.each.reduce((sum, each, at) => sum + each * features[at], weights.base),
    );
const area = auc(valuesOf(SHOWN.met), valuesOf(SHOWN.missing));
console.log(`${rows.length} requirements, AUC ${area.toFixed(3)}`);
const digits = (value) => Number(value.toFixed(4));
writeFileSync(
  OUT,
  `/** Fitted by scripts/ats/claims/weigh-reading.mjs on written resumes that the reader was not trained on. */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [${weights.each.map(digits).join(", ")}],
  base: ${digits(weights.base)},
};
`,
);

function rowsOf({ jobDescriptionText, jobTitle, resumeText, expected }) {
  const posting = readPosting(jobDescriptionText, ATS_MODEL, jobTitle);
  const { resume, evidence } = compare(posting, resumeText, TODAY);
  const lines = resumeLines(resume);
  const read = lines.map((line) => readLine(lineReader, line));
  return posting.requirements.flatMap((requirement, index) => {
    const { name: term, surface } = requirement;
    const judged = expected.filter((each) => isNamed({ term, surface }, each));
    if (isComparedWhole(requirement) || judged.length !== 1) return [];
    const asked = readRequirement(lineReader, askedText(requirement, posting));
    const chances = read.map((line) => chancesOf(lineReader, asked, line));
    const features = readingFeatures(chances, lines, evidence[index], resume);
    return [{ features, shown: SHOWN[judged[0].status] }];
  });
}

/** Logistic regression on scaled features, given back for the features as they are. */
function regress(given) {
  const many = given[0].features.length;
  const columns = Array.from({ length: many }, (_, at) =>
    given.map(({ features }) => features[at]),
  );
  const middle = columns.map(
    (column) => column.reduce((sum, each) => sum + each, 0) / column.length,
  );
  const spread = columns.map(
    (column, at) =>
      Math.sqrt(column.reduce((sum, each) => sum + (each - middle[at]) ** 2, 0) / column.length) +
      1e-9,
  );
  const scaled = given.map(({ features, shown }) => ({
    x: features.map((each, at) => (each - middle[at]) / spread[at]),
    shown,
  }));
  const each = new Array(many).fill(0);
  let base = 0;
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array(many).fill(0);
    let baseSlope = 0;
    for (const { x, shown } of scaled) {
      const wrong =
        1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * each[at], base))) - shown;
      for (let at = 0; at < many; at++) slope[at] += wrong * x[at];
      baseSlope += wrong;
    }
    for (let at = 0; at < many; at++)
      each[at] -= RATE * (slope[at] / scaled.length + PULL * each[at]);
    base -= (RATE * baseSlope) / scaled.length;
  }
  const own = each.map((value, at) => value / spread[at]);
  return { each: own, base: base - own.reduce((sum, value, at) => sum + value * middle[at], 0) };
}
