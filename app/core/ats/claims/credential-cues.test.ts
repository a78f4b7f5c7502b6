/** Licenses and certificates that a line names although its writer does not hold them (yet). */
import { expect, test } from "vitest";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { STATUS } from "./claim-status.ts";
import { readClaims } from "./read-claims.ts";

/** The status (a name of STATUS) of each word in brackets. */
function statusesIn(line: string): string[] {
  const text = readTokens(line.replace(/[[\]]/g, ""), ATS_MODEL.lexicon);
  const claims = readClaims(text, TODAY);
  const names = Object.keys(STATUS);
  return Array.from(line.matchAll(/\[(\w+)/g), ([, word = ""]) => {
    const at = text.tokens.findIndex(({ low }) => low === word.toLowerCase());
    return names[Object.values(STATUS).indexOf(claims[at] as 0)] ?? "none";
  });
}

const each = (status: string, lines: string[]) =>
  test.each(lines)(`all words in brackets get the status "${status}": %s`, (line) => {
    expect(new Set(statusesIn(line))).toEqual(new Set([status]));
  });

each("negated", [
  "B.S. [Biology], did not graduate",
  "B.S. [Biology], Ohio State (withdrew 2017)",
  "B.S. [Biology] - unfinished",
  "Left B.S. [Biology] program in 2018",
  "Box truck driver (non-[CDL], 26 ft)",
  "Non-[RN] case manager for a home care agency",
]);

each("learning", [
  "[CDL] learner's permit ([Class] A), 2025",
  "Learner permit for [CDL]",
  "Licenses: Class D. [CDL] learner permit issued 2025.",
  "[PMP] exam prep course completed (35 contact hours)",
  "[NCLEX] exam review, Kaplan, 2025",
  "Completed a [CISSP] exam prep bootcamp",
  "Passed 2 of 4 [CPA] exam sections",
  "[CPA]: three of four sections passed",
  "[CPA] candidate",
  "[CPA] candidate (passed FAR and AUD)",
  "[CPA] eligible",
  "Pursuing [CPA]",
  "Working toward [CPA]",
  "Studied toward M.Ed. [Special] Education",
  "[LEED] [AP] candidate",
  "[CRNP] licensure candidate",
  "[PHR] - candidate, exam Q2",
  "[SHRM] student member 2016-2018",
  "[PE] exam (Civil: WRE) - sitting in April",
  "[ICC] Commercial Building Inspector B2, exam scheduled January 2027",
]);

each("wish", [
  "Assist with [NetSuite] implementation kickoff planned for next year",
  "[Epic] go-live scheduled for next spring",
]);

each("lapsed", [
  "Project manager for 11 years. [PMP] (35 hours), application pending.",
  "[BLS]/[CPR] for Healthcare Providers - AHA, exp 5/2020",
  "[Forklift] certified ([OSHA] 1910.178), Sept 2017, exp Sept 2020",
  "[ServSafe] Manager, issued 2015, valid until 2020",
]);

each("claimed", [
  "B.S. [Biology], graduated with honors",
  "B.A. [History], 2015, completed in three years",
  "Taught a class of [biology] students who did not finish high school",
  "Did not lose a single patient [chart] in a year",
  "Cut unfinished [orders] by a third",
  "[CPR], RN license, valid until 2020",
  "[ACLS] - BLS, valid until 2090",
  "Tax [accountant], Bay Books\nAustin, TX\nPassed 2 of 4 CPA exam sections",
  "Tax [accountant], Bay Books\nCPA exam prep course, 2025",
  "Ran the food bank of a non-[profit] with 40 volunteers",
  "Non-destructive [testing] of welds",
  "Booked PO and non-PO [invoices] in SAP",
  "Prepared non-[GAAP] reconciliations",
  "Assembled non-[ESD] parts for two product lines",
  "[GCSE] exam preparation",
  "Kept records in [Bullhorn] (candidate, client and vacancy data)",
  "Issued building [permits] and answered residents",
  "Taught a [PMP] exam prep course for three years",
  "Passed 4 of 4 [CPA] exam sections",
  "Reviewed 3 of 5 [plan] sections each week",
  "Moved four sites to [Workday] on the date planned",
  "Ran [payroll] for 90 people, with a new system planned for next year",
  "Led the [ACM] student chapter and its members",
]);
