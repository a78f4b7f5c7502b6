import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

function asked(texts: [text: string, label: string, probability: number][], isOneLine = false) {
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

test("of two posts below each other the doubtful one is the employer", () => {
  expect(
    asked([
      ["Pinecone Scheduling", "role", 0.5],
      ["Support Specialist", "role", 0.96],
    ]),
  ).toMatchObject({ org: "Pinecone Scheduling", role: "Support Specialist" });
});

test.each<[string, [text: string, label: string, probability: number][]]>([
  [
    "a probable post",
    [
      ["Night Desk", "role", 0.9],
      ["Support Specialist", "role", 0.96],
    ],
  ],
  [
    "a title of a job",
    [
      ["Head Nurse", "role", 0.5],
      ["Support Specialist", "role", 0.96],
    ],
  ],
  [
    "a post beside an employer",
    [
      ["Night Desk", "role", 0.5],
      ["Support Specialist", "role", 0.96],
      ["Acme", "org", 0.9],
    ],
  ],
])("%s stays one", (_, texts) => {
  expect(asked(texts)?.org).not.toBe(texts[0]?.[0]);
});

test("the post and its kind on one line are no employer", () => {
  const texts: [string, string, number][] = [
    ["Night Desk", "role", 0.5],
    ["Support Specialist", "role", 0.96],
  ];
  expect(asked(texts, true)?.org).toBeUndefined();
});
