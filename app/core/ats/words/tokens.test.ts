import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readTokens } from "./tokens.ts";

/** The tokens that are marked as following an opening bracket. */
const afterBrackets = (text: string) =>
  readTokens(text, ATS_MODEL.lexicon)
    .tokens.filter(({ isAfterOpenBracket }) => isAfterOpenBracket)
    .map(({ raw }) => raw);

test.each([
  ["Google Cloud (GCP)", ["GCP"]],
  ["Google Cloud(GCP)", ["GCP"]],
  ["(GCP) and (AWS)", ["GCP", "AWS"]],
  ["Google Cloud & GCP", []],
])("words after an opening bracket are marked: %s", (text, words) => {
  expect(afterBrackets(text)).toEqual(words);
});

test("an & with or without spaces is read as the word `and`", () => {
  const lows = (text: string) =>
    readTokens(text, ATS_MODEL.lexicon).tokens.map(({ low, start }) => [low, start]);
  expect(lows("R&D")).toEqual([
    ["r", 0],
    ["and", 1],
    ["d", 2],
  ]);
  expect(lows("R & D")).toEqual([
    ["r", 0],
    ["and", 2],
    ["d", 4],
  ]);
});
