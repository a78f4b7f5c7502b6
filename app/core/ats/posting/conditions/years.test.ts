import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { ATS_MODEL } from "../../../../../tests/support/ats-model.ts";

test.each([
  ["- Min. 2 yrs tractor-trailer experience in last 5 years", "2+ years of experience"],
  ["- No more than 2 moving violations in the past 3 years", null],
  ["- 3+ years B2B outside sales with a record of exceeding quota", "3+ years of experience"],
  ["- 4+ years behind the chair", "4+ years of experience"],
  ["- you've got 4 years or more in recruitment", "4+ years of experience"],
  ["- 18 years or older", null],
  ["- 18 years minimum", null],
  ["- 5 years no DUI", null],
  ["- 3 years of clean driving record", null],
  ["We are seeking a clerk with 3 years of experience", "3+ years of experience"],
  ["Our firm is seeking a clerk with 3 years of experience", "3+ years of experience"],
  ["Our company has grown for 20 years in the state", null],
  ["- 2 years of college", null],
])("years are read without the word experience, and spans of time are not: %s", (line, years) => {
  const posting = `Clerk\nRequirements\n${line}\n- Filing`;
  const found = readPosting(posting, ATS_MODEL).requirements.find(({ kind }) => kind === "years");
  expect(found?.name ?? null).toBe(years);
});
