/**
 * Runs the line reader (line-reader.ts) on a resume and a posting: computes the probabilities of
 * what each line claims about each requirement.
 */
import type { AnalyzedResume } from "#app/core/ats/evidence/analyze-resume.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { detectLanguage } from "#app/core/ats/words/detect-language.ts";
import type { LineReader } from "./line-reader.ts";
import { createCachedReader, TEXT_COST } from "./reader-cache.ts";
import { type ResumeLine, requirementInput, resumeLines } from "./reader-inputs.ts";

/**
 * Maximum cost (CachedReader.cost), about three seconds: enough for ten pages. Further lines are
 * not read.
 */
const MAX_COST = 16_000;
/** Each line takes about 20 kB of memory. */
const MAX_LINES = 400;
/**
 * The cost of a step, about 20 ms of one core. Not timed, because a Worker's clock stops while it
 * computes.
 */
const STEP = 90;

export interface LineReadings {
  lines: readonly ResumeLine[];
  /**
   * For each line, the probability of each of CLAIMS (line-reader.ts). Requirements that
   * are compared with the whole resume have no entry.
   */
  probabilitiesByRequirement: ReadonlyMap<Requirement, readonly Float32Array[]>;
}

/** Yields after each STEP of cost; texts and comparisons in the cache cost nothing. */
export function* readLinesInSteps(
  reader: LineReader,
  resume: AnalyzedResume,
  posting: Posting,
): Generator<void, LineReadings> {
  const requirements = isEnglish(resume, posting)
    ? posting.requirements.filter((requirement) => !isComparedWithWholeResume(requirement))
    : [];
  const lines =
    requirements.length > 0 ? resumeLines(resume).slice(0, maxLines(requirements.length)) : [];
  if (lines.length === 0) return { lines, probabilitiesByRequirement: new Map() };
  const cachedReader = createCachedReader(reader);
  let steps = 0;
  function* yieldAfterStep() {
    if (Math.floor(cachedReader.cost() / STEP) <= steps) return;
    steps++;
    yield;
  }

  const encodedLines = [];
  for (const line of lines) {
    encodedLines.push(cachedReader.encodeLine(line));
    yield* yieldAfterStep();
  }
  const probabilitiesByRequirement = new Map<Requirement, Float32Array[]>();
  for (const requirement of requirements) {
    const encodedRequirement = cachedReader.encodeRequirement(
      requirementInput(requirement, posting),
    );
    const probabilities = [];
    yield* yieldAfterStep();
    for (const line of encodedLines) {
      probabilities.push(cachedReader.claimProbabilities(encodedRequirement, line));
      yield* yieldAfterStep();
    }
    probabilitiesByRequirement.set(requirement, probabilities);
  }
  return { lines, probabilitiesByRequirement };
}

/** How many lines MAX_COST allows: each costs its encoding and a comparison with each requirement. */
function maxLines(requirements: number): number {
  const left = MAX_COST - TEXT_COST * requirements;
  return Math.min(MAX_LINES, Math.max(0, Math.floor(left / (TEXT_COST + requirements))));
}

/** Reads all lines without a pause. */
export function readLines(
  reader: LineReader,
  resume: AnalyzedResume,
  posting: Posting,
): LineReadings {
  const steps = readLinesInSteps(reader, resume, posting);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Whether the requirement is compared with the whole resume, not with single lines. */
export const isComparedWithWholeResume = ({ kind }: Requirement) =>
  kind === "title" || kind === "years" || kind === "education";

/**
 * The line reader was trained on English. Texts too short to detect the language count as English.
 */
const isEnglish = ({ text }: AnalyzedResume, { language }: Posting) =>
  [language, detectLanguage(text.tokens)].every((code) => code === null || code === "en");
