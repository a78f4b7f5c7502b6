/** Dates as a resume prints them. */
import { expect, test } from "vitest";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { formatExpiry, formatRange } from "./dates.ts";

test("a certificate's expiry is printed in the language of the resume", async () => {
  expect(formatExpiry("2027-10")).toBe("Valid until Oct 2027");
  expect(formatExpiry("2027-10", "year")).toBe("Valid until 2027");
  expect(formatExpiry("")).toBe("");
  expect(formatExpiry("2027-10", "long", await loadWords("de"))).toBe("Gültig bis Oktober 2027");
});

test("a current job prints its start and Present, and nothing without a start", () => {
  const job = { startDate: "2020-01", endDate: "", current: true };
  expect(formatRange(job)).toBe("Jan 2020 – Present");
  expect(formatRange({ ...job, startDate: "" })).toBe("");
  expect(formatRange({ startDate: "", endDate: "2020-01", current: false })).toBe("Jan 2020");
});
