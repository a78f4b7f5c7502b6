/**
 * Tests that "Position: Cook" below the first lines of a job is read as its job title. Rows are lines of a resume, with
 * the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a further line
 * of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withCaptionedJobTitles } from "./captioned-job-titles.ts";

type Row = [part: string, text: string];
const partsAfter = (...rows: Row[]) =>
  labelsAfterCorrection(
    withCaptionedJobTitles,
    rows.map(([part, text]) => [`experience.${part}`, [text]]),
  ).map((label) => label.replace("experience.", ""));

/** A second job with the same caption. */
const SECOND: Row[] = [
  ["head", "from 02.2013 to 09.2018"],
  ["more", "Golden Palm, Batangas"],
  ["more", "Position: Cook"],
];

test("a job title after a caption, right below the first lines of a job, becomes one of these lines", () => {
  const rows: Row[] = [
    ["head", "from 10.2018 to now"],
    ["more", "Ristora Salute, Milano"],
    ["item", "Position: Kitchen helper, then Commis"],
    ["item", "Stock lists"],
  ];
  expect(partsAfter(...rows, ...SECOND)).toEqual([
    ...["head", "more", "more", "item"],
    ...["head", "more", "more"],
  ]);
});

test("a caption stays text in a single job, before a sentence, below text and below a job title", () => {
  const role: Row = ["item", "Position: Kitchen helper"];
  const head: Row = ["head", "Ristora Salute, 2019 - 2021"];
  expect(partsAfter(head, role)[1]).toBe("item");
  expect(partsAfter(head, ["item", "Position: Led the kitchen."], ...SECOND)[1]).toBe("item");
  expect(partsAfter(head, ["item", "Duties: Kitchen, stock"], ...SECOND)[1]).toBe("item");
  expect(partsAfter(head, ["item", "Stock lists"], role, ...SECOND)[2]).toBe("item");
  expect(partsAfter(["head", "Head Chef, Ristora, 2019 - 2021"], role, ...SECOND)[1]).toBe("item");
  // Of two captions in one job, only the first is the job title.
  const second: Row = ["item", "Position: Commis"];
  const labeled: Row[] = [["head", "Ristora, 2019 - 2021"], ["item", "Position: Cook"], second];
  expect(partsAfter(...labeled, ...SECOND).slice(0, 3)).toEqual(["head", "more", "item"]);
});
