/**
 * Tests that lines below an unknown heading, doubtfully labeled as contact details, become a custom section
 * ("custom.head" for a title, "custom.item" for a text, "custom.rest" for the continuation of a wrapped line).
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { relabelUnknownSections } from "./unknown-sections.ts";

interface Row {
  label?: string;
  cells: string[];
  isBold?: boolean;
  probability?: number;
}

/** The labels and texts after relabeling; without a label, a row is doubtful contact details. */
function relabeled(...rows: Row[]): [label: string, text: string][] {
  const lines = labeledLines(rows.map(({ label = "contact", cells }) => [label, cells]));
  const labeledRows = lines.map(({ line, labeled }, at) => ({
    line: { ...line, isBold: rows[at]?.isBold ?? false },
    labeled: { ...labeled, probability: rows[at]?.probability ?? 0.4 },
  }));
  return relabelUnknownSections(labeledRows).map(({ line, labeled }) => [labeled.label, line.text]);
}

const heading = (text: string): Row => ({ label: "heading", cells: [text], probability: 1 });

test("names under an unknown heading are a custom section, one in each line", () => {
  expect(
    relabeled(heading("Selected clients"), { cells: ["Halsted Brewing", "Prairie Bank"] }),
  ).toEqual([
    ["heading", "Selected clients"],
    ["custom.item", "Halsted Brewing"],
    ["custom.item", "Prairie Bank"],
  ]);
});

test("bold lines under an unknown heading are titles of the texts below", () => {
  expect(
    relabeled(
      heading("Fiertés"),
      { cells: ["Calme sous pression"], isBold: true },
      { cells: ["Douze escales détournées pendant"] },
      { cells: ["la tempête"] },
      { cells: ["Pédagogie"], isBold: true },
      { cells: ["Neuf intérimaires formés"] },
    ).map(([label]) => label),
  ).toEqual(["heading", "custom.head", "custom.item", "custom.rest", "custom.head", "custom.item"]);
});

test.each<[string, Row[]]>([
  ["probable contact details", [heading("Berlin"), { cells: ["Mitte"], probability: 0.9 }]],
  ["an email address", [heading("Selected clients"), { cells: ["ada@example.com"] }]],
  ["a heading of contact details", [heading("Contact me"), { cells: ["Oak Street"] }]],
  ["a known heading", [heading("Experience"), { cells: ["Oak Street"] }]],
])("%s keep their labels", (_, rows) => {
  expect(relabeled(...rows).map(([label]) => label)).toEqual(
    rows.map((row) => row.label ?? "contact"),
  );
});
