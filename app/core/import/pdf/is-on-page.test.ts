/** What a PDF carries is taken only if its page shows the same. */
import { expect, test } from "vitest";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { isNameOnPage, isOnPage } from "./is-on-page.ts";

const WORDS =
  "Cared for people after heart surgery, taught students and planned the shifts of a ward.";
const resume: Resume = {
  ...emptyResume(),
  personalInfo: { ...emptyResume().personalInfo, fullName: "Ann Berg" },
  experience: [
    {
      ...{ id: "a", company: "St. Olav", position: "Nurse", description: WORDS },
      ...{ startDate: "2019-03", endDate: "2021-08", current: false },
    },
  ],
};
const page = (dates: string, name = "Ann Berg") =>
  ({
    pages: [
      { runs: [name, "Experience", "Nurse", "St. Olav", dates, WORDS].map((text) => ({ text })) },
    ],
  }) as unknown as PdfText;

test("the same words and years are the same resume, however dates are written", () => {
  for (const dates of ["Mar 2019 – Aug 2021", "03/2019 – 08/2021", "2019 – 2021"])
    expect(isOnPage(resume, page(dates))).toBe(true);
});

test("a page with other years or another name is not", () => {
  expect(isOnPage(resume, page("Mar 2015 – Aug 2021"))).toBe(false);
  expect(isOnPage(resume, page("Mar 2019 – Present"))).toBe(false);
  expect(isOnPage(resume, page("Mar 2019 – Aug 2021", "Bea Lund"))).toBe(false);
});

test("a page is that person's in any order of the name, and where nothing can be told", () => {
  for (const name of ["Ann Berg", "BERG, Ann", "Berg"])
    expect(isNameOnPage(resume, page("2019", name))).toBe(true);
  expect(isNameOnPage(resume, page("2019", "Bea Lund"))).toBe(false);
  expect(isNameOnPage(resume, { pages: [] } as unknown as PdfText)).toBe(true);
  expect(isNameOnPage(emptyResume(), page("2019"))).toBe(true);
});
