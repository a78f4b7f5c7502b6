import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { compareResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { lineReader } from "../../../../tests/support/line-reader.ts";
import { fitOf } from "./probability-of-resume.ts";
import { readLines } from "./read-lines.ts";

const POSTING = readPosting(
  "Buyer\n\nRequirements\n- Supplier negotiation\n- Purchase orders\n- Stock control",
  ATS_MODEL,
  "Buyer",
);
const BOUGHT = [
  "Talked four dairies down by 6 % and got ninety days to pay",
  "Asked three wholesalers for prices before each order of flour and sugar",
  "Haggled with the packaging firms each spring, and saved 40,000 a year",
];
const NURSED = [
  "Dressed wounds and gave out the evening medicines on a ward of thirty beds",
  "Washed, fed and turned patients who could not do so themselves",
  "Told families how their mother had slept, and wrote it into the notes",
];

function fitOfLines(lines: readonly string[]) {
  const text = ["Ana Ruiz", "EXPERIENCE", ...lines].join("\n");
  const { resume } = compareResume(POSTING, text, TODAY);
  return fitOf(readLines(lineReader, resume, POSTING), POSTING, resume);
}

test("a resume for that kind of work shows more of the posting than one for other work", () => {
  expect(fitOfLines(BOUGHT).shown).toBeGreaterThan(fitOfLines(NURSED).shown + 0.5);
});

test("one line that says everything moves it little", () => {
  const all = "Negotiated with suppliers, wrote purchase orders and controlled the stock";
  expect(fitOfLines([...NURSED, all]).shown).toBeLessThan(fitOfLines([...NURSED, ...BOUGHT]).shown);
});

test("where nothing is named, the trades are unknown, and not far", () => {
  expect(fitOfLines([]).trades).toBeCloseTo(0.6);
  expect(fitOfLines(["SKILLS", "Python, Kubernetes, PostgreSQL, React"]).trades).toBeLessThan(0.3);
  expect(Number.isFinite(fitOfLines([]).shown)).toBe(true);
});
