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
const BUYER_LINES = [
  "Talked four dairies down by 6 % and got ninety days to pay",
  "Asked three wholesalers for prices before each order of flour and sugar",
  "Haggled with the packaging firms each spring, and saved 40,000 a year",
];
const NURSE_LINES = [
  "Dressed wounds and gave out the evening medicines on a ward of thirty beds",
  "Washed, fed and turned patients who could not do so themselves",
  "Told families how their mother had slept, and wrote it into the notes",
];

/** How a resume with these lines fits the posting for a buyer, as a whole. */
function fitOfLines(lines: readonly string[]) {
  const text = ["Ana Ruiz", "EXPERIENCE", ...lines].join("\n");
  const { resume } = compareResume(POSTING, text, TODAY);
  return fitOf(readLines(lineReader, resume, POSTING), POSTING, resume);
}

test("a buyer's lines fit the buyer's posting better than a nurse's lines", () => {
  expect(fitOfLines(BUYER_LINES).shown).toBeGreaterThan(fitOfLines(NURSE_LINES).shown + 0.5);
});

test("one line that names all requirements raises the fit less than three lines of work", () => {
  const all = "Negotiated with suppliers, wrote purchase orders and controlled the stock";
  expect(fitOfLines([...NURSE_LINES, all]).shown).toBeLessThan(
    fitOfLines([...NURSE_LINES, ...BUYER_LINES]).shown,
  );
});

test("without named skills the affinity of trades is .6, with skills of another trade it is low", () => {
  expect(fitOfLines([]).trades).toBeCloseTo(0.6);
  expect(fitOfLines(["SKILLS", "Python, Kubernetes, PostgreSQL, React"]).trades).toBeLessThan(0.3);
  expect(Number.isFinite(fitOfLines([]).shown)).toBe(true);
});
