/** What the neural line reader changes in a report, compared with names and occupations alone. */
import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { compareResume, scoreAgainst } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { lineReader } from "../../../../tests/support/line-reader.ts";
import { type AdjustEvidence, adjustByReader, adjustByReadings } from "./adjust-evidence.ts";
import { CLAIMS } from "./line-reader.ts";
import { resumeLines } from "./reader-inputs.ts";

const withLineReader = adjustByReader(lineReader);

/** The report's keyword for one requirement. @param reading left out: without the line reader */
function keyword(asked: string, lines: string[], reading?: AdjustEvidence, kind = "hard") {
  const resumeText = ["Ana Ruiz", "EXPERIENCE", ...lines].join("\n");
  const posting = readPosting(`Requirements:\n- ${asked}`, ATS_MODEL);
  const report = scoreAgainst(posting, resumeText, TODAY, reading);
  const found = report.metadata.analysis.keywords.find((each) => each.kind === kind);
  if (!found) throw new Error(`${asked} is no requirement`);
  return found;
}

/** Other lines about a buyer's work: with them, the resume as a whole fits. */
const BUYER_LINES = [
  "Asked three wholesalers for prices before each order of flour and sugar",
  "Haggled with the packaging firms each spring, and saved 40,000 a year",
];
const REP = "Sales Representative, Medical Supplies Ltd, 2019 - 2023";

test("a requirement shown in other words is found, and its line quoted", () => {
  const deed = "Talked four dairies down by 6 % and got ninety days to pay";
  const lines = ["Buyer, Holt Foods, 2018 - 2023", deed, ...BUYER_LINES, "Swept the yard"];
  expect(keyword("Supplier negotiation", lines).found).toBe(false);
  expect(keyword("Supplier negotiation", lines, withLineReader)).toMatchObject({
    found: true,
    how: "nearby",
    reason: `Reads like it: “${deed}”.`,
  });
});

test("the user is asked to confirm a line in other words, which replaces evidence by usual work", () => {
  const line = "- Talked four dairies down by 6 % and got ninety days to pay";
  const posting = readPosting(
    "Buyer\n\nRequirements\n- Supplier negotiation\n- Comparing offers",
    ATS_MODEL,
    "Buyer",
  );
  const resumeText = `Ana Ruiz\nEXPERIENCE\nBuyer, Holt Foods, 2018 - 2023\n${line}\n- ${BUYER_LINES.join("\n- ")}\n- Swept the yard\nSKILLS\nRotas`;
  const negotiation = (reading?: AdjustEvidence) =>
    scoreAgainst(posting, resumeText, TODAY, reading).metadata.analysis.keywords.find(
      ({ surface }) => surface === "Supplier negotiation",
    );
  expect([negotiation()?.found, negotiation()?.confirmation]).toEqual([true, undefined]);
  expect(negotiation(withLineReader)?.discountedBecause).toBe("Reads like it, in other words.");
  expect(negotiation(withLineReader)?.confirmation?.shows).toBeNull();
});

test("one line newly shows three requirements at most", () => {
  const asked = [
    "Stock rotation",
    "Cash handling",
    "Menu planning",
    "Staff training",
    "Wound care",
    "Payroll",
    "Welding",
  ];
  const posting = readPosting(`Requirements:\n- ${asked.join("\n- ")}`, ATS_MODEL);
  const text = "EXPERIENCE\nBuyer, Holt Foods, 2018 - 2023\nDid each day what was asked of me";
  const { resume } = compareResume(posting, text, TODAY);
  const lines = resumeLines(resume);
  // The line reader would say that the last line shows all seven requirements.
  const probabilities = lines.map((_, at) => {
    const shows = at === lines.length - 1 ? 0.98 : 0.01;
    return Float32Array.from(CLAIMS, (_, claim) => (claim === 0 ? shows : (1 - shows) / 11));
  });
  const probabilitiesByRequirement = new Map(
    posting.requirements.map((requirement) => [requirement, probabilities]),
  );
  const report = scoreAgainst(
    posting,
    text,
    TODAY,
    adjustByReadings({ lines, probabilitiesByRequirement }),
  );
  const found = report.metadata.analysis.keywords.filter((each) => each.found);
  expect([posting.requirements.length, found.length]).toEqual([7, 3]);
});

test("a skill that a line names is not shown if no line reads like it", () => {
  const posting = readPosting("Requirements:\n- Wound care\n- Phlebotomy\n- ICU", ATS_MODEL);
  const text =
    "EXPERIENCE\nGardener, Oak Estates, 2018 - 2023\n- Did the wound care of nine old trees\n- Planted hedges and lawns";
  const { resume } = compareResume(posting, text, TODAY);
  const lines = resumeLines(resume);
  const keywordWith = (shown: number) => {
    const ofClaims: Partial<Record<string, number>> = { does: shown, unrelated: 1 - shown };
    const probabilities = lines.map(() =>
      Float32Array.from(CLAIMS, (claim) => ofClaims[claim] ?? 0),
    );
    const probabilitiesByRequirement = new Map(
      posting.requirements.map((requirement) => [requirement, probabilities]),
    );
    const reading = adjustByReadings({ lines, probabilitiesByRequirement });
    return scoreAgainst(posting, text, TODAY, reading).metadata.analysis.keywords.find(
      ({ surface }) => surface === "Wound care",
    );
  };
  expect(keywordWith(0.9)).toMatchObject({ found: true, credit: 1 });
  expect(keywordWith(0.001)).toMatchObject({
    found: false,
    reason: "Named in a line about your work, but the line reads like other work.",
  });
});

test("a line that only sells products for it does not show a skill", () => {
  const woundCare = keyword(
    "Wound care",
    [REP, "Sold wound care products to forty hospitals in the north"],
    withLineReader,
  );
  expect(woundCare.found).toBe(false);
});

test("a certificate is shown by its name, never because a line reads like it", () => {
  const lines = [
    "Staff Nurse, Ward 7, Leeds General, 2018 - 2023",
    "Started resuscitation on the ward twice",
  ];
  expect(keyword("Immediate Life Support certificate", lines, withLineReader).found).toBe(false);
  const named = [...lines, "Immediate Life Support certificate, renewed in May 2023"];
  expect(keyword("Immediate Life Support certificate", named, withLineReader).found).toBe(true);
});

test("years are the same with the line reader as without it", () => {
  const lines = ["Registered Nurse, Leeds General, Jan 2012 - Nov 2023", "Took blood"];
  const asked = "5 years of nursing experience";
  expect(keyword(asked, lines, withLineReader, "years")).toEqual(
    keyword(asked, lines, undefined, "years"),
  );
});

test("the card of another course does not renew one that the resume calls expired", () => {
  const lines = ["Nurse, Hill Clinic, 2018 - 2026", "LICENSES", "BLS (AHA), exp. 03/2027"];
  expect(keyword("ACLS", [...lines, "ACLS - expired 2022"], withLineReader)).toMatchObject({
    found: false,
    reason: "Named as expired, suspended or not granted yet.",
  });
});

test("the reason why a name does not count stays, though the rest of the resume does not fit", () => {
  const baker = ["Baker, Hill Bread, 2018 - 2026", "Baked rye bread", "LICENSES"];
  expect(keyword("Class A CDL", [...baker, "CDL Class B"], withLineReader)).toMatchObject({
    found: false,
    reason: "Named with a lower class or type than the job description asks for.",
  });
  expect(
    keyword("CISSP", [...baker, "CISSP - studying for the exam"], withLineReader),
  ).toMatchObject({ found: false, reason: "Listed as being learned or in progress." });
});
