import { expect, test } from "vitest";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { needsName, needsNameForLineReader } from "./needs-name.ts";

/** Of the requirement that a line of a posting asks for. */
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
])("%s is shown by its name alone", (line) => {
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
])("%s is shown by work with it too", (line) => {
  const { requirement, lexicon } = asked(line);
  expect(needsNameForLineReader(requirement, lexicon)).toBe(false);
});

test("kinds of tools are not usual in a job, though work with them shows them", () => {
  const { requirement, lexicon } = asked("Case management systems");
  expect(needsName(requirement, lexicon)).toBe(true);
});
