import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { withLabeledRows } from "./labeled-rows.ts";

test("rows among skills that are named languages and interests are those", () => {
  const all = labeledLines([
    ["skills.item", ["Fachkenntnisse", "SAP MM, Vertragsrecht"]],
    ["skills.item", ["Sprachen", "Deutsch – Muttersprache"]],
    ["skills.item", ["Englisch – verhandlungssicher (C1)"]],
    ["skills.item", ["Interessen: Klettern, Blasmusik"]],
    ["skills.item", ["Languages: Python, Go"]],
  ]);
  const labels = withLabeledRows(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
  expect(labels).toEqual([
    "skills.item",
    "languages.item",
    "languages.item",
    "interests.item",
    "skills.item",
  ]);
});
