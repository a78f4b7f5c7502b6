/** The exported report: one HTML document that prints well, with plain tags and one style element. */
import { TEXTS_CUT } from "#app/core/ats/limits.ts";
import { type AtsReport, bandOf, type Keyword } from "#app/core/ats/report.ts";
import { escapeHtml } from "#app/core/escape-html.ts";
import { HOW_SHOWN, KIND_NAMES } from "#app/features/score-report/match/keyword-words.ts";
import { NO_UNIVERSAL_SCORE, SCORE_IS_OURS } from "#app/features/score-report/messages.ts";
import { htmlList, htmlTable } from "./html-parts.ts";
import { moreHtml, type ReportMore } from "./report-html-more.ts";

export interface ReportSubject {
  resumeTitle: string;
  jobTitle: string;
  company?: string;
  /** Shown as given, like 2026-08-01. */
  date: string;
}

/** `ats-report-{date}` [spec 7]; the date is the caller's, in its own time zone. */
export function reportFileName(date: Date): string {
  return `ats-report-${isoDay(date)}`;
}

export function isoDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const STYLE = `
@page { size: A4; margin: 18mm 16mm; }
body { font-family: Carlito, Calibri, Arial, sans-serif; font-size: 11pt; line-height: 1.45; color: #26211c; margin: 0; }
h1 { font-size: 20pt; margin: 0 0 2mm; }
h2 { font-size: 13pt; margin: 7mm 0 2mm; break-after: avoid; }
p { margin: 0 0 2mm; }
.soft { color: #5d554c; }
.score { font-size: 26pt; font-weight: bold; margin: 4mm 0 1mm; }
.excellent { color: #1b6b3a; } .good { color: #7a5200; } .low { color: #a3281c; }
table { width: 100%; border-collapse: collapse; font-size: 9.5pt; }
th, td { text-align: left; vertical-align: top; padding: 1.4mm 2mm 1.4mm 0; border-bottom: 0.3mm solid #ddd6cc; overflow-wrap: anywhere; }
th { border-bottom-color: #8a8177; overflow-wrap: normal; white-space: nowrap; }
td { white-space: pre-line; }
td:first-child { min-width: 28mm; overflow-wrap: break-word; }
td .soft { margin: 0.5mm 0 0; }
.bar { height: 3mm; margin: 2mm 0; background: #ddd6cc; print-color-adjust: exact; }
.bar p { height: 3mm; margin: 0; background: currentColor; print-color-adjust: exact; }
tr, li { break-inside: avoid; }
thead { display: table-header-group; }
ul { margin: 0; padding-left: 5mm; }
`;

const KEYWORD_HEADS = ["Keyword", "Asked for as", "In the resume", "Evidence"];

export function reportHtml(
  report: AtsReport,
  subject: ReportSubject,
  more: ReportMore = {},
): string {
  const { rawScore, maxPossible, keywords } = report.metadata.analysis;
  const job = subject.company ? `${subject.jobTitle}, ${subject.company}` : subject.jobTitle;
  const suggestions = report.feedback.slice(1);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(`ATS report ${subject.date}`)}</title><style>${STYLE}</style></head>
<body><main>
<h1>ATS Score Analysis</h1>
<p>${escapeHtml(subject.resumeTitle)} compared with ${escapeHtml(job)}</p>
<p class="soft">${escapeHtml(subject.date)}, engine ${escapeHtml(report.metadata.engine.version)}. ${SCORE_IS_OURS} ${escapeHtml(NO_UNIVERSAL_SCORE)}</p>
${scoreHtml(report)}
<p>Keywords found: ${rawScore} of ${maxPossible}${figuresText(report, more)}</p>
${report.truncated ? `<p class="soft">${TEXTS_CUT}</p>` : ""}
<h2>Missing skills</h2>
${htmlList(report.missingSkills) || `<p>${maxPossible > 0 ? "Nothing is missing." : "The posting names no skills we know."}</p>`}
${suggestions.length > 0 ? `<h2>Improvement suggestions</h2>${htmlList(suggestions)}` : ""}
${keywords.length > 0 ? `<h2>Keywords</h2>${htmlTable(KEYWORD_HEADS, keywords.map(keywordRow))}` : ""}
${moreHtml(more)}
</main></body></html>`;
}

/** Figure, bar and band; the reason alone where the language is not scored. */
function scoreHtml({ score, feedback }: AtsReport): string {
  if (score === null) return `<p>${escapeHtml(feedback[0] ?? "")}</p>`;
  const { band, sentence } = bandOf(score);
  return `<p class="score ${band}">${score} / 100</p>
<div class="bar ${band}"><p style="width: ${score}%"></p></div>
<p class="${band}">${sentence}</p>`;
}

/** Parse and Writing stand beside the score, never in it. */
function figuresText({ metadata }: AtsReport, { parse, writing }: ReportMore): string {
  const parsed = parse?.recovered ?? metadata.parts.parse;
  const written = writing ? writing.figure : metadata.parts.writing;
  const figures = [
    parsed === null ? "" : `Parse: ${parsed} of 100`,
    written === null ? "" : `Writing: ${written} of 100`,
  ].filter((figure) => figure !== "");
  return figures.length > 0 ? `. Beside the score: ${figures.join(", ")}` : "";
}

function keywordRow({ term, kind, requirement, found, credit, how, ...rest }: Keyword) {
  const standing = found ? `found, ${Math.round(credit * 100)}%` : "missing";
  const shown = found && how ? [rest.where?.section, HOW_SHOWN[how]] : [];
  const reason = [shown.filter(Boolean).join(", "), rest.discountedBecause ?? ""];
  const evidence = [rest.where?.snippet ?? "", ...reason.filter((text) => text !== "")];
  return [[term, KIND_NAMES[kind]], requirement, standing, evidence];
}
