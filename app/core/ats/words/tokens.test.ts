import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { GAP, readTokens } from "./tokens.ts";

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

test.each([
  ["Remote: No. 5 years of plumbing", 5],
  ["Sponsorship: No. 10 years in nursing", 10],
  ["Weekends? No. 2-3 yrs of welding", 2],
])("a full stop before an amount ends the sentence: %s", (text, amount) => {
  const { tokens } = readTokens(text, ATS_MODEL.lexicon);
  expect(tokens.find(({ low }) => low === String(amount))?.gap).toBe(GAP.sentence);
});

test.each(["License no. 4711", "Plumbing lic. No. 12345, Ohio", "Nr. 5"])(
  "a full stop in the short form of a number does not: %s",
  (text) => {
    const { tokens } = readTokens(text, ATS_MODEL.lexicon);
    expect(tokens.find(({ low }) => /^\d+$/.test(low))?.gap).toBe(GAP.space);
  },
);
