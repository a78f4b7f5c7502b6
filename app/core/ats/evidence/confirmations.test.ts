import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withCorrections } from "#app/core/ats/corrections.ts";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { scoreAgainst } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import type { EvidenceAnswer } from "./evidence-type.ts";

const POSTING = readPosting(
  "Cashier\nRequirements\n- Cash handling\n- Baking\n- Excel\n- Food hygiene certificate\n- Fluent Polish",
  ATS_MODEL,
);
const LINE = "Served guests at the till and balanced the drawer every night";
const resumeOf = (...lines: string[]) =>
  `Experience\nShop assistant, Corner Foods, 2019-04 to 2026-01\n${lines.map((line) => `- ${line}`).join("\n")}`;
const scored = (resume: string, evidenceAnswers: EvidenceAnswer[] = [], posting = POSTING) =>
  scoreAgainst(withCorrections(posting, { evidenceAnswers }), resume, TODAY);
const keywordOf = ({ metadata }: AtsReport, canonical: string) =>
  metadata.analysis.keywords.find((each) => each.canonical === canonical);
const addsUp = ({ arithmetic = [], score }: AtsReport) =>
  expect(arithmetic.reduce((sum, { points }) => sum + points, 0)).toBe(score);
const asked = "Baking";
/** Shows baking without naming it: data/terms/relations.txt has dough lamination as a kind of it. */
const line = "Made croissants by dough lamination for the morning shift";
const RESUME = resumeOf(line, "Answered the phone for three departments");
const answer = (shows: boolean, more: Partial<EvidenceAnswer> = {}): EvidenceAnswer => ({
  term: asked,
  line,
  shows,
  ...more,
});
const before = scored(RESUME);

test("evidence in other words asks whether its line shows it, and quotes the whole line", () => {
  expect(keywordOf(before, asked)).toMatchObject({
    found: true,
    how: "nearby",
    confirmation: { line, shows: null },
  });
  addsUp(before);
});

test("a Yes counts as if the line named it, and the report says who confirmed it", () => {
  const after = scored(RESUME, [answer(true)]);
  expect(keywordOf(after, asked)).toMatchObject({
    how: "confirmed",
    grade: "doing",
    credit: 1,
    reason: "Confirmed by you.",
    discountedBecause: null,
    confirmation: { line, shows: true },
  });
  expect(Number(after.score)).toBeGreaterThan(Number(before.score));
  addsUp(after);
});

test("a No counts for nothing, keeps its quote, and says why", () => {
  const after = scored(RESUME, [answer(false)]);
  expect(keywordOf(after, asked)).toMatchObject({
    found: false,
    how: null,
    credit: 0,
    grade: "none",
    reason: "Not counted: you said no.",
    where: { snippet: expect.stringContaining("dough lamination") },
    confirmation: { line, shows: false },
  });
  expect(after.missingSkills).toContain(asked);
  expect(after.arithmetic).toContainEqual(
    expect.objectContaining({ term: asked, points: 0, reason: "Not counted: you said no." }),
  );
  addsUp(after);
});

test("an answer is void for another line, another requirement, and once the line changes", () => {
  const plain = keywordOf(before, asked);
  for (const other of [answer(true, { term: "Cash handling" }), answer(false, { line: LINE })])
    expect(keywordOf(scored(RESUME, [other]), asked)).toEqual(plain);
  const edited = RESUME.replace("morning", "evening");
  expect(keywordOf(scored(edited, [answer(true)]), asked)?.confirmation?.shows).toBeNull();
  // The form's bullet, spaces and full stop are not the line.
  const dressed = RESUME.replace(`- ${line}`, `•  ${line}.`);
  expect(keywordOf(scored(dressed, [answer(true)]), asked)?.confirmation?.shows).toBe(true);
  // The last answer counts.
  const twice = scored(RESUME, [answer(false), answer(true)]);
  expect(keywordOf(twice, asked)?.confirmation?.shows).toBe(true);
});

test("lines that deny the skill, learn it, wish for it or are about others are not asked about, and a Yes to them changes nothing", () => {
  for (const said of [
    "No experience with dough lamination",
    "Currently learning dough lamination",
    "Worked alongside bakers who do dough lamination",
    "Hope to learn dough lamination one day",
  ]) {
    const resume = resumeOf(said, "Answered the phone for three departments");
    const plain = keywordOf(scored(resume), asked);
    expect([said, plain?.confirmation]).toEqual([said, undefined]);
    expect(keywordOf(scored(resume, [answer(true, { line: said })]), asked)).toEqual(plain);
  }
});

test("tools, certificates, languages, degrees, titles and years are never asked about", () => {
  const posting = readPosting(
    "Data Analyst\nRequirements\n- SQL\n- Excel\n- Linux\n- Property management systems\n- Microsoft Office\n- Basic life support\n- Bachelor's degree\n- 5+ years of experience\n- Fluent German",
    ATS_MODEL,
  );
  const resume = `Experience\nAnalyst, Acme, 2022-01 to 2026-01\n- Kept the PostgreSQL tables and Ubuntu servers of the hotel running, Opera PMS included\n- Wrote spreadsheets and PowerPoint decks for the board, in Power Query mostly\nCertificates\nCPR, 2025`;
  const { keywords } = scored(resume, [], posting).metadata.analysis;
  expect(keywords.filter(({ how }) => how === "nearby").length).toBeGreaterThan(3);
  expect(keywords.filter(({ confirmation }) => confirmation)).toEqual([]);
});

test("where one of several is enough, an answer stays with its own requirement", () => {
  const posting = readPosting("Baker\nRequirements\n- Baking or cash handling", ATS_MODEL);
  const resume = resumeOf(line, "Cash handling for the whole shop");
  const after = scored(resume, [answer(false)], posting);
  expect(keywordOf(after, asked)).toMatchObject({
    how: "alternative",
    confirmation: { line, shows: false },
  });
  expect(keywordOf(scored(resume, [], posting), asked)?.confirmation).toBeUndefined();
});

describe("with every Yes pressed", () => {
  const file = join(import.meta.dirname, "../../../../tests/bench/ats/judged/open.jsonl");
  const pairs = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    // Every other one: enough, in half the time.
    .filter((_, at) => at % 2 === 0)
    .map((each) => JSON.parse(each) as Record<string, string>);

  test("no score falls, no credit exceeds that of a line with the name, and [spec 9] holds", () => {
    let questions = 0;
    for (const { jobDescriptionText = "", jobTitle, resumeText = "" } of pairs) {
      const posting = readPosting(jobDescriptionText, ATS_MODEL, jobTitle);
      const first = scored(resumeText, [], posting);
      if (first.score === null) continue;
      const yes = allYes(first);
      questions += yes.length;
      const last = scored(resumeText, yes, posting);
      expect(last.score).toBeGreaterThanOrEqual(first.score);
      for (const [at, keyword] of last.metadata.analysis.keywords.entries()) {
        const plain = first.metadata.analysis.keywords[at];
        const isRaised = keyword.credit > Number(plain?.credit);
        if (!isRaised) continue;
        expect(["confirmed", "alternative"]).toContain(keyword.how);
        expect(["doing", "listing"]).toContain(keyword.grade);
        // 0.82 is LIST_CREDIT in grade-evidence.ts.
        expect(keyword.credit).toBeLessThanOrEqual(keyword.grade === "doing" ? 1 : 0.82);
      }
      const { shown, of } = last.musts ?? { shown: 0, of: 0 };
      if (Number(last.score) >= 80) expect(shown / of).toBeGreaterThanOrEqual(0.8);
      if (Number(last.score) >= 60) expect(shown / of).toBeGreaterThanOrEqual(0.5);
      addsUp(last);
    }
    expect(questions).toBeGreaterThan(20);
  });

  test("a list of skills related to the required ones gains no more than a list of the required ones", () => {
    const posting = readPosting(
      "Baker\nRequirements\n- Baking\n- Welding\n- Graphic design\n- Video editing\n- Web analytics",
      ATS_MODEL,
    );
    const like = "Skills\nDough lamination, Pipe welding, Canva, DaVinci Resolve, Adobe Analytics";
    const named = "Skills\nBaking, Welding, Graphic design, Video editing, Web analytics";
    const first = scored(like, [], posting);
    const yes = allYes(first);
    expect(yes.length).toBeGreaterThan(0);
    const shownBy = ({ metadata }: AtsReport) => metadata.analysis.keywords;
    const best = shownBy(scored(named, [], posting));
    for (const [at, { credit, how }] of shownBy(scored(like, yes, posting)).entries()) {
      const plain = shownBy(first)[at]?.credit ?? 0;
      if (how === "confirmed")
        expect(credit).toBeLessThanOrEqual(Math.max(plain, best[at]?.credit ?? 0));
    }
  });
});

/** The answer Yes to every question of a report. */
const allYes = ({ metadata }: AtsReport): EvidenceAnswer[] =>
  metadata.analysis.keywords.flatMap(({ canonical, confirmation }) =>
    confirmation ? [{ term: canonical, line: confirmation.line, shows: true }] : [],
  );
