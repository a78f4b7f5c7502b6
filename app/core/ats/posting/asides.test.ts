/**
 * Asides, the clauses of a posting that ask for no skill: about the employer, how to apply, benefits
 * ("perk"), conditions of hiring, and labels of a job board.
 */
import { expect, test } from "vitest";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";
import { readClauses } from "./posting-lines.ts";

/** The kind of the last clause of a posting with these lines. */
const lastKind = (...lines: string[]) =>
  readClauses(readTokens(["Potter", ...lines].join("\n"), ATS_MODEL.lexicon)).at(-1)?.kind;

const namesOf = (text: string) =>
  readPosting(text, ATS_MODEL).requirements.map(({ surface }) => surface);

test.each([
  ["about", "Clayworks has made tableware since 1962 and is still owned by the Hale family."],
  ["about", "We are one of the three largest makers of tiles."],
  ["about", "Voted the best place to work in the county."],
  ["about", "Clayworks encourages First Nations people to apply."],
  ["apply", "Ring Deirdre on 01632 960 000 for a chat."],
  ["apply", "Applications close on 14 March."],
  ["apply", "Interviews will be held in the second week of June."],
  ["apply", "Click apply and we will be in touch within five days."],
  ["apply", "No agencies, please."],
  ["perk", "We pay 30k plus real equity and 30 days off."],
  ["perk", "There is a sign on bonus of 500 after the first kiln."],
  ["condition", "You need the right to work in Ireland."],
  ["condition", "- Must pass a drug screen and background check"],
  ["condition", "- Able to lift 50 lbs and work on your knees"],
  ["condition", "- Happy with 5am starts and every second Sunday"],
  ["condition", "We work within 3 hours of UTC."],
  ["label", "Apply now"],
  ["label", "Be an early applicant"],
  ["label", "Pulled from the full job description"],
])("a line is an aside of the kind %s: %s", (kind, line) => {
  expect(lastKind(line)).toBe(kind);
});

test.each([
  "You own demand generation from the first click to the sale.",
  "Discovery interviews are a habit, not a project.",
  "Working knowledge of privacy law",
  "You would also push on diversity hiring",
  "behaviour guidance, inclusion support for additional needs",
  "You know GDPR and the rules of right to work checks",
  "An existing client base is a bonus.",
  "Experience of rotating shifts in a foundry",
])("a line that only sounds like an aside is none: %s", (line) => {
  expect(["about", "apply", "perk", "condition", "label"]).not.toContain(lastKind(line));
});

test("a duty that names a benefit is a duty", () => {
  expect(lastKind("Duties", "- Audit the 401(k) with the broker")).toBe("duty");
});

test("without headings, a sentence's own words say whether it is required, a duty or preferred", () => {
  expect(lastKind("Comfort with Linux and Docker is assumed.")).toBe("required");
  expect(lastKind("You ve thrown pots for a living before.")).toBe("required");
  expect(lastKind("You would own the kiln from raw clay to glaze.")).toBe("duty");
  expect(lastKind("Raku is no must, but we are curious.")).toBe("preferred");
  expect(lastKind("We pay a piece rate plus materials for every pot.")).not.toBe("preferred");
});

test("the last sentence of a posting is not read as a heading", () => {
  expect(namesOf("Data Engineer\nWe are remote.\nYou need SQL.")).toContain("SQL");
});

test("names in asides are not listed as requirements", () => {
  const names = namesOf(
    [
      "Potter",
      "Clayworks has made tableware since 1962; we lead in Food safety.",
      "Requirements",
      "- Wheel throwing",
      "Why Clayworks",
      "- First aid courses and Forklift certification paid by us",
      "Apply by email with your CV as a PDF to kiln@clayworks.example.",
    ].join("\n"),
  );
  expect(names).toContain("Wheel throwing");
  expect(names.join()).not.toMatch(/food safety|first aid|forklift|pdf/i);
});
