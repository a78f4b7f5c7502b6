import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withoutNotices } from "./notices.ts";

const labelsAfter = (...given: [label: string, text: string][]): string[] =>
  labelsAfterCorrection(
    withoutNotices,
    given.map(([label, text]) => [label, [text]]),
  );

test("a notice of copyright and what it goes on with are no language", () => {
  expect(
    labelsAfter(
      ["languages.item", "Dutch – native"],
      ["languages.item", "Copyright © 2026 Ada Berg. All rights reserved."],
      ["languages.rest", "Verbatim copying is permitted."],
    ),
  ).toEqual(["languages.item", "furniture", "furniture"]);
});

test("how a page was made is told at its end, and of a project anywhere", () => {
  const made = "Designed with love by Ada Berg";
  expect(labelsAfter(["interests.item", made])).toEqual(["furniture"]);
  expect(labelsAfter(["projects.item", "Built with Rust"])).toEqual(["projects.item"]);
  const lines = Array.from({ length: 4 }, (): [string, string] => ["summary.item", "Text"]);
  expect(labelsAfter(["summary.item", "Created with care"], ...lines)[0]).toBe("summary.item");
});

test("a post or a skill that has to do with copyright stays", () => {
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
])("consent to the processing of one's own data is no interest: %s", (text, expected) => {
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

test("a consent that is wrapped before it says to what is one", () => {
  const rows: [string, string][] = [
    ["summary.item", "I hereby authorize the processing of my personal"],
    ["summary.rest", "data for recruitment."],
    ...Array.from({ length: 6 }, (): [string, string] => ["skills.item", "Triage"]),
  ];
  expect(labelsAfter(...rows).slice(0, 3)).toEqual([...["furniture", "furniture", "skills.item"]]);
});

test("a notice at a page's foot ends where the resume goes on", () => {
  const rows: [string, string][] = [
    ["furniture", "© 2026 Ada Berg"],
    ["heading", "Languages"],
    ["languages.item", "Dutch – native"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("what an entry at the end tells, and what wraps there, is not how the page was made", () => {
  const rows: [string, string][] = [
    ["volunteering.item", "Built with neighbors a hall"],
    ["skills.item", "Simulations of bridges"],
    ["skills.rest", "developed in Python and MATLAB"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("the maker of a page after its owner's name is furniture", () => {
  expect(labelsAfter(["skills.item", "Ada Berg Resume v1 built with JSON Resume"])).toEqual([
    "furniture",
  ]);
});
