/** Which lines the report quotes for a requirement that they don't name. */
import { expect, test } from "vitest";
import type { Evidence } from "#app/core/ats/evidence/evidence-type.ts";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import type { Requirement } from "#app/core/ats/posting/requirement.ts";
import { compareResume, scoreAgainst } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { isQuotable } from "./best-line.ts";

/** Whether a line is quoted for what is asked, if the line reader gives it this probability. */
function isQuoted(asked: string, line: string, probability: number, sections = "") {
  const posting = readPosting(`Requirements:\n- ${asked}`, ATS_MODEL);
  const text = `EXPERIENCE\n${line}\n${sections}`;
  const { resume } = compareResume(posting, text, TODAY);
  const { tokens, clean } = resume.text;
  const last = line.split("\n").at(-1) as string;
  const start = clean.text.indexOf(last.replace(/^- /, "").slice(0, 10));
  const from = tokens.findIndex((token) => token.start >= start);
  const to = tokens.findLastIndex((token) => token.start < start + last.length) + 1;
  const requirement = posting.requirements.find(({ kind }) => kind === "hard") as Requirement;
  return isQuotable({ at: { from, to }, probability }, requirement, resume);
}

const JOB = "Hygienist, Oberlin Dentistry, 2019 - 2023";

test.each([
  ["Digital radiographs", `${JOB}\n- Four-handed dentistry, sterilization, impressions`, 0.41],
  ["Patient education", `${JOB}\n- Initial and annual nutrition assessments`, 0.32],
  [
    "Inventory discrepancies",
    "Stock Clerk, Hale, 2019 - 2023\n- Wrapped pallets for the night",
    0.45,
  ],
  // A job's heading and a certificate tell other things, however likely they seem.
  ["Infection control", JOB, 0.7],
  ["Work area clean", `${JOB}\nCERTIFICATIONS\nForklift certified (OSHA 1910.178), 2022`, 0.63],
])("a line beside the work is not quoted for %s", (asked, line, probability) => {
  expect(isQuoted(asked, line, probability)).toBe(false);
});

test.each([
  ["Supplier negotiation", "Buyer, Holt, 2019 - 2023\n- Talked four dairies down by 6 %", 0.6],
  [
    "Docket calendar",
    "Paralegal, Farrow, 2019 - 2023\n- Kept the deadlines of 40 court files",
    0.78,
  ],
  [
    "Pipe brazing",
    "Technician, Redbud, 2019 - 2023\n- Recovered refrigerant, brazed line sets",
    0.22,
  ],
  ["Metal fabrication", "Welder / Fabricator, Northshore, 2019 - 2023", 0.4],
])("a line that tells %s, or has its word, is quoted", (asked, line, probability) => {
  expect(isQuoted(asked, line, probability)).toBe(true);
});

test("evidence that is not quoted names no place and asks nothing", () => {
  const posting = readPosting("Requirements:\n- Supplier negotiation", ATS_MODEL);
  const text = "EXPERIENCE\nBuyer, Holt, 2019 - 2023\n- Met the dairies each spring";
  const unquoted = (evidence: readonly Evidence[]) => ({
    evidence: evidence.map((each) => ({
      ...each,
      how: "nearby" as const,
      credit: 0.6,
      at: { from: 5, to: 9 },
      isByLineReader: true as const,
      isUnquoted: true as const,
    })),
    likeness: null,
  });
  const [keyword] = scoreAgainst(posting, text, TODAY, unquoted).metadata.analysis.keywords;
  expect(keyword).toMatchObject({ found: true, where: null });
  expect(keyword?.confirmation).toBeUndefined();
});
