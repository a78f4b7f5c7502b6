/**
 * Tests that lines with captions between the name and the first heading become contact details. Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "item" is a bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withContactLists } from "./contact-lists.ts";

const labels = (...rows: [label: string, text: string][]) =>
  labelsAfterCorrection(withContactLists, [
    ["name", ["Ada Berg"]],
    ...rows.map(([label, text]) => [label, [text]] as [string, string[]]),
    ["heading", ["Summary"]],
    ["custom.item", ["Phone: ask for it"]],
  ]).slice(1, -2);

test("lines with captions below the name are contact details", () => {
  expect(
    labels(
      ["custom.item", "• Phone: +44 191 498 0122"],
      ["custom.item", "• Email: ada@berg.example"],
      ["custom.item", "• Location: Leeds, UK"],
    ),
  ).toEqual(["contact", "contact", "contact"]);
});

test("other lists below the name stay", () => {
  const facts: [string, string][] = [
    ["custom.item", "Date of birth: 3 May 1990"],
    ["custom.item", "Phone: +44 191 498 0122"],
  ];
  expect(labels(...facts)).toEqual(["custom.item", "custom.item"]);
  expect(labels(["skills.item", "Mobile: iOS, Android"])).toEqual(["skills.item"]);
});
