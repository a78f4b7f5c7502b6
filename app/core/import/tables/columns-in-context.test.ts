import { expect, test } from "vitest";
import { arrange } from "../../../../tests/support/named-rows.ts";

test("a title beside a provider is that of a course, beside an employer that of a job", () => {
  expect(
    arrange(["Title", "Conducted by", "Date"], ["Wound Care", "Red Cross", "May 2021"])[1],
  ).toEqual(["* Wound Care | May 2021", "Red Cross"]);
  expect(arrange(["Title", "Employer", "Date"], ["Nurse", "Red Cross", "2019 – 2021"])[1]).toEqual([
    "* Nurse | 2019 – 2021",
    "Red Cross",
  ]);
});

test("a course beside a school is what was studied there", () => {
  expect(
    arrange(
      ["Level", "School", "Course", "Year"],
      ["Tertiary", "Lund University", "BS Nursing", "2011 - 2015"],
    )[1],
  ).toEqual(["* BS Nursing | 2011 - 2015", "Lund University"]);
});

test("of a division and a share, the share is the grade", () => {
  expect(
    arrange(
      ["Examination", "School/College", "Board/University", "Year", "Division", "%"],
      ["B.A.", "BJB College", "Utkal University", "2012", "First", "61.8"],
    )[1],
  ).toEqual([
    "* B.A. | 2012",
    "BJB College",
    "GPA: 61.8",
    "Board/University: Utkal University",
    "Division: First",
  ]);
});

test("the capacity in a society is that of a member, in a company a post", () => {
  expect(
    arrange(["Society", "Capacity", "Since"], ["Quaternary Association", "Secretary", "2019"])[1],
  ).toEqual(["* Secretary | since 2019", "Quaternary Association"]);
  expect(arrange(["Company", "Capacity", "Date"], ["Oak Ltd", "Secretary", "2019"])[1]).toEqual([
    "* Secretary | 2019",
    "Oak Ltd",
  ]);
});

test("beside a company, the year since when is no period", () => {
  expect(arrange(["Since", "Company", "Position"], ["2019", "Acme Ltd", "Nurse"])[1]).toEqual([
    "* Nurse",
    "Acme Ltd",
    "Since: 2019",
  ]);
});

test("the type of a license is its name", () => {
  expect(
    arrange(
      ["Type", "Issued by", "Number", "Expires"],
      ["CDL Class A", "State of Tennessee", "T90881427", "09/2028"],
    )[1],
  ).toEqual([
    "* CDL Class A",
    "State of Tennessee",
    "License No. T90881427",
    "Valid until 09/2028",
  ]);
  expect(
    arrange(["Employer", "Position", "Type", "Number"], ["Oak Ltd", "Nurse", "Temporary", "12"])[1],
  ).not.toContain("* Temporary");
});
