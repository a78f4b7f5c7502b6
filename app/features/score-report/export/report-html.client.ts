/**
 * The exported report: one HTML document that prints well, with plain tags, one style element and no
 * external resources.
 */
import { TRUNCATION_NOTICE } from "#app/core/ats/limits.ts";
import { type AtsReport, bandOf, type Keyword } from "#app/core/ats/report.ts";
import {
  breakdownText,
  foundText,
  keywordName,
  noMissingSkillsText,
  summarizeRequirements,
} from "#app/core/ats/requirement-summary.ts";
import { escapeHtml } from "#app/core/escape-html.ts";
import {
  correctionText,
  KEYWORD_KIND_LABELS,
  MATCH_TYPE_LABELS,
  REQUIREMENT_LABELS,
} from "#app/features/score-report/match/keyword-labels.ts";
import { NO_UNIVERSAL_SCORE, SCORE_DISCLAIMER } from "#app/features/score-report/messages.ts";
import { htmlList, htmlTable } from "./html-parts.ts";
import { type ReportSections, sectionsHtml } from "./report-sections-html.ts";

export interface ReportSubject {
  resumeTitle: string;
  jobTitle: string;
  company?: string;
  /** Shown as given, like 2026-08-01. */
  date: string;
}

/** Colors are those of the app's score bands; .soft is secondary text. */
const STYLE = `
@page { size: A4; margin: 18mm 16mm; }
body { font-family: Carlito, Calibri, Arial, sans-serif; font-size: 11pt; line-height: 1.45; color: #26211c; margin: 0; }
h1 { font-size: 20pt; margin: 0 0 2mm; }
h2 { font-size: 13pt; margin: 7mm 0 2mm; break-after: avoid; }
p { margin: 0 0 2mm; }
.soft { color: #5d554c; }
.score { font-size: 26pt; font-weight: bold; margin: 4mm 0 1mm; }
.excellent { color: #1b6b3a; } .low { color: #a3281c; }
.score.good { width: fit-content; padding: 0 2mm; border-radius: 1mm; background: #f7d000; print-color-adjust: exact; }
.bar.good p { box-sizing: border-box; border: 0.3mm solid #7a6600; background: #f7d000; }
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

const KEYWORD_HEADS = ["Requirement", "Asked as", "In the resume", "Evidence"];

/** The HTML of a report. @param more sections on screening questions, parsing and writing */
export function reportHtml(
  report: AtsReport,
  subject: ReportSubject,
  more: ReportSections = {},
): string {
  const { keywords } = report.metadata.analysis;
  const summary = summarizeRequirements(keywords);
  const { missingSkills, missingOthers } = summary;
  const breakdown = breakdownText(summary);
  const job = subject.company ? `${subject.jobTitle}, ${subject.company}` : subject.jobTitle;
  const suggestions = report.feedback.slice(1);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(`ATS report ${subject.date}`)}</title><style>${STYLE}</style></head>
<body><main>
<h1>ATS Score Analysis</h1>
<p>${escapeHtml(subject.resumeTitle)} compared with ${escapeHtml(job)}</p>
<p class="soft">${escapeHtml(subject.date)}, engine ${escapeHtml(report.metadata.engine.version)}. ${SCORE_DISCLAIMER} ${escapeHtml(NO_UNIVERSAL_SCORE)}</p>
${scoreHtml(report)}
<p>Keywords found: ${foundText(summary)}${breakdown ? ` (${breakdown})` : ""}${partScoresText(report, more)}</p>
${report.truncated ? `<p class="soft">${TRUNCATION_NOTICE}</p>` : ""}
<h2>Missing skills</h2>
${htmlList(missingSkills.map(missingText)) || `<p>${noMissingSkillsText(summary)}</p>`}
${missingOthers.length > 0 ? `<h2>Other missing requirements</h2>${htmlList(missingOthers.map(missingText))}` : ""}
${suggestions.length > 0 ? `<h2>Improvement suggestions</h2>${htmlList(suggestions)}` : ""}
${keywords.length > 0 ? `<h2>Requirements</h2>${htmlTable(KEYWORD_HEADS, keywords.map(keywordRow))}` : ""}
${report.excluded ? `<p class="soft">${escapeHtml(`Not counted, because you marked them as no requirement: ${report.excluded.join(", ")}.`)}</p>` : ""}
${sectionsHtml(more)}
</main></body></html>`;
}

/** The score, its bar and its band; or the reason why there is none (a language without scores). */
function scoreHtml({ score, feedback }: AtsReport): string {
  if (score === null) return `<p>${escapeHtml(feedback[0] ?? "")}</p>`;
  const { band, sentence } = bandOf(score);
  return `<p class="score ${band}">${score} / 100</p>
<div class="bar ${band}"><p style="width: ${score}%"></p></div>
<p class="${band}">${sentence}</p>`;
}

/** The Parse and Writing scores, which are never part of the ATS score. */
function partScoresText({ metadata }: AtsReport, { parse, writing }: ReportSections): string {
  const parseScore = parse?.recovered ?? metadata.parts.parse;
  const writingScore = writing ? writing.figure : metadata.parts.writing;
  const partScores = [
    parseScore === null ? "" : `Parse: ${parseScore} of 100`,
    writingScore === null ? "" : `Writing: ${writingScore} of 100`,
  ].filter((text) => text !== "");
  return partScores.length > 0 ? `. Not part of the score: ${partScores.join(", ")}` : "";
}

const missingText = (keyword: Keyword) =>
  keyword.requirement === "preferred"
    ? `${keywordName(keyword)} (nice-to-have)`
    : keywordName(keyword);

/** The cells of KEYWORD_HEADS for one requirement. */
function keywordRow(keyword: Keyword) {
  const { term, kind, requirement, found, credit, how, ...rest } = keyword;
  const correction = correctionText(keyword);
  const about = [KEYWORD_KIND_LABELS[kind], ...(correction ? [correction] : [])].join(", ");
  const status = found ? `found, ${Math.round(credit * 100)}%` : "missing";
  const source = found && how ? [rest.where?.section, MATCH_TYPE_LABELS[how]] : [];
  const why = found ? rest.discountedBecause : rest.reason;
  const reason = [source.filter(Boolean).join(", "), why ?? ""];
  const evidence = [rest.where?.snippet ?? "", ...reason.filter((text) => text !== "")];
  return [[term, about], REQUIREMENT_LABELS[requirement], status, evidence];
}
