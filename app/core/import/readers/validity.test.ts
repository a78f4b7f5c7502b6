import { expect, test } from "vitest";
import { findValidity } from "./validity.ts";

test.each([
  ["Valid until Oct 2027", "2027-10"],
  ["Forklift (exp. 08/2026)", "2026-08"],
  ["Forklift, exp 2026", "2026"],
  ["Expires: May 2027", "2027-05"],
  ["validity: 2027", "2027"],
])("%s has a validity", (text, until) => {
  expect(findValidity(text)?.until).toBe(until);
});

test.each([
  "Certified Administrator Expert (2023)",
  "Process Validation (2019)",
  "Exploring Data 2021",
  "Valid driving license, 2019",
])("%s has none", (text) => {
  expect(findValidity(text)).toBeNull();
});
