import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withoutKindsOfPapers } from "./kinds-of-papers.ts";

test("kinds of publications above them are none", () => {
  const all = labeledLines([
    ["publications.head", ["Books"]],
    ["publications.head", ["Books and Bread. Dock Street, 2015"]],
    ["publications.more", ["Peer-reviewed articles:"]],
    ["publications.head", ["Papers"]],
    ["skills.item", ["Books"]],
  ]);
  const labels = withoutKindsOfPapers(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  );
  expect(labels.map(({ label }) => label)).toEqual([
    ...["furniture", "publications.head", "furniture", "publications.head", "skills.item"],
  ]);
});
