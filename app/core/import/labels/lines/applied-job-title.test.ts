/**
 * Tests that the job title beside its caption in a Europass form becomes the headline. Rows are lines of a resume, with
 * the label that a model predicted and the texts of their cells. In labels, "item" is a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readAppliedJobTitle } from "./applied-job-title.ts";

type Rows = Parameters<typeof labeledLines>[0];
const read = (...rows: Rows) =>
  readAppliedJobTitle(labeledLines(rows)).map(
    ({ line, labeled }) => `${labeled.label} ${line.text}`,
  );

const top: Rows = [
  ["heading", ["INFORMAZIONI PERSONALI"]],
  ["name", ["Ada Berg"]],
];

test("the job title beside its caption is the headline", () => {
  expect(
    read(...top, ["custom.item", ["POSIZIONE RICOPERTA", "Cuoco"]], ["heading", ["ESPERIENZA"]])[2],
  ).toBe("headline Cuoco");
});

test.each<[string, Rows]>([
  [
    "below another heading",
    [...top, ["heading", ["Jobs"]], ["custom.item", ["Current role", "Cook"]]],
  ],
  [
    "beside a headline",
    [...top, ["headline", ["Chef"]], ["custom.item", ["Current role", "Cook"]]],
  ],
  ["without a value", [...top, ["custom.item", ["Current role"]]]],
  ["with a date", [...top, ["custom.item", ["Current role", "Cook since 2019"]]]],
])("%s, the line stays", (_, rows) => {
  expect(read(...rows)).toEqual(rows.map(([label, texts]) => `${label} ${texts.join(" ")}`));
});
