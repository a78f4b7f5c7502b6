/**
 * Tests that a doubtful part gets the label of the parts at the same position in other entries. A part is a text
 * between separators in the first lines of an entry, with the label that a model gave it: "role" is a job title, "org"
 * an employer or school, "field" a field of study and "note" any other text.
 */

import { expect, test } from "vitest";
import type { HeadPart } from "./head-parts.ts";
import { withLabelsOfSimilarEntries } from "./similar-entries.ts";

/** A part of a job, the `at`-th one of its line, behind a bar. */
const partOf = (text: string, entry: number, at: number): HeadPart => ({
  ...{
    text,
    entryIndex: entry,
    partIndex: at,
    separatorBefore: at > 0 ? " | " : "",
    content: "experience",
    size: 10,
  },
  ...{
    isBold: false,
    isItalic: false,
    isCaps: false,
    lineIndex: 0,
    cellIndex: 0,
    cellCount: 1,
    hasDates: false,
  },
});

/** The labels of entries after correction; each part has its text, label and probability. */
const labelsOf = (...entries: [text: string, label: string, probability: number][][]) => {
  const parts = entries.flatMap((entryParts, entry) =>
    entryParts.map(([text], at) => partOf(text, entry, at)),
  );
  const labeled = entries.flat().map(([, label, probability]) => ({ label, probability }));
  return withLabelsOfSimilarEntries(parts, labeled).map(({ label }) => label);
};

test("a doubtful part gets the label of the part at its position in another entry", () => {
  expect(
    labelsOf(
      [
        ["Lurpean", "org", 1],
        ["Bilbao", "place", 0.97],
      ],
      [
        ["Museo de la Minería", "org", 0.94],
        ["Gallarta", "org", 0.37],
      ],
    ),
  ).toEqual(["org", "place", "org", "place"]);
});

test.each([
  ["a probable one stays", "Gallarta", 0.9, "org"],
  ["a name of an employer is no place", "Acme Ltd", 0.4, "org"],
])("%s", (_, text, probability, label) => {
  const first: [string, string, number][] = [
    ["Lurpean", "org", 1],
    ["Bilbao", "place", 0.97],
  ];
  const labels = labelsOf(first, [
    ["Museo", "org", 0.94],
    [text, "org", probability],
  ]);
  expect(labels.at(-1)).toBe(label);
});

test("a label that the entry has elsewhere, or that other entries do not share, is not taken", () => {
  expect(
    labelsOf([["Acme", "org", 1]], [["Nurse", "role", 1]], [["Oak", "note", 0.5]]).at(-1),
  ).toBe("note");
  expect(
    labelsOf(
      [
        ["Nurse", "role", 1],
        ["Acme", "org", 1],
      ],
      [
        ["Oak", "org", 1],
        ["Cook", "role", 0.5],
      ],
    ).at(-1),
  ).toBe("role");
});

test("parts that continue a wrapped line keep their labels", () => {
  const parts = [
    partOf("BTS", 0, 0),
    partOf("BTS Services aux", 1, 0),
    { ...partOf("organisations", 1, 0), lineIndex: 1 },
  ];
  const labeled = [
    { label: "degree", probability: 1 },
    { label: "field", probability: 0.5 },
    { label: "field", probability: 0.5 },
  ];
  expect(withLabelsOfSimilarEntries(parts, labeled)).toEqual(labeled);
});

test("a text that is a sure place in another entry is a place here too", () => {
  const first: [string, string, number][] = [
    ["Ing., Stavba strojů", "degree", 0.95],
    ["Plzeň", "place", 0.96],
  ];
  expect(
    labelsOf(first, [
      ["Maturita", "degree", 0.95],
      ["Plzeň", "field", 0.9],
    ]),
  ).toEqual(["degree", "place", "degree", "place"]);
  expect(
    labelsOf(first, [
      ["Maturita", "degree", 0.95],
      ["Klatovy", "field", 0.9],
    ]),
  ).toEqual(["degree", "place", "degree", "field"]);
});
