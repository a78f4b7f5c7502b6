import { expect, test } from "vitest";
import { arrange, TEXTS } from "../../../../tests/support/named-rows.ts";
import { arrangeTableRows } from "./arrange-tables.ts";

test("facts below the heading of a person in their table are no entries", () => {
  const row = (...texts: string[]) =>
    texts.map((text, at) => ({ from: at, to: at + 1, lines: [text] }));
  expect(
    arrangeTableRows(
      [row("Personal Particulars"), row("4", "Religion", "Islam"), row("5", "Domicile", "Multan")],
      TEXTS,
    ),
  ).toEqual([
    [{ line: "Personal Particulars", tableLabel: "heading" }],
    [{ line: "Religion | Islam", tableLabel: "custom.item" }],
    [{ line: "Domicile | Multan", tableLabel: "custom.item" }],
  ]);
});

test("numbers of facts say nothing", () => {
  expect(arrange(["6", "Religion", "Islam"], ["7", "Domicile", "Multan"])).toEqual([
    ["Religion | Islam"],
    ["Domicile | Multan"],
  ]);
});

test("a heading without facts, and a fact alone, stay as they are", () => {
  expect(arrange(["Personal Data"], ["Skills", "Excel"], ["Religion", "Islam"])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
