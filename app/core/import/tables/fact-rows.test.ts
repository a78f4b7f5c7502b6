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

test("after facts, an unknown label is one too, and languages and hobbies are below all facts", () => {
  expect(
    arrange(
      ["Religion", "Islam"],
      ["Nationality", "Indian"],
      ["Languages Known", "English, Hindi"],
      ["Expected Salary", "AED 4500"],
    ),
  ).toEqual([
    ["Religion | Islam"],
    ["Nationality | Indian"],
    [],
    ["Expected Salary | AED 4500", "English, Hindi"],
  ]);
});

test("no heading, contact detail or number is a fact", () => {
  expect(
    arrange(["Religion", "Islam"], ["Nationality", "Indian"], ["Education", "B.A."])[2],
  ).toBeUndefined();
  expect(
    arrange(["Religion", "Islam"], ["Nationality", "Indian"], ["2019", "Acme"])[2],
  ).toBeUndefined();
});

test("the profession is the headline, that of a relative a fact", () => {
  const rows = [
    ["Profesión", "Contadora"],
    ["Estado civil", "Casada"],
    ["Nacionalidad", "Mexicana"],
    ["Esposo", "Luis Paz"],
    ["Profesión", "Ingeniero"],
  ].map((cells) => cells.map((text, at) => ({ from: at, to: at + 1, lines: [text] })));
  expect(arrangeTableRows(rows, TEXTS)).toEqual([
    [{ line: "Contadora", tableLabel: "headline" }],
    [{ line: "Estado civil | Casada" }],
    [{ line: "Nacionalidad | Mexicana" }],
    [{ line: "Esposo | Luis Paz", tableLabel: "custom.item" }],
    [{ line: "Profesión | Ingeniero", tableLabel: "custom.item" }],
  ]);
});
