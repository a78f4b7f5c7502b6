import { expect, test } from "vitest";
import type { PageText } from "#app/core/pdf-text/text-run.ts";
import { removeLetterSpacing } from "./letter-spacing.ts";

function closed(...texts: string[]) {
  const runs = texts.map((text) => ({ text, y: 10 }));
  return removeLetterSpacing({ runs } as PageText).runs.map(({ text }) => text);
}

test("letterspaced words are closed up, other words stay", () => {
  expect(closed("S K I L L S", " ", "I N")).toEqual(["SKILLS", " ", "IN"]);
  expect(closed("Vitamin C", "a b")).toEqual(["Vitamin C", "a b"]);
});

test("words some of whose letters touch are closed up, codes of licenses are not", () => {
  expect(closed("T H I B A U LT - M A R S H")).toEqual(["THIBAULT-MARSH"]);
  expect(closed("B C1 CE D1 BE")).toEqual(["B C1 CE D1 BE"]);
});
