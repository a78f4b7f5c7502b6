/**
 * Tests that "Books" above several publications is no publication. Rows are lines of a resume, with the label that a
 * model predicted and the text. In labels, "head" is the first line of an entry, "more" a further line of its title,
 * employer or dates and "item" a bullet or other text. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withoutPublicationKinds } from "./publication-kinds.ts";

test("a kind of publications above them is left out, and the line below starts an entry", () => {
  const labels = labelsAfterCorrection(withoutPublicationKinds, [
    ["publications.head", ["Books"]],
    ["publications.head", ["Books and Bread. Dock Street, 2015"]],
    ["publications.more", ["Peer-reviewed articles:"]],
    ["publications.head", ["Papers"]],
    ["skills.item", ["Books"]],
  ]);
  expect(labels).toEqual([
    ...["furniture", "publications.head", "furniture", "publications.head", "skills.item"],
  ]);
});
