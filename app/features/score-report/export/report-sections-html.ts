/** The exported report's sections on screening questions, parsing and writing. */
import type { ScreeningQuestion } from "#app/core/ats/report.ts";
import { escapeHtml } from "#app/core/escape-html.ts";
import type { ParseReport } from "#app/core/pdf-check/parse-report.ts";
import type { WritingReport } from "#app/core/writing-advice/check-writing.ts";
import { SCREENING_STATE_LABELS } from "#app/features/score-report/match/keyword-labels.ts";
import { RULE_LABELS } from "#app/features/score-report/writing-rules.ts";
import { htmlTable } from "./html-parts.ts";

export interface ReportSections {
  screeningQuestions?: ScreeningQuestion[];
  /** Null until the PDF has been checked. */
  parse?: ParseReport | null;
  writing?: WritingReport;
}

/** Maximum number of writing suggestions; further ones are shown only on screen. */
const MAX_FINDINGS = 40;

/** The HTML of the given sections; "" without any. */
export function sectionsHtml({ screeningQuestions = [], parse, writing }: ReportSections): string {
  return [
    screeningQuestions.length > 0
      ? `<h2>Questions the form may ask (not scored)</h2>${htmlTable(
          ["Question", "In the job description", "In the resume"],
          screeningQuestions.map(({ name, text, state, where }) => [
            name,
            text,
            where
              ? `${SCREENING_STATE_LABELS[state]}: ${where.snippet}`
              : SCREENING_STATE_LABELS[state],
          ]),
        )}`
      : "",
    parse ? parseHtml(parse) : "",
    writing && writing.lines > 0 ? writingHtml(writing) : "",
  ].join("");
}

/** What a parser reads from the PDF: only fields that are altered or lost, then all checks. */
function parseHtml({ fields, checks, recovered }: ParseReport): string {
  const changed = fields.filter(({ state }) => state !== "recovered");
  const summary =
    recovered === null
      ? ""
      : `<p>Software can read ${recovered}% of ${fields.length} fields from the PDF.</p>`;
  const fieldsTable = htmlTable(
    ["Field", "Result", "Why"],
    changed.map(({ group, label, state, because }) => [`${group}: ${label}`, state, because ?? ""]),
  );
  const labels = { good: "OK", warn: "warning", bad: "problem" } as const;
  const checksTable = htmlTable(
    ["Check", "Result", "Details", "Source"],
    checks.map(({ title, state, detail, source }) => [title, labels[state], detail, source]),
  );
  return `<h2>Parse: what a parser reads from the PDF</h2>${summary}${changed.length > 0 ? fieldsTable : ""}${checksTable}`;
}

function writingHtml({ findings, fine, lines }: WritingReport): string {
  const shown = findings.slice(0, MAX_FINDINGS);
  const hiddenCount = findings.length - shown.length;
  const rows = shown.map(({ rule, where, line, advice, pattern }) => [
    RULE_LABELS[rule],
    line ? `${where}: ${line}` : where,
    `${advice} Better: ${pattern}`,
  ]);
  return (
    `<h2>Writing: style suggestions (not scored)</h2><p>${fine} of ${lines} lines look good.</p>` +
    (rows.length > 0 ? htmlTable(["Rule", "Where", "Suggestion"], rows) : "") +
    (hiddenCount > 0 ? `<p class="soft">${escapeHtml(`And ${hiddenCount} more.`)}</p>` : "")
  );
}
