/**
 * Creates the Writing part of the report on a resume: advice on each line's wording. It doesn't affect the resume's
 * score for a job description.
 */
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { visibleContent } from "#app/core/resume/visible-content.ts";
import type { Finding } from "./finding.ts";
import { checkLine } from "./line-rules.ts";
import { checkMonths } from "./misspelled-months.ts";
import { checkLengths, checkNumbers, checkRepetitions } from "./part-rules.ts";
import { removeOverlaps } from "./remove-overlaps.ts";
import { listOtherParts, listWrittenParts } from "./resume-lines.ts";
import { isEnglish } from "./weak-wording.ts";

export interface WritingReport {
  /** The number of lines checked. */
  lines: number;
  /** The number of lines without findings. */
  fine: number;
  /** The percentage of fine lines, 0 to 100; null without lines. */
  figure: number | null;
  findings: Finding[];
  /** False for texts in other languages, in which only numbers and lengths are checked. */
  isEnglish: boolean;
}

/** Maximum number of findings; a resume of many short lines could have half a million. */
const MAX_FINDINGS = 1_000;

/** Checks what the page shows; hidden entries and sections are skipped. */
export function checkWriting(resume: Resume, design?: Design): WritingReport {
  const visible = visibleContent(resume, design);
  const parts = listWrittenParts(visible);
  const lines = parts.flatMap((part) => part.lines);
  const english = isEnglish(lines.map(({ text }) => text).join(" "));
  /** The findings of each line. */
  const byLine = parts.flatMap((part) =>
    part.lines.map((line) =>
      english
        ? removeOverlaps([...checkLine(line, part), ...checkMonths(line)])
        : checkLine(line, part).filter(({ rule }) => rule === "length"),
    ),
  );
  const others = english ? listOtherParts(visible).flatMap(({ lines }) => lines) : [];
  const fine = byLine.filter((findings) => findings.length === 0).length;
  return {
    lines: lines.length,
    fine,
    figure: lines.length > 0 ? Math.floor((fine / lines.length) * 100) : null,
    findings: removeOverlaps([
      ...byLine.flat(),
      ...checkNumbers(parts),
      ...checkLengths(parts),
      ...(english ? checkRepetitions(parts) : []),
      ...others.flatMap(checkMonths),
    ]).slice(0, MAX_FINDINGS),
    isEnglish: english,
  };
}
