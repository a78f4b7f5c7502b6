/** A license or certificate is held by what says so, not by work in its trade. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

/** How a document is shown by a line of a job and by further lines. */
const shown = (asked: string, line: string, ...more: string[]) => {
  const { keywords } = scoreResume(
    {
      resumeText: [
        "Ann Lee",
        "Experience",
        "Worker, Bay Firm, 2016 - 2024",
        `- ${line}`,
        ...more,
      ].join("\n"),
      jobDescriptionText: `Worker\nRequirements\n- Own tools\n- ${asked}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis;
  const found = keywords.find(({ term }) => /licen|certif/i.test(term));
  return found && `${found.term}: ${found.grade}${found.found ? "" : ", not shown"}`;
};

test.each([
  [
    "Active NC dental hygiene license",
    "Dental hygiene for 12 patients a day",
    "dental hygiene license",
  ],
  ["Current cosmetology license", "Cut hair, cosmetology and skin care", "cosmetology license"],
  ["State plumbing license", "Did the plumbing of 40 homes", "plumbing license"],
  ["Phlebotomy certification", "Phlebotomy, 30 draws a day", "Phlebotomy certification"],
  [
    "Must be licensed in massage therapy",
    "Gave massage therapy to guests",
    "massage therapy license",
  ],
  ["Paralegal certificate", "Paralegal of two partners", "Paralegal certificate"],
  ["Must be licensed in real estate", "Sold real estate in Ohio", "Real estate license"],
  // Not just any abbreviation is that of a holder.
  [
    "Current cosmetology license",
    "Booked clients for cosmetology services in the CRM",
    "cosmetology license",
  ],
  ["State plumbing license", "Drew plumbing layouts in CAD for 40 homes", "plumbing license"],
  ["Barber license", "Swept floors at Kings Barber LLC", "Barber license"],
  // Words that are said of documents and of work.
  ["Phlebotomy certification", "Trained new hires in phlebotomy", "Phlebotomy certification"],
  ["Cosmetology license", "Gave cosmetology clients a gift card", "Cosmetology license"],
  ["Plumbing license", "Pulled plumbing permits for 30 homes", "Plumbing license"],
  [
    "Plumbing license",
    "Planned with owners, lenders, neighbors and the city all plumbing permits",
    "Plumbing license",
  ],
])("%s is not shown by work: %s", (asked, line, name) => {
  expect(shown(asked, line)).toBe(`${name}: none, not shown`);
});

test.each([
  ["Active NC dental hygiene license", "Licenses", "RDH, North Carolina #00000"],
  ["Active NC dental hygiene license", "Registered dental hygienist, 6 years"],
  ["Current cosmetology license", "Licensed cosmetologist, Ohio"],
  ["Current cosmetology license", "Licenses", "Cosmetology, Ohio, expires 2027"],
  ["State plumbing license", "Licensed plumber, Texas"],
  ["RN license", "License: Registered Nurse, Ohio (active, clear)"],
  ["Phlebotomy certification", "Certified in phlebotomy, NHA 2020"],
  ["Massage therapy license", "LMT, Florida MA12345"],
  ["Social work license", "LCSW, social work with 20 families"],
  ["Plumbing license", "Plumbing, valid until 2027"],
  ["Plumbing license", "Plumbing card 4711"],
  ["Barber license", "Licenses", "Barber lic. no. 12345"],
  ["Barber license", "Barber license, no. 12345 (exp 2028)"],
  ["EPA 608 certification", "Skills: brazing", "EPA 608 Universal, 2018"],
])("%s is held: %s %s", (asked, ...lines) => {
  expect(shown(asked, "Kept the books of a shop", ...lines)).toContain(": holding");
});

test.each([
  ["Cosmetology license", "Cosmetology license, State of Ohio, expired 2021"],
  ["CPR certification", "CPR, American Red Cross, expired 2021"],
  ["Barber license", "Barber license, State of Ohio, lapsed 2021"],
  ["Plumbing license", "Supervised 4 licensed plumbers"],
])("%s is not held if it has expired: %s", (asked, line) => {
  expect(shown(asked, "Kept the books of a shop", "Licenses", line) ?? "not shown").toContain(
    "not shown",
  );
});

test.each([
  ["CPR certification", "Skills: CPR, first aid"],
  ["Forklift certification", "Moved pallets by forklift"],
])("a document that is named like its work counts as before: %s", (asked, line) => {
  const { keywords } = scoreResume(
    {
      resumeText: `Ann Lee\nExperience\nWorker, Bay Firm, 2016 - 2024\n- ${line}`,
      jobDescriptionText: `Worker\nRequirements\n- Own tools\n- ${asked}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis;
  expect(keywords.find(({ kind }) => kind === "hard")?.found).toBe(true);
});
