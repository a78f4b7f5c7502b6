/**
 * Tests that running text is split at bullets that were typed in it. "experience.item" is a bullet or text of a job,
 * "experience.rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitTypedBullets } from "./typed-bullets.ts";

const split = (label: string, text: string) =>
  splitTypedBullets(labeledLines([[label, [text]]])).map(({ line, labeled }) => [
    labeled.label,
    line.text,
  ]);

test("each typed bullet becomes a line, and the text before it keeps its label", () => {
  expect(split("experience.rest", "on a Saturday. • Baked bread. · Ordered stock daily")).toEqual([
    ["experience.rest", "on a Saturday."],
    ["experience.item", "• Baked bread."],
    ["experience.item", "• Ordered stock daily"],
  ]);
  expect(split("experience.item", "Ran the late shift • Trained ten nurses")).toHaveLength(2);
  expect(split("experience.item", "Duties: Ran the grill. • Baked bread daily")).toHaveLength(2);
});

test.each([
  ["experience.item", "Python • Docker • React"],
  ["experience.item", "Ran the shop in Leeds · Trained ten nurses"],
  ["experience.item", "• Baked bread daily"],
  ["experience.item", "Technologies: Ruby on Rails • Amazon Web Services • Google Cloud Platform"],
  ["experience.rest", "Moss & Co. · Retail of plants"],
  ["experience.rest", "Acme Inc. · Cupertino"],
  ["experience.item", "Open 9 a.m. • 5 p.m. daily"],
  ["experience.item", "Used Node.js; • Express"],
  ["skills.item", "Reading of plans. • Welding of pipes"],
])("%s %s stays", (label, text) => {
  expect(split(label, text)).toEqual([[label, text]]);
});
