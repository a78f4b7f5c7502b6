/**
 * Tests that each bullet of a list starts an entry where its entries are bullets. Rows are lines of a resume, with the
 * label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a further line of
 * its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withBulletedEntries } from "./bulleted-entries.ts";

const labels = (...rows: [part: string, text: string][]) =>
  labelsAfterCorrection(
    withBulletedEntries,
    rows.map(([part, text]) => [`awards.${part}`, [text]]),
  ).map((label) => label.replace("awards.", ""));

test("bullets in one style start an entry each", () => {
  expect(
    labels(["head", "• Best Short Film"], ["more", "• Best Editing"], ["more", "• Silver Reel"]),
  ).toEqual(["head", "head", "head"]);
});

test("details below a bullet stay with it", () => {
  const expectUnchanged = (...rows: [string, string][]) =>
    expect(labels(...rows)).toEqual(rows.map(([part]) => part));
  // Only the first bullet has a date; titles alternate with issuers; a title without a bullet; wrapped text.
  expectUnchanged(
    ["head", "• Best Film, 2019"],
    ["more", "• Leeds Film Days"],
    ["more", "• With Ivo Blau"],
  );
  expectUnchanged(
    ["head", "• Film"],
    ["more", "• Leeds Days"],
    ["head", "• Sound"],
    ["more", "• York Days"],
  );
  const pairs: [string, string][] = ["Film", "Leeds Days", "Sound", "York Days", "Script"].map(
    (text, at) => [at % 2 === 0 ? "head" : "more", `• ${text}`],
  );
  expectUnchanged(...pairs);
  expectUnchanged(
    ["head", "Best Film"],
    ["more", "• Leeds Film Days"],
    ["more", "• With Ivo Blau"],
  );
  expectUnchanged(["head", "• Best Film of"], ["more", "the year"], ["head", "• Silver Reel"]);
});

test("dated bullets below the heading of volunteering are entries, others its text", () => {
  const below = (...rows: [label: string, text: string][]) =>
    labelsAfterCorrection(withBulletedEntries, [
      ["heading", ["Volunteer work"]],
      ...rows.map(([label, text]): [string, string[]] => [`volunteering.${label}`, [text]]),
    ])
      .slice(1)
      .map((label) => label.replace("volunteering.", ""));
  expect(below(["item", "• Team lead, Food Bank, January 2020 – present"])).toEqual(["head"]);
  expect(below(["item", "• Lead, Food Bank, 2019"], ["item", "• Sorted donations"])).toEqual([
    ...["item", "item"],
  ]);
  expect(below(["item", "• Raised money in 2019"])).toEqual(["item"]);
  expect(below(["item", "Lead, Food Bank, 2019"])).toEqual(["item"]);
  expect(below(["item", "• Lead, Food Bank, 2019"], ["head", "Coach"])).toEqual(["item", "head"]);
});
