import { expect, test } from "vitest";
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

test("a posting whose every requirement is excluded is scored 0 and throws nothing", () => {
  const after = scored({ excludedTerms: termsOf(before) });
  expect(after.score).toBe(0);
  expect(after.metadata.analysis.maxPossible).toBe(0);
});
