/** Finds the line that most likely shows a requirement, and whether the report quotes it. */
import type { AnalyzedResume } from "#app/core/ats/evidence/analyze-resume.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { rootOf } from "#app/core/ats/words/word-roots.ts";
import { probabilityShown } from "./line-reader.ts";
import type { ResumeLine } from "./reader-inputs.ts";

/** Without a line of this probability nothing is added, however well the rest of the resume fits. */
const MIN_LINE = 0.2;
/**
 * A line with a lower probability is not quoted, unless it shares a word with the requirement: of the
 * lines below, two in three tell something else than people found to show it.
 */
const MIN_QUOTED = 0.5;

export interface LineResults {
  lines: readonly ResumeLine[];
  /** The probabilities of CLAIMS for each line. */
  probabilities: readonly Float32Array[];
}

export interface BestLine {
  at: TokenRange;
  /** That the line shows the requirement. */
  probability: number;
}

/** The line that most likely shows it; null if none is likely enough. */
export function bestLine(
  { lines, probabilities }: LineResults,
  { text: { tokens } }: AnalyzedResume,
): BestLine | null {
  const shown = probabilities.map((each, line) =>
    lines[line]?.isInformative ? probabilityShown(each) : 0,
  );
  const max = Math.max(0, ...shown);
  const line = max < MIN_LINE ? null : lines[shown.indexOf(max)];
  if (!line) return null;
  const from = tokens.findIndex(({ start }) => start >= line.at);
  const to = tokens.findLastIndex(({ start }) => start < line.end) + 1;
  return from >= 0 && to > from ? { at: { from, to }, probability: max } : null;
}

/** Whether the report quotes the line: it likely tells the requirement, not work beside it. */
export const isQuotable = (line: BestLine, requirement: Requirement, resume: AnalyzedResume) =>
  sharesWord(requirement, line.at, resume) || tellsIt(line, resume);

/** Whether a line has a word of the requirement, in any form. */
function sharesWord({ words }: Requirement, { from, to }: TokenRange, resume: AnalyzedResume) {
  const roots = new Set(words.filter((fold) => fold.length > 2).map(rootOf));
  return resume.text.tokens
    .slice(from, to)
    .some(({ word }) => !word.isFunctionWord && !word.isGeneral && roots.has(word.root));
}

/** Sections whose lines tell no work, whatever they read like. */
const WITHOUT_WORK = new Set(["Certificates", "Education"]);

/** Whether a line likely says the requirement itself, and is not a job's heading or a certificate. */
function tellsIt({ at, probability }: BestLine, { jobs, sectionAt }: AnalyzedResume): boolean {
  const isJobTitle = jobs.some(({ title }) => at.from >= title.from && at.from < title.to);
  return probability >= MIN_QUOTED && !isJobTitle && !WITHOUT_WORK.has(sectionAt(at.from) ?? "");
}
