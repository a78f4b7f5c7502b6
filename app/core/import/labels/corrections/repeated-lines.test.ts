import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withoutRepeats } from "./repeated-lines.ts";

/** Each row's page, label and text. */
function labelsAfter(...rows: [page: number, label: string, text: string][]): string[] {
  const all = labeledLines(rows.map(([, label, text]) => [label, [text]]));
  return withoutRepeats(
    all.map(({ line }, index) => ({ ...line, page: rows[index]?.[0] ?? 1 })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
}

test("the head of the first page counts once", () => {
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
  "the number of a page is no skill: %s",
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

test("a head that later pages have as well is one on the first page", () => {
  expect(
    labelsAfter(
      [1, "name", "Ada Berg"],
      [1, "contact", "Ada Berg Page 1"],
      [2, "contact", "Ada Berg Page 2"],
    ),
  ).toEqual(["name", "furniture", "furniture"]);
});

test("the name with the number of a later page is its head", () => {
  expect(
    labelsAfter(
      [1, "name", "Ada Berg"],
      [2, "publications.more", "Ada Berg Curriculum Vitae, page 2"],
      [2, "publications.more", "Ada Berg, The Front Page"],
      [1, "contact", "Ada Berg, page 2"],
    ),
  ).toEqual(["name", "furniture", "publications.more", "contact"]);
});
