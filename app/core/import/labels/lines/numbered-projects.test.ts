/**
 * Tests that numbered projects are split into name and description, without the number. Rows are lines of a resume,
 * with the label that a model predicted and the texts of their cells. In labels, "head" is the first line of an entry,
 * "more" a further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { splitNumberedProjects } from "./numbered-projects.ts";

const read = (...rows: [label: string, cells: string[]][]) =>
  splitNumberedProjects(labeledLines(rows)).map(
    ({ line, labeled }) => `${labeled.label} ${line.text}`,
  );

test("each number starts a project and is removed", () => {
  expect(
    read(
      ["projects.head", ["01", "Saltchuck", "Eleven pouches printed in two inks"]],
      ["projects.more", ["from Tofino to Toronto."]],
      ["projects.item", ["Packaging / Data"]],
      ["projects.item", ["02", "Swim Club"]],
      ["heading", ["Work"]],
    ),
  ).toEqual([
    "projects.head Saltchuck",
    "projects.item Eleven pouches printed in two inks",
    "projects.rest from Tofino to Toronto.",
    "projects.item Packaging / Data",
    "projects.head Swim Club",
    "heading Work",
  ]);
});

test("a single number, and numbers elsewhere, are part of the text", () => {
  expect(read(["projects.item", ["40", "users"]], ["skills.item", ["02", "Go"]])).toEqual([
    "projects.item 40 users",
    "skills.item 02 Go",
  ]);
});
