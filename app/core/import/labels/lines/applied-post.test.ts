import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readAppliedPost } from "./applied-post.ts";

type Rows = Parameters<typeof labeledLines>[0];
const read = (...rows: Rows) =>
  readAppliedPost(labeledLines(rows)).map(({ line, labeled }) => `${labeled.label} ${line.text}`);

const top: Rows = [
  ["heading", ["INFORMAZIONI PERSONALI"]],
  ["name", ["Ada Berg"]],
];

test("the post beside its label is the headline", () => {
  expect(
    read(...top, ["custom.item", ["POSIZIONE RICOPERTA", "Cuoco"]], ["heading", ["ESPERIENZA"]])[2],
  ).toBe("headline Cuoco");
});

test.each<[string, Rows]>([
  [
    "below another heading",
    [...top, ["heading", ["Jobs"]], ["custom.item", ["Current role", "Cook"]]],
  ],
  [
    "beside a headline",
    [...top, ["headline", ["Chef"]], ["custom.item", ["Current role", "Cook"]]],
  ],
  ["without a value", [...top, ["custom.item", ["Current role"]]]],
  ["with a date", [...top, ["custom.item", ["Current role", "Cook since 2019"]]]],
])("%s it stays", (_, rows) => {
  expect(read(...rows)).toEqual(rows.map(([label, texts]) => `${label} ${texts.join(" ")}`));
});
