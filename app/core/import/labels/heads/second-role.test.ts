/**
 * Tests that the doubtful one of two job titles in an entry is the employer. A part is a text between separators in the
 * first lines of an entry, with the label that a model gave it: "role" is a job title, "org" an employer or school and
 * "note" any other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

/** Reads a job whose parts are on a line each, or in the cells of one line. */
function textsOf(texts: [text: string, label: string, probability: number][], isOneLine = false) {
  const rows = isOneLine ? [texts.map(([text]) => text)] : texts.map(([text]) => [text]);
  const lines = labeledLines(rows.map((cells) => ["experience.head", cells])).map(
    ({ line }) => line,
  );
  const [head] = readHeads([{ content: "experience", lines }], (parts) =>
    parts.map((_, at) => ({
      label: texts[at]?.[1] ?? "note",
      probability: texts[at]?.[2] ?? 0,
    })),
  );
  return head?.texts;
}

test("of two job titles on two lines, the doubtful one is the employer", () => {
  expect(
    textsOf([
      ["Pinecone Scheduling", "role", 0.5],
      ["Support Specialist", "role", 0.96],
    ]),
  ).toMatchObject({ org: "Pinecone Scheduling", role: "Support Specialist" });
});

test.each<[string, [text: string, label: string, probability: number][]]>([
  [
    "a probable job title",
    [
      ["Night Desk", "role", 0.9],
      ["Support Specialist", "role", 0.96],
    ],
  ],
  [
    "a job title with a known word",
    [
      ["Head Nurse", "role", 0.5],
      ["Support Specialist", "role", 0.96],
    ],
  ],
  [
    "a job title in an entry with an employer",
    [
      ["Night Desk", "role", 0.5],
      ["Support Specialist", "role", 0.96],
      ["Acme", "org", 0.9],
    ],
  ],
])("%s is no employer", (_, texts) => {
  expect(textsOf(texts)?.org).not.toBe(texts[0]?.[0]);
});

test("two job titles on one line are no employer", () => {
  const texts: [string, string, number][] = [
    ["Night Desk", "role", 0.5],
    ["Support Specialist", "role", 0.96],
  ];
  expect(textsOf(texts, true)?.org).toBeUndefined();
});
