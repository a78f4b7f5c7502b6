/**
 * Tests that a town with its country in the last cell of an award is the place, not the issuer. A part is a text
 * between separators in the first lines of an entry, with the label that a model gave it: "issuer" is who gave it and
 * "note" any other text.
 */

import { expect, test } from "vitest";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import { withPlacesOfAwards } from "./places-of-awards.ts";
import { readHeads } from "./read-heads.ts";

const read = (cells: string[], ...labels: string[]) => {
  const lines = labeledLines([["awards.head", cells]]).map(({ line }) => line);
  const label = labelInOrder(...labels);
  const namesTown = (text: string) => text === "York";
  return readHeads([{ content: "awards", lines }], (parts) =>
    withPlacesOfAwards(parts, label(parts), namesTown),
  )[0]?.texts;
};

test("a town with its country beside an award and its issuer is the place", () => {
  expect(
    read(["2022", "Best Nurse, City of Leeds", "York, UK"], "name", "name", "issuer", "note"),
  ).toMatchObject({ name: "Best Nurse", issuer: "City of Leeds", place: "York, UK" });
  expect(
    read(["Best Nurse, City of Leeds", "Boise, ID"], "name", "issuer", "issuer", "issuer"),
  ).toMatchObject({ name: "Best Nurse", issuer: "City of Leeds", place: "Boise, ID" });
});

test.each([
  [["Best Nurse", "City of York, UK"]],
  [["Best Nurse, second", "University of York, UK"]],
  [["Best Nurse, second", "Oxfam, UK"]],
  [["Best Nurse, second", "Care Council, Leeds"]],
])("a last cell that may be the issuer is no place: %j", (cells) => {
  expect(read(cells, "name", "issuer", "issuer", "issuer")?.place).toBeUndefined();
});
