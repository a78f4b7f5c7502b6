import * as v from "valibot";
import { expect, test } from "vitest";
import { jobDescriptionInputSchema } from "#app/core/resume/job-description.ts";
import { ATS_MODEL, TODAY } from "../../../tests/support/ats-model.ts";
import { withCorrections } from "./corrections.ts";
import { readPosting } from "./posting/posting.ts";
import { scoreAgainst } from "./score.ts";

const POSTING = readPosting(
  `Machinist
Requirements
- Fanuc controls
- GD&T
- MIG welding
- Forklift license`,
  ATS_MODEL,
);
const RESUME = `Ana Reyes
Experience
Machinist, Harrow Tools, 2019-04 to 2026-01
- Wrote Fanuc programs for a family of pump housings and cut scrap from 4% to 1%.
- Read GD&T drawings and inspected first articles with the customer's engineers.
- Set up five-axis mills for short runs and taught two apprentices to find and note every deviation.`;
const scored = (corrections: Parameters<typeof withCorrections>[1]) =>
  scoreAgainst(withCorrections(POSTING, corrections), RESUME, TODAY);
const before = scored({});
const termsOf = ({ metadata }: typeof before) =>
  metadata.analysis.keywords.map(({ canonical }) => canonical);
const missing = before.metadata.analysis.keywords.filter(({ found }) => !found);

test("an excluded requirement leaves the analysis, its points go to the others, and the report says so", () => {
  const [term = ""] = missing.map(({ canonical }) => canonical);
  const after = scored({ excludedTerms: [term, "not in this posting"] });
  expect(termsOf(after)).toEqual(termsOf(before).filter((each) => each !== term));
  const total = after.metadata.analysis.keywords.reduce((sum, { weight }) => sum + weight, 0);
  expect(total).toBeCloseTo(1);
  expect(after.excluded).toEqual([missing[0]?.surface]);
  expect(Number(after.score)).toBeGreaterThan(Number(before.score));
  const points = (after.arithmetic ?? []).reduce((sum, line) => sum + line.points, 0);
  expect(points).toBe(after.score);
});

test("a declined requirement is no longer suggested and still counts as missing", () => {
  const surfaces = missing.map(({ surface }) => surface.toLowerCase());
  const suggests = (report: typeof before, surface = "") =>
    report.feedback.slice(1).some((sentence) => sentence.toLowerCase().includes(surface));
  expect(suggests(before, surfaces[0])).toBe(true);
  const after = scored({ declinedTerms: missing.map(({ canonical }) => canonical) });
  for (const surface of surfaces) expect(suggests(after, surface)).toBe(false);
  expect(after.score).toBe(before.score);
  expect(after.missingSkills).toEqual(before.missingSkills);
  expect(after.excluded).toBeUndefined();
});

test("words that a person adds are scored like a requirement that was read, and marked", () => {
  const addedTerms = [
    { words: "Forklift license", requirement: "preferred" as const },
    { words: "five-axis mills", requirement: "required" as const },
    { words: "not in this posting", requirement: "required" as const },
    { words: " ", requirement: "required" as const },
  ];
  const text = `Machinist\n\nAbout us\nOur shop runs five-axis mills and is a great place.\n\nRequirements\n- GD&T\n- Forklift license`;
  const posting = readPosting(text, ATS_MODEL);
  const scoredWith = (corrections: Parameters<typeof withCorrections>[1]) =>
    scoreAgainst(withCorrections(posting, corrections), RESUME, TODAY);
  const [plain, after] = [scoredWith({}), scoredWith({ addedTerms })];
  const added = after.metadata.analysis.keywords.filter(({ added }) => added !== undefined);
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({
    added: "five-axis mills",
    requirement: "required",
    found: true,
  });
  const [place] = added[0]?.places ?? [];
  expect(text.slice(place?.start, place?.end)).toBe("five-axis mills");
  expect(after.metadata.analysis.keywords).toHaveLength(
    plain.metadata.analysis.keywords.length + 1,
  );
  const total = after.metadata.analysis.keywords.reduce((sum, { weight }) => sum + weight, 0);
  expect(total).toBeCloseTo(1);
  const points = (after.arithmetic ?? []).reduce((sum, line) => sum + line.points, 0);
  expect(points).toBe(after.score);
});

test("added words become the dictionary term that they contain, or lose their first function words", () => {
  const posting = readPosting(
    "Cook\n\nAbout us\nWe use PostgreSQL and love dough lamination.",
    ATS_MODEL,
  );
  const termsWith = (words: string) =>
    scoreAgainst(
      withCorrections(posting, { addedTerms: [{ words, requirement: "required" }] }),
      RESUME,
      TODAY,
    )
      .metadata.analysis.keywords.filter(({ added }) => added === words)
      .map(({ canonical }) => canonical);
  expect(termsWith("use PostgreSQL and")).toEqual(["PostgreSQL"]);
  expect(termsWith("and love dough lamination")).toEqual(["love dough lamination"]);
  expect(termsWith("love dough")).toEqual(["love dough"]);
});

test("added years are compared with the dates of the resume", () => {
  const posting = readPosting(
    "Machinist\n\nAbout us\nThis shop has been open for 5 years, and was for 12 years a bakery.",
    ATS_MODEL,
  );
  const added = (words: string) =>
    scoreAgainst(
      withCorrections(posting, { addedTerms: [{ words, requirement: "required" }] }),
      RESUME,
      TODAY,
    ).metadata.analysis.keywords.find((keyword) => keyword.added === words);
  expect(added("for 5 years")).toMatchObject({ kind: "years", found: true });
  const twelve = added("for 12 years");
  expect(twelve).toMatchObject({ kind: "years", surface: "for 12 years" });
  expect(twelve?.credit).toBeLessThan(1);
});

test("an added requirement comes back after it was excluded, and is never listed twice", () => {
  const [term = ""] = termsOf(before);
  const surface = before.metadata.analysis.keywords[0]?.surface ?? "";
  const addedTerms = [{ words: surface, requirement: "preferred" as const }];
  expect(termsOf(scored({ addedTerms }))).toEqual(termsOf(before));
  const after = scored({ excludedTerms: [term], addedTerms });
  expect(termsOf(after).filter((each) => each === term)).toHaveLength(1);
  expect(after.excluded).toBeUndefined();
});

test("a must-have that is made a nice-to-have weighs as one, and a change to what it is does nothing", () => {
  const keyword = missing[0];
  const change = { term: keyword?.canonical ?? "", requirement: "preferred" as const };
  const after = scored({ requirementChanges: [change] });
  const changed = after.metadata.analysis.keywords.find(
    ({ canonical }) => canonical === keyword?.canonical,
  );
  expect(changed).toMatchObject({ requirement: "preferred", isChanged: true });
  expect(changed?.weight).toBeLessThan(keyword?.weight ?? 0);
  expect(after.score).toBeGreaterThanOrEqual(before.score ?? 0);
  const same = scored({ requirementChanges: [{ ...change, requirement: "required" }] });
  expect(same).toEqual(before);
});

test("the report gives each requirement's offsets in the posting's original text, and what was excluded", () => {
  // Cleaning the text replaces these line ends, spaces, quotes, entities and accents, and so moves words.
  const text = `Machinist\r\n\r\nRequirements\r\n•\u00a0Fanuc controls – “GD&amp;T”\r\n• Café\u0301 machines and Fanuc controls`;
  const posting = readPosting(text, ATS_MODEL, "Machinist");
  const report = scoreAgainst(withCorrections(posting, { excludedTerms: ["GD&T"] }), RESUME, TODAY);
  const { keywords } = report.metadata.analysis;
  const wordsOf = (places: { start: number; end: number }[] = []) =>
    places.map(({ start, end }) => text.slice(start, end));
  for (const { places } of keywords) expect(places?.length).toBeGreaterThan(0);
  const fanuc = keywords.find(({ surface }) => /fanuc/i.test(surface));
  expect(wordsOf(fanuc?.places)).toEqual(["Fanuc controls", "Fanuc controls"]);
  expect(report.posting?.clauses).toContainEqual({
    start: text.indexOf("Requirements"),
    end: text.indexOf("Requirements") + "Requirements".length,
    kind: "heading",
  });
  const excluded = report.posting?.excluded.map(({ canonical, places }) => [
    canonical,
    wordsOf(places),
  ]);
  expect(excluded).toEqual([["GD&T", ["GD&amp;T"]]]);
});

test("a posting whose every requirement is excluded is scored 0 and throws nothing", () => {
  const after = scored({ excludedTerms: termsOf(before) });
  expect(after.score).toBe(0);
  expect(after.metadata.analysis.maxPossible).toBe(0);
});

test("a requirement whose name is too long for a stored correction can be excluded", () => {
  const text = `Requirements\n- Experience with ${"x".repeat(230)}, Python and SQL`;
  const posting = readPosting(text, ATS_MODEL);
  const term = termsOf(scoreAgainst(posting, RESUME, TODAY)).find((each) => each.startsWith("xx"));
  const job = { title: "Machinist", description: text, excludedTerms: [term] };
  const { excludedTerms } = v.parse(jobDescriptionInputSchema, job);
  expect(withCorrections(posting, { excludedTerms }).excluded).toHaveLength(1);
});
