/** Tests which lines a complete reading of a document must have. */

import { expect, test } from "vitest";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
import { loadModels } from "../../../../../tests/support/import-models.ts";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { linesOf } from "../../../../../tests/support/lines-of.ts";
import { combineReadings, pickBestOrder } from "./choose-reading.ts";

test("details of a school from a table, which no field holds, do not count as missing", () => {
  const lines = labeledLines([
    ["education.head", ["B.Com"]],
    ["education.more", ["Board: CBSE"]],
    ["education.more", ["Fergusson College"]],
  ]).map(({ line }, at) => (at === 1 ? { ...line, tableLabel: "education.item" } : line));
  const nothing = { ok: false, message: "" } as unknown as Parameters<typeof combineReadings>[0];
  const read = combineReadings(nothing, {
    ...{ lines, outcome: nothing, meanProbability: 1, doubtfulShare: 0 },
    doubtSigns: [],
  });
  expect(read.lines).toEqual(["B.Com", "Fergusson College"]);
});

test("of orders that seem as good, the one by the rows of tables counts if it has several entries in them", async () => {
  const { names } = await loadModels();
  const outcome = fromLines(linesOf("# Anna Berg\nanna@example.com"), "pdf", () => "id");
  const inTable = (tableLabel: string) =>
    labeledLines([["experience.head", ["Nurse"]]]).map(({ line }) => ({ ...line, tableLabel }));
  const read = (rows: number, isDrawn: boolean, tableLabel = "experience.head") =>
    combineReadings(
      outcome,
      {
        ...{ lines: Array.from({ length: rows }, () => inTable(tableLabel)).flat(), outcome },
        ...{ meanProbability: 1, doubtfulShare: 0, doubtSigns: [] },
      },
      isDrawn,
    );
  const pick = (...all: ReturnType<typeof read>[]) => pickBestOrder(all, { quality: [], names });
  expect(pick(read(3, false), read(3, true))?.isDrawn).toBe(true);
  expect(pick(read(2, false), read(2, true))?.isDrawn).toBe(false);
  const readWithLanguages = (entries: number, isDrawn: boolean) =>
    combineReadings(
      outcome,
      {
        lines: [
          ...Array.from({ length: entries }, () => inTable("education.head")).flat(),
          ...Array.from({ length: 3 }, () => inTable("languages.item")).flat(),
        ],
        ...{ outcome, meanProbability: 1, doubtfulShare: 0, doubtSigns: [] },
      },
      isDrawn,
    );
  expect(pick(readWithLanguages(1, false), readWithLanguages(1, true))?.isDrawn).toBe(true);
  expect(pick(readWithLanguages(0, false), readWithLanguages(0, true))?.isDrawn).toBe(false);
  const readFurtherLines = (isDrawn: boolean) => read(3, isDrawn, "experience.more");
  expect(pick(readFurtherLines(false), readFurtherLines(true))?.isDrawn).toBe(false);
});
