/** The exported report's pages on Parse and Writing, and the posting's own questions. */
import type { Knockout } from "#app/core/ats/report.ts";
import { escapeHtml } from "#app/core/escape-html.ts";
import type { ParseReport } from "#app/core/pdf-check/parse-report.ts";
import type { WritingReport } from "#app/core/writing-advice/check-writing.ts";
import { STATE_NAMES } from "#app/features/score-report/match/keyword-words.ts";
import { RULE_NAMES } from "#app/features/score-report/writing-rules.ts";
import { htmlTable } from "./html-parts.ts";

export interface ReportMore {
  knockOuts?: Knockout[];
  /** Null while the PDF was not read back. */
  parse?: ParseReport | null;
  writing?: WritingReport;
}

/** Advice beyond this is for the screen. */
const MOST_FINDINGS = 40;

export function moreHtml({ knockOuts = [], parse, writing }: ReportMore): string {
  return [
    knockOuts.length > 0
      ? `<h2>Questions the form may ask (not scored)</h2>${htmlTable(
          ["Question", "In the posting", "In the resume"],
          knockOuts.map(({ name, text, state, where }) => [
            name,
            text,
            where ? `${STATE_NAMES[state]}: ${where.snippet}` : STATE_NAMES[state],
          ]),
        )}`
      : "",
    parse ? parseHtml(parse) : "",
    writing && writing.lines > 0 ? writingHtml(writing) : "",
  ].join("");
}

function parseHtml({ fields, checks, recovered }: ParseReport): string {
  const changed = fields.filter(({ state }) => state !== "recovered");
  const figure =
    recovered === null ? "" : `<p>${recovered}% of ${fields.length} fields came back whole.</p>`;
  const list = htmlTable(
    ["Field", "Came out", "Why"],
    changed.map(({ group, label, state, because }) => [`${group}: ${label}`, state, because ?? ""]),
  );
  const words = { good: "fine", warn: "look at this", bad: "trouble" } as const;
  const checked = htmlTable(
    ["Check", "Result", "Found", "Source"],
    checks.map(({ title, state, detail, source }) => [title, words[state], detail, source]),
  );
  return `<h2>Parse: what a parser reads from the PDF</h2>${figure}${changed.length > 0 ? list : ""}${checked}`;
}

function writingHtml({ findings, fine, lines }: WritingReport): string {
  const shown = findings.slice(0, MOST_FINDINGS);
  const left = findings.length - shown.length;
  const rows = shown.map(({ rule, where, line, advice, pattern }) => [
    RULE_NAMES[rule],
    line ? `${where}: ${line}` : where,
    `${advice} Better: ${pattern}`,
  ]);
  return (
    `<h2>Writing: advice, outside the score</h2><p>${fine} of ${lines} lines need no advice.</p>` +
    (rows.length > 0 ? htmlTable(["Kind", "Where", "Advice"], rows) : "") +
    (left > 0 ? `<p class="soft">${escapeHtml(`And ${left} more.`)}</p>` : "")
  );
}
