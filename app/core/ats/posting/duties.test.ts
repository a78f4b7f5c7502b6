/** Tasks in lines about the work, which are listed as requirements. */
import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

const listed = (lines: string[]) =>
  readPosting(lines.join("\n"), ATS_MODEL).requirements.map(({ surface }) => surface.toLowerCase());

test.each([
  ["- Take blood samples from patients", "Take blood samples"],
  ["- Preparation of monthly returns for the board", "Preparation of monthly returns"],
  ["- Escort graduates", "Escort graduates"],
  ["2. Maintaining puppets, costumes and stage curtains", "puppets"],
])("a line about the work that names no known skill lists its task: %s", (line, surface) => {
  const posting = `Clerk\nDuties\n${line}`;
  const surfaces = readPosting(posting, ATS_MODEL).requirements.map((each) => each.surface);
  expect(surfaces.map((each) => each.toLowerCase())).toContain(surface.toLowerCase());
});

test.each<[string, string[]]>([
  ["You run the glazing bench, mix slip clays and coach junior throwers.", ["slip clays"]],
  [
    "You will iron hotel linen, repair table runners and mend torn seams.",
    ["table runners", "torn seams"],
  ],
  [
    "- Restore sash windows, sharpen carving chisels and fit draught strips",
    ["carving chisels", "draught strips"],
  ],
  ["- Repair race saddles carefully and clean bridle leather", ["race saddles", "bridle leather"]],
])("further tasks of a line about the work are listed: %s", (line, wanted) => {
  expect(listed(["Craftsperson", "Your work", line])).toEqual(expect.arrayContaining(wanted));
});

test.each<[string, string]>([
  ["You will supervise farm apprentices.", "supervise farm apprentices"],
  ["- Secure barrel loads properly and stack crates", "barrel loads"],
])("a task about people keeps its verb, and no task keeps its adverb: %s", (line, wanted) => {
  const found = listed(["Cooper", "Your work", line]);
  expect(found.some((each) => each.includes(wanted) || wanted.includes(each))).toBe(true);
  expect(found.join(" ")).not.toMatch(/properly/);
});
