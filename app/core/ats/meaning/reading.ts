/** Reads a resume's lines and a posting's requirements, and what each line says about each requirement. */
import type { ReadResume } from "#app/core/ats/evidence/read-resume.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { detectLanguage } from "#app/core/ats/words/detect-language.ts";
import { keptReader, TEXT_COST } from "./kept-reading.ts";
import type { LineReader } from "./line-reader.ts";
import { askedText, type ResumeLine, resumeLines } from "./read-texts.ts";

/** What a reading may cost, as `cost` counts: ten pages and more, some three seconds. Lines after that are not read. */
const MAX_COST = 16_000;
/** Each takes some 20 kB while it is read. */
const MAX_LINES = 400;
/** Some 20 ms of one core, as `cost` counts. Counted, because the clock of a deployed Worker stops while it computes. */
const STEP = 90;

export interface Reading {
  lines: readonly ResumeLine[];
  /** For each line the chances of CLAIMS. A requirement without them is not read: it is compared with the whole resume. */
  chancesOf: ReadonlyMap<Requirement, readonly Float32Array[]>;
}

/** Yields after each step; what is cached costs nothing. */
export function* readInSteps(
  reader: LineReader,
  resume: ReadResume,
  posting: Posting,
): Generator<void, Reading> {
  const asked = isEnglish(resume, posting)
    ? posting.requirements.filter((requirement) => !isComparedWhole(requirement))
    : [];
  const lines = asked.length > 0 ? resumeLines(resume).slice(0, mostLines(asked.length)) : [];
  if (lines.length === 0) return { lines, chancesOf: new Map() };
  const kept = keptReader(reader);
  let steps = 0;
  function* yieldAfterStep() {
    if (Math.floor(kept.cost() / STEP) <= steps) return;
    steps++;
    yield;
  }

  const read = [];
  for (const line of lines) {
    read.push(kept.readLine(line));
    yield* yieldAfterStep();
  }
  const chancesOf = new Map<Requirement, Float32Array[]>();
  for (const requirement of asked) {
    const text = kept.readRequirement(askedText(requirement, posting));
    const chances = [];
    yield* yieldAfterStep();
    for (const line of read) {
      chances.push(kept.chancesOf(text, line));
      yield* yieldAfterStep();
    }
    chancesOf.set(requirement, chances);
  }
  return { lines, chancesOf };
}

/** Each line costs itself and a comparison with each requirement. */
function mostLines(requirements: number): number {
  const left = MAX_COST - TEXT_COST * requirements;
  return Math.min(MAX_LINES, Math.max(0, Math.floor(left / (TEXT_COST + requirements))));
}

export function readAtOnce(reader: LineReader, resume: ReadResume, posting: Posting): Reading {
  const steps = readInSteps(reader, resume, posting);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export const isComparedWhole = ({ kind }: Requirement) =>
  kind === "title" || kind === "years" || kind === "education";

/** What the reader learned from is English; a text too short to tell is taken for it. */
const isEnglish = ({ text }: ReadResume, { language }: Posting) =>
  [language, detectLanguage(text.tokens)].every((code) => code === null || code === "en");
