import { expect, test } from "vitest";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readClauses } from "./posting-lines.ts";

/** How the last line of a posting is read. */
const lastOf = (...lines: string[]) => {
  const clause = readClauses(readTokens(lines.join("\n"), ATS_MODEL.lexicon)).at(-1);
  return clause && [clause.kind, clause.isRequirement];
};

test.each([
  "You'll bring",
  "You will need:",
  "We're asking for",
  "The essentials",
  "What we insist on",
  "To fit in here you must have",
  "Qualifications we can't do without",
])("what a heading of the poster's own wording asks for: %s", (heading) => {
  expect(lastOf("Florist", heading, "- Wire work")).toEqual(["required", true]);
});

test.each([
  "We'd be pleased by",
  "It would be lovely if you had",
  "Handy but not vital",
  "What would make us smile",
  "In an ideal world",
])("what a heading wishes for: %s", (heading) => {
  expect(lastOf("Florist", heading, "- Wire work")).toEqual(["preferred", true]);
});

test.each(["How your days look", "The work involves", "A normal week"])(
  "what a heading tells of the work: %s",
  (heading) => {
    expect(lastOf("Florist", "About you", heading, "- Wire bouquets")?.[0]).toBe("duty");
  },
);

test.each([
  ["You get", "perk"],
  ["In return", "perk"],
  ["Why Bloomfield", "perk"],
  ["What we do for you", "perk"],
  ["Please include:", "apply"],
  ["The application must include:", "apply"],
  ["Application process", "apply"],
  ["To apply", "apply"],
  ["About Bloomfield", "about"],
  ["Our purpose", "about"],
  ["The shift", "condition"],
  ["Working conditions", "condition"],
])("what stands below is no requirement: %s", (heading, kind) => {
  expect(lastOf("Florist", heading, "- Wire work")).toEqual([kind, false]);
});

test.each(["Examples of duties", "Performance responsibilities", "Essential duties", "The role"])(
  "what a heading tells of the work, after an aside: %s",
  (heading) => {
    expect(lastOf("Florist", "Benefits", heading, "- Wire bouquets")?.[0]).toBe("duty");
  },
);

test("what one must have to apply, and a plus, are asked for", () => {
  expect(lastOf("Florist", "To apply you must have:", "- Wire work")).toEqual(["required", true]);
  expect(lastOf("Florist", "Requirements", "- Ribbons", "A plus:", "- Wire work")?.[0]).toBe(
    "preferred",
  );
});

test("a label with its value begins no section", () => {
  expect(lastOf("Florist", "Your tasks", "Salary: 12.50", "- Wire bouquets")?.[0]).toBe("duty");
});

test("a heading may run in with its paragraph", () => {
  expect(lastOf("Florist", "Requirements. Wire work.")).toEqual(["required", true]);
  expect(lastOf("Florist", "Compensation and benefits. Flowers for free.")?.[0]).toBe("perk");
});

test("a line alone is a heading without a list, but a wrapped sentence is none", () => {
  expect(lastOf("Florist", "We sell roses.", "What else helps", "Wire work")?.[0]).toBe(
    "preferred",
  );
  expect(lastOf("Florist", "We sell roses and hope that", "you would help", "us all")?.[0]).toBe(
    "plain",
  );
  expect(lastOf("Requirements", "- At least a year", "- Wire work")).toEqual(["required", true]);
});

test.each([
  "Attach your updated CV and two references",
  "Please include a link to your portfolio",
  "Official transcripts",
  "Curriculum vitae",
])("what to send is not asked of the person: %s", (line) => {
  expect(lastOf("Florist", line)?.[0]).not.toBe("required");
});

test("a second language that is welcome is wished for", () => {
  expect(lastOf("Florist", "Requirements", "- Dutch welcome")?.[0]).toBe("preferred");
  expect(lastOf("Florist", "Requirements", "- Welcome guests")?.[0]).toBe("required");
});
