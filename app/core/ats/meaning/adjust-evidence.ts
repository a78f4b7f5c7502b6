/**
 * Raises or lowers the credit of evidence by the result of the neural line reader, which recognizes
 * requirements in other words (line-reader.ts). Titles, years and degrees are left alone, because
 * they are compared with the whole resume. Products, credentials and languages gain nothing unless
 * they are named.
 */
import { meaningOf, STATUS } from "#app/core/ats/claims/claim-status.ts";
import type { AnalyzedResume } from "#app/core/ats/evidence/analyze-resume.ts";
import { type Evidence, isLapsed, MIN_SHOWN } from "#app/core/ats/evidence/evidence-type.ts";
import { needsNameForLineReader } from "#app/core/ats/evidence/needs-name.ts";
import { quoteAt } from "#app/core/ats/evidence/quoted-text.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { bestLine, isQuotable, type LineResults } from "./best-line.ts";
import { CLAIMS, type LineReader, probabilityShown } from "./line-reader.ts";
import { fitOf, probabilityOfResume, readingFeatures } from "./probability-of-resume.ts";
import { type LineReadings, readLines } from "./read-lines.ts";

/** Probabilities from which a requirement is shown in part and in full (docs/ats-benchmark.md). */
const LIKELY = 0.55;
const SURE = 0.8;
/** Minimum credit above SURE, and credit at LIKELY; linear between the two. */
const SURE_CREDIT = 0.9;
const LIKELY_CREDIT = 0.4;
/**
 * Below LIKELY, maximum credit: linear from MAX_UNLIKELY_CREDIT down to UNLIKELY_CREDIT at
 * UNLIKELY.
 */
const UNLIKELY = 0.35;
const UNLIKELY_CREDIT = 0.1;
const MAX_UNLIKELY_CREDIT = 0.3;
/**
 * A requirement named in a line about work counts in full above DOING_LIKELY, or if the line alone
 * shows it with a probability above DOING_SHOWN.
 */
const DOING_LIKELY = 0.63;
const DOING_SHOWN = 0.5;
/** Otherwise its maximum credit is this, or more if the requirement is likely. */
const DOING_CREDIT = 0.75;
/** Not shown at all up to this probability, unless the line alone shows it. */
const UNLIKELY_WORK = 0.45;
/**
 * If a larger share of the resume is copied from the posting, no credit is added: a copied line
 * with one changed word would get it.
 */
const MAX_COPIED = 0.05;
/** Number of words of a two-page resume. */
const TWO_PAGES = 800;
/** Maximum number of requirements that one line can newly show. */
const MAX_PER_LINE = 3;
/** Minimum probability of an objection (DOUBTS) to be reported. */
const MIN_DOUBT = 0.5;
/** Reasons that the user reads. */
const READS_LIKE_IT = "Reads like it, in other words.";
const READS_AS_A_WHOLE =
  "Your resume as a whole reads like it, but no line says it; one that does counts fully.";
const LESS_LIKELY = "Named; a line that says what you did with it counts fully.";
const DOING_LESS = "Named in a line about your work; saying more of what you did counts fully.";
const NOT_SAID = "Named, but no line says that you did it.";
const OTHER_WORK = "Named in a line about your work, but the line reads like other work.";
const NOT_FAR = "Close to it, but no line says that you did it.";
const DOUBTS: Partial<Record<(typeof CLAIMS)[number], string>> = {
  studied: "Named as something you studied; a line that says you did it counts.",
  progress: meaningOf(STATUS.learning).reason,
  wished: meaningOf(STATUS.wish).reason,
  denied: meaningOf(STATUS.negated).reason,
  lapsed: meaningOf(STATUS.lapsed).reason,
  others: meaningOf(STATUS.others).reason,
  deals: "Mentioned, but as something you sell or arrange without doing it.",
};

/**
 * @param evidence of each requirement, lists already discounted; the result is in the same order
 * @returns also the likeness of the resume's lines to the posting's work (likeness-of-lines.ts)
 */
export type AdjustEvidence = (
  evidence: readonly Evidence[],
  resume: AnalyzedResume,
  posting: Posting,
) => { evidence: Evidence[]; likeness: number | null };

/** Runs the line reader and adjusts the evidence at once. */
export const adjustByReader =
  (reader: LineReader): AdjustEvidence =>
  (evidence, resume, posting) =>
    adjustByReadings(readLines(reader, resume, posting))(evidence, resume, posting);

/** Adjusts the evidence. @param reading of the same resume and posting */
export const adjustByReadings =
  (reading: LineReadings): AdjustEvidence =>
  (evidence, resume, posting) => {
    const { lines, probabilitiesByRequirement } = reading;
    const isCopied = isCopying(resume);
    const end = lines.at(-1)?.end ?? 0;
    const fit = fitOf(reading, posting, resume);
    const adjusted = posting.requirements.map((requirement, index) => {
      const original = evidence[index] as Evidence;
      const probabilities = probabilitiesByRequirement.get(requirement);
      // Mentions after the last line that was read are not judged by other lines.
      if (!probabilities || startOf(original, resume) >= end) return original;
      const probability = probabilityOfResume(
        readingFeatures(probabilities, fit, lines, original, resume),
      );
      const ownLine = probabilitiesOfEvidenceLine(original, { lines, probabilities }, resume);
      // What is named stops being shown only if its own line gives a reason, or if neither that
      // line nor the rest of the resume reads like the work that it seems to tell.
      const isOtherWork =
        original.grade === "doing" && probability <= UNLIKELY_WORK && !isShownBy(ownLine);
      const hasDoubt = () => doubtAt(original, { lines, probabilities }, resume) !== null;
      if (isNamed(original) && !isOtherWork && !hasDoubt())
        return limitNamed(original, probability, ownLine);
      if (probability <= LIKELY)
        return limitUnlikely(original, probability, { lines, probabilities }, resume);
      const read = { lines, probabilities };
      const likely = adjustLikely(original, probability, read, resume, requirement);
      const mayGain =
        !isCopied &&
        !isNamed(original) &&
        !isLapsed(original) &&
        !needsNameForLineReader(requirement, posting.model.lexicon);
      return likely.credit > original.credit && !mayGain ? original : likely;
    });
    // What is copied is not among the lines, so copying does not raise the likeness of the rest.
    return { evidence: limitPerLine(evidence, adjusted), likeness: fit.likeness };
  };

/**
 * Whether the resume names the requirement. That line is then quoted, not one that is only similar.
 */
const isNamed = ({ how, credit }: Evidence) =>
  how !== null && how !== "nearby" && credit >= MIN_SHOWN;

/** Relative to two pages for longer resumes, so that filler does not hide copied words. */
const isCopying = ({ manipulation, text: { tokens } }: AnalyzedResume) =>
  (manipulation.copiedShare * tokens.length) / Math.min(tokens.length, TWO_PAGES) > MAX_COPIED;

/** Offset of the evidence in the clean text; -1 without a mention. */
const startOf = ({ at }: Evidence, { text: { tokens } }: AnalyzedResume) =>
  at ? (tokens[at.from]?.start ?? 0) : -1;

/** Limits how many requirements one line newly shows to the likeliest ones. */
function limitPerLine(before: readonly Evidence[], adjusted: readonly Evidence[]): Evidence[] {
  const byLine = new Map<number, number[]>();
  for (const [index, { at, isByLineReader }] of adjusted.entries()) {
    if (at && isByLineReader) byLine.set(at.from, [...(byLine.get(at.from) ?? []), index]);
  }
  const creditAt = (index: number) => (adjusted[index] as Evidence).credit;
  const dropped = new Set(
    [...byLine.values()].flatMap((indexes) =>
      indexes.toSorted((a, b) => creditAt(b) - creditAt(a)).slice(MAX_PER_LINE),
    ),
  );
  return adjusted.map((each, index) => (dropped.has(index) ? (before[index] as Evidence) : each));
}

/** For likely requirements: raises or lowers the credit to what the probability is worth. */
function adjustLikely(
  original: Evidence,
  probability: number,
  read: LineResults,
  resume: AnalyzedResume,
  requirement: Requirement,
): Evidence {
  const isSure = probability > SURE;
  const likely = between(probability, [LIKELY, LIKELY_CREDIT], [SURE, SURE_CREDIT]);
  const credit = isSure ? Math.max(original.credit, SURE_CREDIT) : likely;
  if (original.credit > credit)
    return { ...original, credit, discountedBecause: original.discountedBecause ?? LESS_LIKELY };
  if (original.credit === credit) return original;
  // The line that names Terraform tells better of infrastructure as code than one that only reads like it.
  if (original.isByRelatedName && original.credit >= MIN_SHOWN) return { ...original, credit };
  const best = bestLine(read, resume);
  if (!best) return original;
  const { at } = best;
  const isQuoted = isQuotable(best, requirement, resume);
  const reason = isQuoted ? `Reads like it: “${quoteAt(resume, at)}”.` : READS_AS_A_WHOLE;
  const grade = isSure && isQuoted ? "doing" : "related";
  // Replaces what was found before, such as work that is usual in the job.
  return {
    how: "nearby",
    credit,
    grade,
    reason,
    at,
    discountedBecause: isQuoted ? READS_LIKE_IT : READS_AS_A_WHOLE,
    isByLineReader: true,
    ...(!isQuoted && { isUnquoted: true as const }),
  };
}

/**
 * For named requirements: lowers the credit if the probability is low, less so if a line about work
 * names it.
 */
function limitNamed(
  original: Evidence,
  probability: number,
  line: Float32Array | undefined,
): Evidence {
  // A license or a language is held, so no line says that the writer does it.
  if (original.grade === "holding") return original;
  const isDoing = original.grade === "doing";
  if (isDoing && (probability > DOING_LIKELY || isShownBy(line))) return original;
  const likely = between(probability, [LIKELY, LIKELY_CREDIT], [SURE, SURE_CREDIT]);
  const max = isDoing ? Math.max(DOING_CREDIT, likely) : likely;
  if (probability > SURE || original.credit <= max) return original;
  const reason = isDoing ? DOING_LESS : LESS_LIKELY;
  return { ...original, credit: max, discountedBecause: original.discountedBecause ?? reason };
}

const isShownBy = (line: Float32Array | undefined) =>
  line !== undefined && probabilityShown(line) > DOING_SHOWN;

/** For unlikely requirements: limits the credit, and gives a reason. */
function limitUnlikely(
  original: Evidence,
  probability: number,
  read: LineResults,
  resume: AnalyzedResume,
): Evidence {
  const max = between(probability, [UNLIKELY, UNLIKELY_CREDIT], [LIKELY, MAX_UNLIKELY_CREDIT]);
  if (original.credit <= max) return original;
  const notShown = original.grade === "doing" ? OTHER_WORK : NOT_SAID;
  // Names that the engine itself does not count have a more exact reason, such as an expired card.
  const ownReason =
    original.how === "nearby" || original.credit >= MIN_SHOWN ? null : original.reason;
  const reason =
    ownReason ??
    doubtAt(original, read, resume) ??
    (original.how === "nearby" ? NOT_FAR : notShown);
  return {
    ...original,
    credit: max,
    grade: "basic",
    reason,
    discountedBecause: original.discountedBecause ?? reason,
  };
}

/** Linear interpolation between two points, constant beyond them. */
function between(x: number, from: [number, number], to: [number, number]): number {
  const share = Math.min(1, Math.max(0, (x - from[0]) / (to[0] - from[0])));
  return from[1] + share * (to[1] - from[1]);
}

/** The most likely objection to the line that the engine found, if it is likely enough. */
function doubtAt(original: Evidence, read: LineResults, resume: AnalyzedResume): string | null {
  const probabilities = probabilitiesOfEvidenceLine(original, read, resume);
  if (!probabilities) return null;
  const likeliest = CLAIMS.reduce(
    (best, claim, at) =>
      DOUBTS[claim] && (probabilities[at] ?? 0) > (probabilities[CLAIMS.indexOf(best)] ?? 0)
        ? claim
        : best,
    "unrelated" as (typeof CLAIMS)[number],
  );
  // The user reads the reason, so it must be more likely than everything else together.
  const isLikely = (probabilities[CLAIMS.indexOf(likeliest)] ?? 0) > MIN_DOUBT;
  return (isLikely && DOUBTS[likeliest]) || null;
}

/** The line reader's probabilities for the line that the engine found. */
function probabilitiesOfEvidenceLine(
  original: Evidence,
  { lines, probabilities }: LineResults,
  resume: AnalyzedResume,
) {
  const offset = startOf(original, resume);
  return probabilities[lines.findLastIndex(({ at }) => at <= offset)];
}
