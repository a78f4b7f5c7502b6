/** The lines of a job description that are requirements: those that begin with a bullet (docs/decisions/0030). */
import { expect, test } from "vitest";
import { requirementsOf } from "./job-description.ts";

test.each([
  ["a bullet", "• Forklift license"],
  ["a black circle", "● Forklift license"],
  ["a square", "▪ Forklift license"],
  ["a middle dot", "· Forklift license"],
  ["an open circle", "◦ Forklift license"],
  ["a triangle", "‣ Forklift license"],
  ["a check mark", "✓ Forklift license"],
  ["Word's symbol font", "\uf0b7 Forklift license"],
  ["a hyphen", "- Forklift license"],
  ["an en dash", "– Forklift license"],
  ["an em dash", "— Forklift license"],
  ["an asterisk", "* Forklift license"],
  ["a tab before and after", "\t•\tForklift license"],
  ["no-break spaces", "\u00a0\u00a0–\u00a0Forklift license\u00a0"],
  ["a blank of no width", "\u200b•\u200b Forklift license"],
  ["no blank after a bullet", "•Forklift license"],
  ["no blank after a dash before a capital", "-Forklift license"],
  ["two marks", "• - Forklift license"],
  ["a mark in a line of its own", "•\n\n  Forklift license"],
  ["a dash in a line of its own", "-\nForklift license"],
])("[spec 5] a line that begins with %s is a requirement", (_, line) => {
  const posting = `Warehouse picker\r\n${line}\r\nApply by Friday`;
  expect(requirementsOf(posting)).toEqual(["Forklift license"]);
});

test("[spec 5] all line ends of web pages and Word separate the lines", () => {
  expect(requirementsOf("● One\u2028● Two\v● Three\r● Four")).toEqual([
    "One",
    "Two",
    "Three",
    "Four",
  ]);
});

test.each([
  "A well-known, family-owned bakery",
  "Hours: 9 - 5",
  "Leeds · Full-time · £28,000",
  "-5 °C in the cold store",
  "--- about us ---",
  "*Depending on experience",
  "**Benefits**",
  "2 * 3",
  "•",
  "- ",
])("[spec 5] %j is no requirement", (line) => {
  expect(requirementsOf(`Baker\n${line}`)).toEqual([]);
});

test("[spec 5] a dash inside a requirement stays", () => {
  expect(requirementsOf("– Night shifts – every other week\n* C++ * Rust")).toEqual([
    "Night shifts – every other week",
    "C++ * Rust",
  ]);
});
