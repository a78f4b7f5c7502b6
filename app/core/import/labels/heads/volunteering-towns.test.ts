/**
 * Tests that the town behind a volunteer's organization is the place. A part is a text between separators in the first
 * lines of an entry, with the label that a model gave it: "role" is a job title, "org" an employer or school and "note"
 * any other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitHead } from "./head-parts.ts";
import { withVolunteeringTowns } from "./volunteering-towns.ts";

/** The towns that are known by name. */
const TOWNS = new Set(["Durham", "Greenock", "Reading"]);

function labelsAfter(lines: string[], ...labels: string[]): string[] {
  const content = "volunteering";
  const head = labeledLines(lines.map((text) => [`${content}.more`, [text]]));
  const { parts } = splitHead({ content, lines: head.map(({ line }) => line) }, 0);
  return withVolunteeringTowns(
    parts,
    parts.map((_, index) => ({ label: labels[index] ?? "note", probability: 0.7 })),
    (text) => TOWNS.has(text),
  ).map(({ label }) => label);
}

test("a known town behind the organization below or above the role is the place", () => {
  expect(labelsAfter(["Governor", "Laurel Primary School, Durham"], "role", "org", "note")).toEqual(
    ["role", "org", "place"],
  );
  expect(
    labelsAfter(["Oak Trust (Clyde branch), Greenock", "Tutor"], "org", "note", "org", "role"),
  ).toEqual(["org", "note", "place", "role"]);
});

test("a known town behind role and organization is the place, also in brackets", () => {
  expect(labelsAfter(["Warden | Friends of Oak Scar, Durham"], "role", "org", "org")).toEqual([
    "role",
    "org",
    "place",
  ]);
  expect(labelsAfter(["Tutor – Oak Trust (Durham)"], "role", "org", "note")).toEqual([
    "role",
    "org",
    "place",
  ]);
});

test("a town behind role and organization is known by its state", () => {
  expect(
    labelsAfter(["Treasurer | Oak School, Elmsby, ON"], "role", "org", "note", "note"),
  ).toEqual(["role", "org", "place", "place"]);
});

test("a second role is the town, but not behind a word for any volunteer", () => {
  expect(labelsAfter(["Tutor – Oak Trust (Durham)"], "role", "org", "role")[2]).toBe("place");
  expect(labelsAfter(["Volunteer, Oak Parish, Reading"], "role", "org", "role")[2]).toBe("role");
});

test.each([
  [["Tutor – Oak Trust (Refugees)"], ["role", "org", "note"]],
  [["Tutor – Oak Trust (Durham) Youth"], ["role", "org", "note", "note"]],
  [["Actor – Oak Players (Drama)"], ["role", "org", "note"]],
  [["Tutor, Durham"], ["role", "org"]],
  [["Oak Trust, Durham, Tutor"], ["org", "org", "role"]],
  [["Coach, Oak Club, Youth, IT"], ["role", "org", "note", "note"]],
  [
    ["Coach", "Oak Football Club, Youth"],
    ["role", "org", "org"],
  ],
  [
    ["Tutor, Reading", "Oak Library"],
    ["role", "note", "org"],
  ],
  [["Oak Library, Reading"], ["org", "note"]],
  [
    ["Tutor", "Oak Library, Reading, Group B"],
    ["role", "org", "note", "note"],
  ],
  [
    ["Tutor", "Oak Library, Reading", "Leeds"],
    ["role", "org", "note", "place"],
  ],
])("no part of %j is relabeled as a town", (lines, labels) => {
  expect(labelsAfter(lines, ...labels)).toEqual(labels);
});
