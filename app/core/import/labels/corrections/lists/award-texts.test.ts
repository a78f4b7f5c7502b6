/**
 * Tests that a sentence below an award is labeled as its description. Rows are lines of a resume, with the label that a
 * model predicted and the text. In labels, "head" is the first line of an entry, "more" a further line of its title,
 * employer or dates, "item" a bullet or other text and "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import {
  labeledLines,
  labelsAfterCorrection,
} from "../../../../../../tests/support/labeled-lines.ts";
import { withAwardTexts } from "./award-texts.ts";

function labelsOf(...rows: [label: string, text: string][]) {
  return labelsAfterCorrection(
    withAwardTexts,
    rows.map(([label, text]) => [label, [text]]),
  );
}

test("a sentence below an award describes it, over several lines as well", () => {
  expect(
    labelsOf(
      ["awards.head", "Prémio Inovação"],
      ["awards.more", "Distinguida pela ordem dos médicos em"],
      ["awards.more", "conjunto com a equipa"],
      ["awards.head", "Zero Accidents"],
      ["awards.more", "Oak Borough Council"],
    ),
  ).toEqual(["awards.head", "awards.item", "awards.rest", "awards.head", "awards.more"]);
});

test("names with lowercase words, and lines with dates, are no description", () => {
  const rows: [string, string][] = [
    ["awards.head", "Gold Medal"],
    ["awards.more", "University of the West of England"],
    ["awards.more", "given in the summer of 2019"],
  ];
  expect(labelsOf(...rows)).toEqual(rows.map(([label]) => label));
});

test("a bullet does not continue the text above it", () => {
  const all = labeledLines([
    ["awards.item", ["For a study of river ice"]],
    ["awards.more", ["Oak Prize"]],
  ]);
  const lines = all.map(({ line }) => ({ ...line, isBullet: true }));
  const labeled = all.map((each) => each.labeled);
  expect(withAwardTexts(lines, labeled)).toEqual(labeled);
});

test("a plain sentence that was taken for an award describes the one above it", () => {
  expect(
    labelsOf(
      ["awards.head", "Early Career Prize"],
      ["awards.head", "Given to one person a year."],
      ["awards.head", "First of twelve in town"],
    ),
  ).toEqual(["awards.head", "awards.item", "awards.head"]);
});
