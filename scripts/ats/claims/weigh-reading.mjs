/**
 * Fits the weights in app/core/ats/meaning/reading-weights.ts by logistic regression: `node
 * scripts/ats/claims/weigh-reading.mjs`. Uses the fifth of the written resumes that the neural line
 * reader was not trained on (is_tuned in training_rows.py); a half-shown requirement counts HALF. Each
 * posting is also read with two resumes that were written for other postings, where the requirements
 * that only this posting has are missing.
 */
import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fitOf, readingFeatures } from "../../../app/core/ats/meaning/probability-of-resume.ts";
import { readLines } from "../../../app/core/ats/meaning/read-lines.ts";
import { readPosting } from "../../../app/core/ats/posting/posting.ts";
import { compareResume } from "../../../app/core/ats/score.ts";
import { auc } from "../../../tests/bench/ats/figures.mjs";
import { isNamed } from "../../../tests/bench/ats/judged.mjs";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { lineReader } from "../../../tests/support/line-reader.ts";
import { readWrittenResumes } from "./written-resumes.mjs";

const FOLDER = join(import.meta.dirname, "../../../data/claims/resumes");
const OUT = join(import.meta.dirname, "../../../app/core/ats/meaning/reading-weights.ts");
/** How much a half-shown requirement counts as shown. */
const HALF = 0.4;
const SHOWN = { met: 1, partial: HALF, missing: 0 };
/** Distances in the list from a posting to the two whose resumes it is also read with. */
const OTHERS = [7, 13];
/** Steps and rate of the gradient descent, and the strength of its L2 regularization. */
const [STEPS, RATE, SHRINK] = [3000, 0.5, 0.01];

/** The key of a judged requirement, whose names are `any`: the first one in lower case. */
const keyOf = ([name]) => name.toLowerCase();
/** For one in five postings; training_rows.py selects the same ones by `is_tuned`. */
const isHeldOut = (posting) => createHash("sha256").update(posting).digest()[0] % 5 === 0;
const pairs = readdirSync(FOLDER)
  .flatMap((file) => readWrittenResumes(join(FOLDER, file)))
  .filter(({ posting }) => isHeldOut(posting));
const rows = [...pairs, ...pairsWithOthers(pairs)].flatMap(rowsOf);
const weights = regress(rows);
/** Predicted log-odds of the requirements that were judged this way. */
const valuesOf = (status) =>
  rows
    .filter(({ shown, isOther }) => shown === status && !isOther)
    .map(({ features }) =>
      weights.each.reduce((sum, each, at) => sum + each * features[at], weights.base),
    );
const area = auc(valuesOf(SHOWN.met), valuesOf(SHOWN.missing));
console.log(`${rows.length} requirements, AUC ${area.toFixed(3)}`);
const digits = (value) => Number(value.toFixed(4));
writeFileSync(
  OUT,
  `/**
 * Weights of the logistic regression in probability-of-resume.ts: one for each of readingFeatures, in
 * its order, and a constant. Fitted by scripts/ats/claims/weigh-reading.mjs on resumes that the
 * neural line reader was not trained on.
 */
export const READING_WEIGHTS: { each: readonly number[]; base: number } = {
  each: [${weights.each.map(digits).join(", ")}],
  base: ${digits(weights.base)},
};
`,
);

/**
 * Each posting with two resumes for other postings, and only the requirements that no other has; they
 * count as missing. From the first of these postings, it takes the first resume, from the other the second.
 */
function pairsWithOthers(pairs) {
  const ids = [...new Set(pairs.map(({ posting }) => posting))];
  const askedBy = new Map();
  for (const { posting, expected } of pairs)
    for (const { any } of expected)
      askedBy.set(keyOf(any), (askedBy.get(keyOf(any)) ?? new Set()).add(posting));
  return ids.flatMap((id, at) => {
    const own = pairs.find(({ posting }) => posting === id);
    const expected = own.expected
      .filter(({ any }) => askedBy.get(keyOf(any)).size === 1)
      .map((each) => ({ ...each, status: "missing" }));
    return OTHERS.map((distance, resumeIndex) => {
      const other = ids[(at + distance) % ids.length];
      const { resumeText } = pairs.filter(({ posting }) => posting === other)[resumeIndex];
      return { ...own, expected, resumeText, isOther: true };
    });
  });
}

/**
 * Rows for the regression: the features of each requirement of a pair that just one judgment is about, and
 * by `shown` how far the resume shows it, 0 to 1.
 */
function rowsOf({ jobDescriptionText, jobTitle, resumeText, expected, isOther }) {
  const posting = readPosting(jobDescriptionText, ATS_MODEL, jobTitle);
  const { resume, evidence } = compareResume(posting, resumeText, TODAY);
  const reading = readLines(lineReader, resume, posting);
  const { lines, probabilitiesByRequirement } = reading;
  const fit = fitOf(reading, posting, resume);
  return posting.requirements.flatMap((requirement, index) => {
    const { name: term, surface, kind } = requirement;
    const judged = expected.filter((each) => isNamed({ term, surface }, each));
    const probabilities = probabilitiesByRequirement.get(requirement);
    // Soft skills are too common to be missing.
    if (!probabilities || judged.length !== 1 || (isOther && kind === "soft")) return [];
    const features = readingFeatures(probabilities, fit, lines, evidence[index], resume);
    return [{ features, shown: SHOWN[judged[0].status], isOther }];
  });
}

/** Keeps features that are equal in all rows from being divided by 0. */
const MIN_DEVIATION = 1e-9;

/** Logistic regression on scaled features; returns weights for the unscaled ones: `each` and the constant `base`. */
function regress(rows) {
  const featureCount = rows[0].features.length;
  const columns = Array.from({ length: featureCount }, (_, at) =>
    rows.map(({ features }) => features[at]),
  );
  const means = columns.map(
    (column) => column.reduce((sum, each) => sum + each, 0) / column.length,
  );
  const deviations = columns.map(
    (column, at) =>
      Math.sqrt(column.reduce((sum, each) => sum + (each - means[at]) ** 2, 0) / column.length) +
      MIN_DEVIATION,
  );
  const scaled = rows.map(({ features, shown }) => ({
    x: features.map((each, at) => (each - means[at]) / deviations[at]),
    shown,
  }));
  const each = new Array(featureCount).fill(0);
  let base = 0;
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array(featureCount).fill(0);
    let baseSlope = 0;
    for (const { x, shown } of scaled) {
      const wrong =
        1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * each[at], base))) - shown;
      for (let at = 0; at < featureCount; at++) slope[at] += wrong * x[at];
      baseSlope += wrong;
    }
    for (let at = 0; at < featureCount; at++)
      each[at] -= RATE * (slope[at] / scaled.length + SHRINK * each[at]);
    base -= (RATE * baseSlope) / scaled.length;
  }
  const unscaled = each.map((value, at) => value / deviations[at]);
  return {
    each: unscaled,
    base: base - unscaled.reduce((sum, value, at) => sum + value * means[at], 0),
  };
}
