/**
 * Tests that lines of tools and names above bullets are labeled as text of a job. Rows are lines of a resume, with the
 * label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a further line of
 * its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { withNamedBullets, withToolLines } from "./tool-lines.ts";

const labelsAfter = (...rows: [label: string, text: string][]) =>
  labelsAfterCorrecting(withToolLines, rows);

/** `columnRight` is 0 as in files without positions. */
const labelsAfterCorrecting = (
  correct: typeof withToolLines,
  rows: [label: string, text: string][],
) => {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  return correct(
    all.map(({ line }) => ({ ...line, columnRight: 0 })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
};

test("the tools of a job are not the first line of the next job", () => {
  expect(
    labelsAfter(
      ["experience.head", "Developer, Ashdown, 2010 – 2014"],
      ["experience.item", "• Rewrote the fare cache"],
      ["experience.head", "Stack: Java, Redis, Oracle"],
      ["experience.more", "Developer @ Rowe"],
      ["experience.more", "2007 – 2010"],
    ),
  ).toEqual([
    "experience.head",
    "experience.item",
    "experience.item",
    "experience.head",
    "experience.more",
  ]);
});

test("tools right below the first lines of a job are its text", () => {
  const head: [string, string][] = [
    ["experience.head", "Developer, 2015 – 2020"],
    ["experience.more", "Technologies: Java, Redis, Oracle"],
  ];
  expect(labelsAfter(...head, ["experience.item", "• Rewrote the fare cache"])[1]).toBe(
    "experience.item",
  );
  expect(labelsAfter(...head, ["experience.more", "Ashdown"])[1]).toBe("experience.more");
});

test("a first line without a caption for tools stays", () => {
  const rows: [string, string][] = [
    ["experience.item", "• Rewrote the fare cache"],
    ["experience.head", "Toolmaker, Rowe"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("a name above a job's first bullets is text, if such names are above further ones", () => {
  const rows: [string, string][] = [
    ["experience.head", "Assistant, Tyrol Air, 2016 – 2018"],
    ["experience.more", "Registration"],
    ["experience.item", "• Sold 900 passes"],
    ["experience.item", "Tickets"],
    ["experience.item", "• Ran the box office"],
  ];
  expect(labelsAfterCorrecting(withNamedBullets, rows)[1]).toBe("experience.item");
  expect(labelsAfterCorrecting(withNamedBullets, rows.slice(0, 3))[1]).toBe("experience.more");
});
