import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { ATS_MODEL } from "../../../../../tests/support/ats-model.ts";

const yearsIn = (lines: string) =>
  readPosting(`Clerk\nRequirements\n${lines}\n- Filing`, ATS_MODEL)
    .requirements.filter(({ kind }) => kind === "years")
    .map(({ name }) => name)
    .sort((a, b) => b.length - a.length);

test.each([
  [
    "- 5 years in accounting, 2 of them leading a team",
    ["2+ years of experience: leading a team", "5+ years of experience"],
  ],
  [
    "- Dental hygiene: 2 years (Preferred)\n- Dentrix: 1 year (Preferred)",
    ["1+ years of experience: Dentrix", "2+ years of experience"],
  ],
  [
    "- 3+ years in a hotel front office, of which at least one as supervisor",
    ["1+ years of experience: supervisor", "3+ years of experience"],
  ],
  [
    "- Seven or more years in marketing, at least four of them B2B",
    ["4+ years of experience: B2B", "7+ years of experience"],
  ],
  [
    "- 5 years of dairy experience\n- At least 3 yrs in supervisory role on a dairy",
    ["3+ years of experience: supervisory role on a dairy", "5+ years of experience"],
  ],
  [
    "- 3 or more years in a busy kitchen, including at least one year as a sous chef",
    ["1+ years of experience: sous chef", "3+ years of experience"],
  ],
  [
    "- 5 years of experience in freight\n- 2+ years of experience driving CDL Class A",
    ["2+ years of experience: driving CDL Class A", "5+ years of experience"],
  ],
])("years of two kinds are two requirements: %s", (lines, names) => {
  expect(yearsIn(lines)).toEqual(names);
});

test.each([
  "- 5 years of welding experience",
  "- 5 years of sales experience\n- 5 years of sales experience",
  "- Bachelor's degree and 3 years of experience in audit, or a master's degree and 1 year of experience in audit",
  "- 5 years of clerical experience, or 2 years of experience in a law office",
  "- An associate degree may substitute for one year of experience in filing\n- 3 years of filing experience",
  "- 3 years of filing experience\n- Contract length: 1 year (Required)",
  "- 3 years of filing experience\n- Must be 18 years of age or older",
  "- 4 years of experience in accounting\n- 2+ years of relevant work experience",
])("other years, and alternatives to the same, are not listed besides: %s", (lines) => {
  expect(yearsIn(lines)).toHaveLength(1);
});
