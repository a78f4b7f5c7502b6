/** For resumes in every template and postings of many trades: page, rows, posting lines, headline and report agree. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AtsReport, Keyword } from "#app/core/ats/report.ts";
import {
  foundText,
  headlineText,
  mustHavesCheck,
  summarizeRequirements,
} from "#app/core/ats/requirement-summary.ts";
import { scoreResume } from "#app/core/ats/score.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { listVersions } from "#app/core/templates/catalogue.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import { loadSample } from "#app/core/templates/samples.ts";
import { TEMPLATE_SUMMARIES } from "#app/core/templates/template-summaries.ts";
import { keywordState, readPostingLines } from "#app/editor/match/posting/posting-lines.ts";
import { reportHtml } from "#app/features/score-report/export/report-html.client.ts";
import { RowMatchesContext } from "#app/features/score-report/match/row-matches.ts";
import { ScoreResult } from "#app/features/score-report/score-result.tsx";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { everythingResume } from "../../../../tests/support/everything-resume.ts";
import { hardResume } from "../../../../tests/support/hard-resume.ts";
import { linesOfMarkup } from "../../../../tests/support/page-markup.ts";
import { REAL_POSTING, REAL_RESUME } from "../../../../tests/support/real-resume.ts";
import { shownRichResume } from "../../../../tests/support/rich-resume.ts";
import { locateQuote } from "./locate-quote.ts";
import { numberMatches } from "./numbered-matches.ts";

/** A long job description, and those of a benchmark of the score (tests/bench/ats), by name. */
const POSTINGS = Object.entries({
  real: REAL_POSTING.description,
  ...Object.fromEntries(
    readFileSync("tests/bench/ats/postings/open.jsonl", "utf8")
      .trim()
      .split("\n")
      .map((line): { posting: string; lines: { text: string }[] } => JSON.parse(line))
      .map(({ posting, lines }) => [posting, lines.map(({ text }) => text).join("\n")]),
  ),
});
const OTHER_RESUMES: Record<string, Resume> = {
  rich: shownRichResume(),
  everything: everythingResume(),
  hard: hardResume(),
};
const [FIRST] = TEMPLATE_SUMMARIES;

const ignore = () => {};
/** The text that a reader of the markup sees. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const SUBJECT = { resumeTitle: "Ann", jobTitle: "Technician", date: "2026-11-24" };

test.each(TEMPLATE_SUMMARIES)(
  "$id: the page is read like the score reads it, in all versions",
  async (template) => {
    const resumes = [REAL_RESUME, ...Object.values(OTHER_RESUMES)];
    for (const version of listVersions(template)) {
      for (const resume of resumes) {
        const html = await renderResume({ templateId: template.id, resume, design: { version } });
        expect(
          linesOfMarkup(html)
            .map(({ text }) => text)
            .join("\n"),
        ).toBe(htmlToText(html));
      }
    }
  },
);

test.each(TEMPLATE_SUMMARIES)(
  "$id: the numbers on the page are those of the rows",
  async (template) => {
    const { id: templateId, version } = template;
    const sample = await loadSample(templateId);
    const resumes = { sample, real: REAL_RESUME, ...(template === FIRST ? OTHER_RESUMES : {}) };
    let numbers = 0;
    for (const [name, resume] of Object.entries(resumes)) {
      const html = await renderResume({ templateId, resume, design: { version } });
      const lines = linesOfMarkup(html);
      const resumeText = htmlToText(html);
      for (const [posting, jobDescriptionText] of POSTINGS) {
        const about = `${name} for ${posting}`;
        const report = scoreResume({ resumeText, jobDescriptionText }, ATS_MODEL, TODAY);
        const numbered = numberMatches(report);
        const onPage = numbered.filter(({ keyword: { where } }) => {
          const place = where && locateQuote(lines, where);
          if (!place) return false;
          // The line has the very words that the report found.
          const before = lines.slice(0, place.start.line).map(({ text }) => text.length + 1);
          const start = before.reduce((sum, length) => sum + length, place.start.at);
          const end =
            start +
            (place.end.line === place.start.line
              ? place.end.at - place.start.at
              : where.snippet.length);
          expect([start <= where.offset, where.offset < end], `${about}: ${where.snippet}`).toEqual(
            [true, true],
          );
          return true;
        });
        const expected = Array.from(
          { length: report.metadata.analysis.rawScore },
          (_, at) => at + 1,
        );
        expect(
          onPage.map(({ number }) => number),
          about,
        ).toEqual(expected);
        expect(rowsOf(report), about).toEqual(expected.slice(0, SHOWN_AT_FIRST));
        numbers += expected.length;

        // Each requirement is in a line of the posting, and the lines show those that have a number.
        const { lines: read, notInText, isCurrent } = readPostingLines(jobDescriptionText, report);
        const inLines = new Set([...read.flatMap(({ keywords }) => keywords), ...notInText]);
        expect([isCurrent, notInText], about).toEqual([true, []]);
        expect(inLines, about).toEqual(new Set(report.metadata.analysis.keywords));
        const shownInLines = [...inLines].filter((keyword) => keywordState(keyword) !== "missing");
        expect(new Set(shownInLines), about).toEqual(
          new Set(numbered.map(({ keyword }) => keyword)),
        );
        for (const { keywords, state } of read)
          if (keywords.length === 1) expect(state).toBe(keywordState(keywords[0] as Keyword));

        const summary = summarizeRequirements(report.metadata.analysis.keywords);
        expect(summary.requirements.shown).toBe(expected.length);
        const panel = textOf(panelOf(report));
        const exported = textOf(reportHtml(report, SUBJECT));
        for (const text of [panel, exported]) expect(text).toContain(foundText(summary));
        const mustHaves = numbered.filter(({ keyword }) => keyword.requirement === "required");
        const { of } = summary.mustHaves;
        if (of > 0)
          expect(headlineText(summary)).toBe(`${mustHaves.length} of ${of} must-haves shown`);
        const check = mustHavesCheck(summary);
        if (check && !check.isMet)
          expect(check.text).toMatch(`${of - mustHaves.length} of ${of} must-haves`);
        else if (check) expect(mustHaves).toHaveLength(of);
      }
    }
    // Proves that the loops above have compared something.
    expect(numbers).toBeGreaterThan(20);
  },
);

/** Rows of a long list that are shown at first. */
const SHOWN_AT_FIRST = 8;

/** The markup of the score panel with a report. */
const panelOf = (report: AtsReport) => {
  const numbers = new Map(numberMatches(report).map(({ key, number }) => [key, number]));
  const matches = {
    subscribe: () => ignore,
    getState: () => NOTHING_HIGHLIGHTED,
    numberOf: (key: string) => numbers.get(key) ?? null,
    highlight: ignore,
    clearClicked: ignore,
    focusOnPage: ignore,
  };
  return renderToStaticMarkup(
    <RowMatchesContext.Provider value={matches}>
      <ScoreResult report={report} isAnalyzing={false} isExporting={false} onAnalyze={ignore} />
    </RowMatchesContext.Provider>,
  );
};
const NOTHING_HIGHLIGHTED = { highlighted: [], clickedKey: null };

/** The numbers of the rows in the panel. */
const rowsOf = (report: AtsReport) =>
  Array.from(panelOf(report).matchAll(/data-match="(\d+)"/g), ([, number]) => Number(number));
