import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withoutPublicationKinds } from "./publication-kinds.ts";

test("kinds of publications above them are none", () => {
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
