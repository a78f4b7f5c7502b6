/**
 * Tests that rows such as "Languages ⇥ German" get the label of the section that they name. Rows are lines of a resume,
 * with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a further
 * line of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import {
  labeledLines,
  labelsAfterCorrection,
} from "../../../../../../tests/support/labeled-lines.ts";
import { withLabeledRows, withNamedRows } from "./labeled-rows.ts";

test('rows among skills that begin with "Languages" or "Interests" get these labels', () => {
  const all = labeledLines([
    ["skills.item", ["Fachkenntnisse", "SAP MM, Vertragsrecht"]],
    ["skills.item", ["Sprachen", "Deutsch – Muttersprache"]],
    ["skills.item", ["Englisch – verhandlungssicher (C1)"]],
    ["skills.item", ["Interessen: Klettern, Blasmusik"]],
    ["skills.item", ["Languages: Python, Go"]],
  ]);
  const labels = withLabeledRows(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
  expect(labels).toEqual([
    "skills.item",
    "languages.item",
    "languages.item",
    "interests.item",
    "skills.item",
  ]);
});

test("entries with dates, and captions that several entries have, keep their labels", () => {
  const rows: [string, string[]][] = [
    ["courses.head", ["Skills: Coaching, Udemy, 2019"]],
    ["volunteering.head", ["Guide, Oak Park"]],
    ["volunteering.more", ["Skills: patience, maps"]],
    ["volunteering.head", ["Driver, Food Bank"]],
    ["volunteering.more", ["Skills: routes, lifting"]],
    ["custom.item", ["Interests: chess,"]],
    ["memberships.head", ["Chair, Retail Trust, 2019"]],
  ];
  // Only the row of interests, whose caption occurs once and which has no date, is relabeled.
  const labels = labelsAfterCorrection(withNamedRows, rows);
  expect(labels).toEqual(rows.map(([label], at) => (at === 5 ? "interests.item" : label)));
});

test("rows among other sections get the label of the section that they name", () => {
  expect(
    labelsAfterCorrection(withNamedRows, [
      ["certificates.head", ["Certificates: First Aid (Red Cross)"]],
      ["certificates.head", ["Other skills: Design (Figma,"]],
      ["certificates.more", ["Sketch), Research"]],
      ["volunteering.more", ["Interests: Chess, Rowing"]],
      ["languages.item", ["Languages: Python, Go"]],
      ["experience.item", ["Skills: Welding, TIG"]],
      ["education.more", ["Interests: Chess"]],
    ]),
  ).toEqual([
    "certificates.head",
    "skills.item",
    "skills.rest",
    "interests.item",
    "languages.item",
    "experience.item",
    "education.more",
  ]);
});

test("a row of computer skills among languages is a skill, the code of a language is not", () => {
  const rows: [string, string[]][] = [
    ["languages.item", ["Deutsch – Muttersprache"]],
    ["languages.item", ["EDV", "MS Office, d.3ecm"]],
    ["languages.item", ["IT", "B2"]],
    ["languages.item", ["Informatica", "Excel, Word"]],
    ["languages.item", ["Social skills", "Team work, Patience"]],
    ["languages.item", ["Language skills", "German, French"]],
  ];
  expect(labelsAfterCorrection(withNamedRows, rows)).toEqual([
    "languages.item",
    "skills.item",
    "languages.item",
    "skills.item",
    "skills.item",
    "languages.item",
  ]);
});

test("a further language with its level after a colon belongs to the row of languages", () => {
  const rows: [string, string[]][] = [
    ["skills.item", ["Sprachen", "Deutsch: Muttersprache"]],
    ["skills.item", ["Englisch: gute Kenntnisse"]],
    ["skills.item", ["EDV: Excel"]],
  ];
  expect(labelsAfterCorrection(withLabeledRows, rows)).toEqual([
    ...["languages.item", "languages.item", "skills.item"],
  ]);
});
