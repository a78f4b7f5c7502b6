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
    expect(lastOf("Florist", "About you", heading, "- Wire bouquets")?.[0]).toBe("plain");
  },
);

test.each(["You get", "In return", "Please include:", "The application must include:"])(
  "what a heading offers, or asks of the letter: %s",
  (heading) => {
    expect(lastOf("Florist", heading, "- Wire work")).toEqual(["padding", false]);
  },
);

test("a heading may run in with its paragraph", () => {
  expect(lastOf("Florist", "Requirements. Wire work.")).toEqual(["required", true]);
  expect(lastOf("Florist", "Compensation and benefits. Flowers for free.")?.[0]).toBe("padding");
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
