/**
 * Tests that notices of copyright, consent to data processing and how a page was made are not imported. Rows are lines
 * of a resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry,
 * "item" a bullet or other text and "rest" the continuation of a wrapped line. Lines labeled "furniture" are not
 * imported.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withoutNotices } from "./notices.ts";

const labelsAfter = (...rows: [label: string, text: string][]): string[] =>
  labelsAfterCorrection(
    withoutNotices,
    rows.map(([label, text]) => [label, [text]]),
  );

test("a notice of copyright and its further lines are left out", () => {
  expect(
    labelsAfter(
      ["languages.item", "Dutch – native"],
      ["languages.item", "Copyright © 2026 Ada Berg. All rights reserved."],
      ["languages.rest", "Verbatim copying is permitted."],
    ),
  ).toEqual(["languages.item", "furniture", "furniture"]);
});

test("a note on how a page was made is left out at the end, unless it is in a project", () => {
  const made = "Designed with love by Ada Berg";
  expect(labelsAfter(["interests.item", made])).toEqual(["furniture"]);
  expect(labelsAfter(["projects.item", "Built with Rust"])).toEqual(["projects.item"]);
  const lines = Array.from({ length: 4 }, (): [string, string] => ["summary.item", "Text"]);
  expect(labelsAfter(["summary.item", "Created with care"], ...lines)[0]).toBe("summary.item");
});

test("a job or a skill about copyright stays", () => {
  const rows: [string, string][] = [
    ["experience.head", "Copyright Editor, Acme"],
    ["skills.item", "Copyright law, contracts"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test.each([
  ["I agree for the processing of my personal data contained in this document.", "furniture"],
  ["I hereby authorize the processing of my personal data.", "furniture"],
  ["Ich willige in die Verarbeitung meiner personenbezogenen Daten ein.", "furniture"],
  [
    "I hereby give consent for my personal data included in my application to be processed.",
    "furniture",
  ],
  ["I consent to my personal data being processed.", "furniture"],
  [
    "Ich willige ein, dass meine personenbezogenen Daten gespeichert und verarbeitet werden.",
    "furniture",
  ],
  ["I agree with my data team on how orders are shipped", "interests.item"],
  ["Souhlasím se zpracováním svých osobních údajů.", "furniture"],
  ["I authorize the processing of customers' personal data.", "interests.item"],
  ["I agree with my team on the processing of orders", "interests.item"],
])('consent to the processing of personal data: "%s" is labeled %s', (text, expected) => {
  expect(labelsAfter(["interests.item", text])).toEqual([expected]);
});

test("a consent above the resume ends with its sentence, and does not hide a notice below", () => {
  const rows: [string, string][] = [
    ["summary.item", "I authorize the processing of my personal data in"],
    ["summary.rest", "this document."],
    ...Array.from({ length: 6 }, (): [string, string] => ["skills.item", "Triage"]),
    ["skills.item", "© 2026 Ada Berg"],
  ];
  expect(labelsAfter(...rows)).toEqual([
    ...["furniture", "furniture"],
    ...Array.from({ length: 6 }, () => "skills.item"),
    "furniture",
  ]);
});

test("a consent is recognized over two lines", () => {
  const rows: [string, string][] = [
    ["summary.item", "I hereby authorize the processing of my personal"],
    ["summary.rest", "data for recruitment."],
    ...Array.from({ length: 6 }, (): [string, string] => ["skills.item", "Triage"]),
  ];
  expect(labelsAfter(...rows).slice(0, 3)).toEqual([...["furniture", "furniture", "skills.item"]]);
});

test("a notice in a page footer ends at the next heading", () => {
  const rows: [string, string][] = [
    ["furniture", "© 2026 Ada Berg"],
    ["heading", "Languages"],
    ["languages.item", "Dutch – native"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("text of an entry at the end that begins like a note stays", () => {
  const rows: [string, string][] = [
    ["volunteering.item", "Built with neighbors a hall"],
    ["skills.item", "Simulations of bridges"],
    ["skills.rest", "developed in Python and MATLAB"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("a note on the tool after the person's name is left out", () => {
  expect(labelsAfter(["skills.item", "Ada Berg Resume v1 built with JSON Resume"])).toEqual([
    "furniture",
  ]);
});

test("a consent below a heading of its own is a section, below another heading it is left out", () => {
  const consent: [string, string][] = [
    ["interests.item", "Wyrażam zgodę na przetwarzanie moich danych osobowych w procesie"],
    ["interests.rest", "rekrutacji."],
  ];
  const read = (heading: string) => labelsAfter(["heading", heading], ...consent).slice(1);
  expect(read("Klauzula")).toEqual(["custom.item", "custom.rest"]);
  expect(read("Hobbies")).toEqual(["furniture", "furniture"]);
  expect(labelsAfter(["heading", "Small print"], ["custom.item", "© 2026 Ada Berg"])).toEqual([
    "heading",
    "furniture",
  ]);
});
