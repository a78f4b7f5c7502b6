import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { needsName, needsNameForLineReader } from "./needs-name.ts";

/** The requirement that a line of a posting asks for, and the lexicon for it. */
function asked(line: string) {
  const posting = readPosting(`Requirements\n- ${line}`, ATS_MODEL);
  const requirement = posting.requirements.find(({ kind }) => kind === "hard");
  if (!requirement) throw new Error(`${line} is no requirement`);
  return { requirement, lexicon: posting.model.lexicon };
}

test.each([
  "Kubernetes",
  "Figma",
  "PostgreSQL",
  "Microsoft Excel",
  "Spanish",
  "ISO 9001",
  "CSCS card",
  "Windows",
  "Jenkins",
  "Python",
  "Spring",
  "Sage",
  "Notion",
  "Redis",
  "Prometheus",
  "Databricks",
  "Food hygiene certificate",
  "NMC registration",
])("only its name shows %s, even to the line reader", (line) => {
  const { requirement, lexicon } = asked(line);
  expect(needsNameForLineReader(requirement, lexicon)).toBe(true);
});

test.each([
  "Case management systems",
  "Purchase orders",
  "Payroll",
  "Cash and card payments",
  "Stock checks",
  "Product roadmaps",
  "Testing",
])("work without its name may show %s to the line reader", (line) => {
  const { requirement, lexicon } = asked(line);
  expect(needsNameForLineReader(requirement, lexicon)).toBe(false);
});

test("kinds of tools need their name, except for the line reader", () => {
  const { requirement, lexicon } = asked("Case management systems");
  expect(needsName(requirement, lexicon)).toBe(true);
});
