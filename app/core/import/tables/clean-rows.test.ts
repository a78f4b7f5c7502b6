import { expect, test } from "vitest";
import { TEXTS } from "../../../../tests/support/named-rows.ts";
import { cleanRow, splitLabeledCells } from "./clean-rows.ts";

const clean = (...texts: string[]) =>
  cleanRow(
    texts.map((text, at) => ({ from: at, to: at + 1, lines: text === "" ? [] : text.split("\n") })),
    TEXTS,
  ).map(({ lines }) => lines.join("\n"));

test("colons between labels and values are left out", () => {
  expect(clean("Father's Name", ":", "Ivo Berg")).toEqual(["Father's Name", "Ivo Berg"]);
  expect(clean("Organisation", ": Acme Ltd\nDublin")).toEqual(["Organisation", "Acme Ltd\nDublin"]);
  expect(clean("Landline", ":")).toEqual(["Landline", ""]);
});

test("colons within a value stay", () => {
  expect(clean("Hours", "8:30 to 16:00")).toEqual(["Hours", "8:30 to 16:00"]);
  expect(clean(": Acme", "Dublin")).toEqual([": Acme", "Dublin"]);
});

test("labels and values in the same cells become cells of their own", () => {
  const split = (...rows: string[][]) =>
    splitLabeledCells(
      rows.map((texts) => texts.map((text, at) => ({ from: at, to: at + 1, lines: [text] }))),
      TEXTS,
    ).map((row) => row.map(({ lines }) => lines.join("\n")));
  expect(split(["From: Feb 2018", "To: Present"], ["Duties: surveys"])).toEqual([
    ["From", "Feb 2018", "To", "Present"],
    ["Duties", "surveys"],
  ]);
  expect(split(["Skills: Excel", "To: Present"])).toEqual([["Skills: Excel", "To: Present"]]);
  expect(split(["From: Feb 2018"])).toEqual([["From: Feb 2018"]]);
});

test("numbers before labels are left out", () => {
  expect(clean("1. Family name", "2. First name")).toEqual(["Family name", "First name"]);
  expect(clean("1. Family name", "2. Blue team")).toEqual(["1. Family name", "2. Blue team"]);
});

test("a wrapped label beside its value is no label above a value", () => {
  const row = ["Main activities and\nresponsibilities", "Led a team\nof nine"];
  expect(clean(...row)).toEqual(row);
  expect(clean("Employer\nAcme Ltd", "Position\nClerk")).toEqual([
    ...["Employer", "Acme Ltd", "Position", "Clerk"],
  ]);
});
