/** The Writing part of the report: advice on wording, line by line, outside the score. Pure. */
import type { Resume } from "#app/core/resume/schema.ts";
import type { Finding } from "./finding.ts";
import { adviseLine } from "./line-rules.ts";
import { lengths, missingNumbers, repetitions } from "./part-rules.ts";
import { writtenParts } from "./resume-lines.ts";
import { isEnglish } from "./wording.ts";

export interface WritingReport {
  /** Lines that were looked at. */
  lines: number;
  /** Of them those with nothing to say about. */
  fine: number;
  /** Share of fine lines, 0 to 100; null where there is no line. */
  figure: number | null;
  findings: Finding[];
  /** False for texts in other languages, where only numbers and lengths are looked at. */
  isEnglish: boolean;
}

export function checkWriting(resume: Resume): WritingReport {
  const parts = writtenParts(resume);
  const lines = parts.flatMap((part) => part.lines);
  const english = isEnglish(lines.map(({ text }) => text).join(" "));
  const byLine = parts.flatMap((part) =>
    part.lines.map((line) =>
      adviseLine(line, part).filter(({ rule }) => english || rule === "length"),
    ),
  );
  const fine = byLine.filter((findings) => findings.length === 0).length;
  return {
    lines: lines.length,
    fine,
    figure: lines.length > 0 ? Math.floor((fine / lines.length) * 100) : null,
    findings: [
      ...byLine.flat(),
      ...missingNumbers(parts),
      ...lengths(parts),
      ...(english ? repetitions(parts) : []),
    ],
    isEnglish: english,
  };
}
