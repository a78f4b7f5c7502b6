import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withoutKindsOfPapers } from "./kinds-of-papers.ts";

test("kinds of publications above them are none", () => {
  const labels = labelsAfterCorrection(withoutKindsOfPapers, [
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
