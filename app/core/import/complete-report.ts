/** Adds open questions and unused text to the report of a document, by comparing the resume with the document. */
import { openQuestions } from "./open-questions.ts";
import type { ImportOutcome } from "./outcome.ts";
import { findUnused } from "./unused/find-unused.ts";

/** Returns outcomes of structured formats such as JSON unchanged: their fields are named, and they have no lines. */
export function completeReport(outcome: ImportOutcome): ImportOutcome {
  if (!outcome.ok || !outcome.lines) return outcome;
  const { resume, report, lines } = outcome;
  const questions = openQuestions(resume);
  const questionFields = new Set(questions.map(({ field }) => field));
  const doubts = report.uncertain.filter(
    ({ field }) => field === null || !questionFields.has(field),
  );
  const reportedTexts = doubts.flatMap(({ field, text }) => (field === null ? text : []));
  const unused = findUnused(lines, { ...resume, reportedTexts });
  return {
    ...outcome,
    report: {
      ...report,
      uncertain: [...questions, ...doubts],
      ...(unused.length > 0 ? { unused } : {}),
    },
  };
}
