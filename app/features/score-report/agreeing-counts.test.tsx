/**
 * The editor's panel, the report page and the exported report show the counts and the missing skills
 * of the API's response, for resumes that show all, some and none of the requirements.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { AtsReport } from "#app/core/ats/report.ts";
import { mustHavesCheck, summarizeRequirements } from "#app/core/ats/requirement-summary.ts";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { reportHtml } from "./export/report-html.client.ts";
import { MatchTab } from "./match/match-tab.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { ScoreResult } from "./score-result.tsx";
import { ScoreSummary } from "./score-summary.tsx";

const POSTING =
  "Bench Technician\nRequirements\n- TIG welding\n- Blueprint reading\n- Bachelor's degree in mechanical engineering\n\nNice to have\n- SolidWorks\n- Forklift operation";
const WORK = "Experience\nBench Technician, Acme, 2016 - 2024\n";
const RESUMES = {
  "all shown": `${WORK}- TIG welding of frames\n- Blueprint reading for the whole shop\n- Drew fixtures in SolidWorks\n- Forklift operation in the yard\nEducation\nBachelor of Science in Mechanical Engineering, 2015`,
  "nothing shown":
    "Experience\nBarista, Beans, 2016 - 2024\n- Poured coffee for guests\n- Opened the shop",
  "only the degree missing": `${WORK}- Mechanical engineering of frames with TIG welding\n- Blueprint reading for the whole shop\n- Drew fixtures in SolidWorks\n- Forklift operation in the yard`,
  "only nice-to-haves missing": `${WORK}- TIG welding of frames\n- Blueprint reading for the whole shop\nEducation\nBachelor of Science in Mechanical Engineering, 2015`,
};
const reportOf = (resumeText: string, jobDescriptionText = POSTING) =>
  scoreResume({ resumeText, jobDescriptionText }, ATS_MODEL, TODAY);
const REPORTS: [string, AtsReport][] = [
  ...Object.entries(RESUMES).map(([name, text]): [string, AtsReport] => [name, reportOf(text)]),
  [
    "nothing required",
    reportOf(RESUMES["all shown"], "Nice to have\n- SolidWorks\n- Forklift operation\n- SAP"),
  ],
  ["nothing asked for", reportOf(RESUMES["all shown"], "Lorem ipsum dolor sit amet.")],
];

/** How many must-haves, then nice-to-haves, each resume shows, of all: proves that it fits its name. */
const EXPECTED: Record<string, number[][]> = {
  "all shown": [
    [5, 5],
    [2, 2],
  ],
  "nothing shown": [
    [0, 5],
    [0, 2],
  ],
  "only the degree missing": [
    [4, 5],
    [2, 2],
  ],
  "only nice-to-haves missing": [
    [5, 5],
    [0, 2],
  ],
  "nothing required": [
    [0, 0],
    [2, 3],
  ],
  "nothing asked for": [
    [0, 0],
    [0, 0],
  ],
};

const doNothing = () => {};
const SUBJECT = { resumeTitle: "Ann", jobTitle: "Technician", date: "2026-11-24" };
const htmlsOf = (report: AtsReport) => ({
  panel: renderToStaticMarkup(
    <ScoreResult report={report} isAnalyzing={false} isExporting={false} onAnalyze={doNothing} />,
  ),
  page: renderToStaticMarkup(
    <>
      <ScoreSummary report={report} />
      <MatchTab report={report} screeningQuestions={[]} />
    </>,
  ),
  exported: reportHtml(report, SUBJECT),
});
/** The text of HTML, with single spaces. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;)])/g, "");

/** Every `3 of 5 NAME` of a text. */
const countsOf = (text: string, name: string) =>
  Array.from(text.matchAll(new RegExp(`(\\d+) of (\\d+) ${name}`, "g")), ([, shown, of]) => [
    Number(shown),
    Number(of),
  ]);

/** The names listed under a heading. */
function listedUnder(html: string, heading: string): string[] {
  const [, rest = ""] = html.split(new RegExp(`>${heading}<`));
  const [section = ""] = rest.split(/<h[23]/);
  return Array.from(section.matchAll(/<li.*?>(.*?)<\/li>/gs), ([, item = ""]) =>
    textOf(item)
      .replace(/ ?(?:· nice-to-have|\(nice-to-have\)).*/, "")
      .trim(),
  );
}

test.each(REPORTS)("%s: every screen shows the counts of the API's response", (name, report) => {
  const { rawScore, maxPossible, keywords } = report.metadata.analysis;
  const must = keywords.filter(({ requirement }) => requirement === "required");
  const nice = keywords.filter(({ requirement }) => requirement === "preferred");
  const counted = (all: typeof keywords) => [all.filter(({ found }) => found).length, all.length];
  const html = htmlsOf(report);
  expect(html.panel).not.toMatch(/<p class="[^"]*tabular-nums"><\/p>/);
  for (const text of Object.values(html).map(textOf)) {
    expect(text).toMatch(new RegExp(`Keywords found:? ${rawScore} of ${maxPossible}\\b`));
    const [musts, nices] = [countsOf(text, "must-haves"), countsOf(text, "nice-to-haves")];
    expect(musts.length > 0).toBe(must.length > 0);
    expect(nices.length > 0).toBe(nice.length > 0);
    for (const count of musts) expect(count).toEqual(counted(must));
    for (const count of nices) expect(count).toEqual(counted(nice));
  }
  const chip = (label: string, count: number) =>
    expect(textOf(html.page)).toContain(`${label} ${count}`);
  if (maxPossible > 0) {
    chip("All", maxPossible);
    chip("Found", rawScore);
    chip("Missing", maxPossible - rawScore);
  }
  const check = mustHavesCheck(summarizeRequirements(keywords));
  const [shown = 0, of = 0] = counted(must);
  if (of === 0) expect(check).toBeNull();
  else if (shown === of) expect(check).toMatchObject({ isMet: true });
  else expect(countsOf(check?.text ?? "", "must-haves")).toEqual([[of - shown, of]]);
  expect([counted(must), counted(nice)]).toEqual(EXPECTED[name]);
});

test.each(REPORTS)(
  "%s: every screen lists the missing skills of the API's response in its order",
  (_, report) => {
    const { keywords, rawScore, maxPossible } = report.metadata.analysis;
    const html = htmlsOf(report);
    for (const each of Object.values(html)) {
      expect(listedUnder(each, "Missing skills")).toEqual(report.missingSkills);
      const isComplete = rawScore === maxPossible;
      expect(textOf(each).includes("Nothing is missing.")).toBe(isComplete && maxPossible > 0);
      const others = listedUnder(each, "Other missing requirements");
      expect(report.missingSkills.length + others.length).toBe(maxPossible - rawScore);
      expect(textOf(each)).not.toContain("covers everything");
    }
    const missing = keywords.filter(({ found }) => !found);
    const skills = missing.filter(({ kind }) => kind === "hard" || kind === "soft");
    expect(report.missingSkills).toHaveLength(skills.length);
    const isNice = (skill: string) =>
      skills.some(
        ({ surface, requirement }) =>
          requirement === "preferred" && surface.toLowerCase() === skill.toLowerCase(),
      );
    const firstNice = report.missingSkills.findIndex(isNice);
    if (firstNice >= 0) expect(report.missingSkills.slice(firstNice).every(isNice)).toBe(true);
  },
);

test("[spec 9] before a score the panel says what to click, and the button's name", () => {
  const panel = renderToStaticMarkup(
    <ScorePanel
      score={null}
      isAnalyzing={false}
      error={null}
      isServiceDown={false}
      onAnalyze={() => {}}
    >
      {null}
    </ScorePanel>,
  );
  expect(panel).toContain("click Check ATS Score (the Get ATS Score button) to see");
  expect(panel).toMatch(/<button[^>]*>Get ATS Score</);
});
