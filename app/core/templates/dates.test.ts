import { expect, test } from "vitest";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { formatExpiry } from "./dates.ts";

test("a certificate says until when it is good, in the language of the resume", async () => {
  expect(formatExpiry("2027-10")).toBe("Valid until Oct 2027");
  expect(formatExpiry("2027-10", "year")).toBe("Valid until 2027");
  expect(formatExpiry("")).toBe("");
  expect(formatExpiry("2027-10", "long", await loadWords("de"))).toBe("Gültig bis Oktober 2027");
});
