/**
 * Tests that page headers, page footers and lines repeated from the first page are not imported. Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a
 * further line of its title, employer or dates and "item" a bullet or other text. Lines labeled "furniture" are not
 * imported.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withoutRepeatedLines } from "./repeated-lines.ts";

/** `height`: the position on the page, from 0 (top) to 1. */
type Row = [page: number, label: string, text: string, height?: number];

function labelsAfter(...rows: Row[]): string[] {
  const all = labeledLines(rows.map(([, label, text]) => [label, [text]]));
  return withoutRepeatedLines(
    all.map(({ line }, index) => {
      const [page = 1, , , height = 0.5] = rows[index] ?? [];
      return { ...line, page, height };
    }),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
}

test("lines about the person that a later page repeats are left out", () => {
  expect(
    labelsAfter(
      [1, "name", "Ada Berg"],
      [1, "contact", "ada@berg.example | Bergen"],
      [2, "name", "Ada Berg"],
      [2, "contact", "ada@berg.example | Bergen"],
      [2, "contact", "+47 22 55 01 22"],
    ),
  ).toEqual(["name", "contact", "furniture", "furniture", "contact"]);
});

test.each(["Ada Berg | Page 1 of 2", "Seite 2 von 3", "página 1/2"])(
  "a page number is left out: %s",
  (text) => {
    expect(labelsAfter([1, "skills.item", text])).toEqual(["furniture"]);
  },
);

test.each([
  "Wrote page 3 of 4 of the brochure",
  "• Wrote brochures, page 3 of 4",
  "Set the front page 1/2",
])("a text with a page in it stays: %s", (text) => {
  expect(labelsAfter([1, "experience.item", text])).toEqual(["experience.item"]);
});

test("a page header with the name is left out on the first page too", () => {
  expect(
    labelsAfter(
      [1, "name", "Ada Berg"],
      [1, "contact", "Ada Berg Page 1"],
      [2, "contact", "Ada Berg Page 2"],
    ),
  ).toEqual(["name", "furniture", "furniture"]);
});

test("the name with a page number is the header of a later page", () => {
  expect(
    labelsAfter(
      [1, "name", "Ada Berg"],
      [2, "publications.more", "Ada Berg Curriculum Vitae, page 2"],
      [2, "publications.more", "Ada Berg, The Front Page"],
      [1, "contact", "Ada Berg, page 2"],
    ),
  ).toEqual(["name", "furniture", "publications.more", "contact"]);
});

test.each([
  "Curriculum vitae Ada Berg",
  "Ada Berg · Welder · 2",
  "Berg, Ada | Resume | 2",
  "ADA BERG ada@berg.example",
  "Berg – CV",
  "A. Berg, Curriculum Vitae",
])("a header or footer of a later page with name and known facts is left out: %s", (text) => {
  const head: Row[] = [
    [1, "name", "Ada Berg, CWI"],
    [1, "headline", "Welder"],
    [1, "contact", "ada@berg.example"],
  ];
  const rest = (height: number) => labelsAfter(...head, [2, "skills.item", text, height])[3];
  expect(rest(0.05)).toBe("furniture");
  expect(rest(0.95)).toBe("furniture");
  expect(rest(0.3)).toBe("skills.item");
});

test("a footer of the first page that alone has the contact details stays", () => {
  const all = labeledLines([
    ["name", ["Ada Berg"]],
    ["contact", ["Ada Berg", "12 High Street, York", "ada@berg.example"]],
  ]);
  expect(
    withoutRepeatedLines(
      all.map(({ line }, index) => ({ ...line, height: index === 0 ? 0.05 : 0.95 })),
      all.map(({ labeled }) => labeled),
    ).map(({ label }) => label),
  ).toEqual(["name", "contact"]);
});

test("the only line with the name, and lines with more than the name, stay", () => {
  expect(labelsAfter([1, "name", "Ada Berg", 0.96])).toEqual(["name"]);
  expect(
    labelsAfter(
      [1, "name", "Ada Berg"],
      [2, "publications.item", "Ada Berg, Welding at sea, 2019", 0.05],
      [1, "references.item", "Ada Berglund", 0.95],
    ),
  ).toEqual(["name", "publications.item", "references.item"]);
});

test('a page number alone is left out, a bullet or an employer with "Page" is kept', () => {
  expect(
    labelsAfter(
      [2, "experience.head", "Page 1"],
      [2, "contact", "Seite 2"],
      [2, "skills.item", "• Page 2"],
      [2, "experience.head", "Page 5 Media"],
    ),
  ).toEqual(["furniture", "furniture", "skills.item", "experience.head"]);
});

test("the address and page number that a browser prints is left out", () => {
  expect(
    labelsAfter(
      [1, "contact", "https://people.example/in/ada 1/2"],
      [2, "contact", "https://people.example/in/ada 2/2"],
      [1, "contact", "https://people.example/in/ada"],
      [1, "contact", "https://people.example/in/ada 3/4"],
    ),
  ).toEqual(["furniture", "furniture", "contact", "contact"]);
});

test.each([
  ["November 29, 2026 Ada Berg · Résumé 1", "furniture"],
  ["29. November 2026 Ada Berg · Lebenslauf 1", "furniture"],
  ["Ada Berg · Curriculum Vitae · May 2026", "furniture"],
  ["November 29, 2026 Ada Berg", "education.head"],
  ["November 2026 Ada Berg · Résumé Workshop 1", "education.head"],
  ["2019 – 2021 Ada Berg School, Resume Writing", "education.head"],
])(
  "a footer with name, title of the document and date is left out, others are kept: %s",
  (text, label) => {
    expect(labelsAfter([1, "name", "Ada Berg"], [1, "education.head", text, 0.97])[1]).toBe(label);
    expect(labelsAfter([1, "name", "Ada Berg"], [1, "education.head", text, 0.6])[1]).toBe(
      "education.head",
    );
  },
);
