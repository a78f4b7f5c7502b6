import { expect, test } from "vitest";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";
import { type CheckedTips, currentTips, lineAround } from "./current-tips.ts";

const TEXT = "Helped with this\nResponsible for that";
const FIELD = "summary";

function aTip(words: string, text = TEXT): Tip {
  const start = text.indexOf(words);
  return {
    id: words,
    rule: "weak-verb" as const,
    field: FIELD,
    words,
    advice: "",
    pattern: "",
    range: { start, end: start + words.length },
    fixes: [],
  };
}
const checked: CheckedTips = {
  tips: [aTip("Helped with"), aTip("Responsible for")],
  texts: new Map([[FIELD, TEXT]]),
};
/** The tips after the text has become `text`; `ignored` are ids, and the line with the caret is being typed. */
const now = (text: string, { ignored = [] as string[], caret = -1 } = {}) =>
  currentTips(checked, {
    textOf: () => text,
    ignored: new Set(ignored),
    typedLine: caret < 0 ? null : { field: FIELD, range: lineAround(text, caret) },
  });
const wordsIn = (text: string, options?: Parameters<typeof now>[1]) =>
  now(text, options).map(({ range }) => text.slice(range.start, range.end));

test("tips move with their words while other words are written", () => {
  expect(now(TEXT)).toEqual(checked.tips);
  expect(now(TEXT)[0]).toBe(checked.tips[0]);
  expect(wordsIn(`First of all.\n${TEXT}`)).toEqual(["Helped with", "Responsible for"]);
  expect(wordsIn(`${TEXT}, and more`)).toEqual(["Helped with", "Responsible for"]);
  expect(wordsIn(TEXT.replace("this\n", "this and these\nAnd\n"))).toEqual([
    "Helped with",
    "Responsible for",
  ]);
});

test("a tip is dropped once its words change", () => {
  expect(wordsIn(TEXT.replace("Responsible", "Irresponsible"))).toEqual(["Helped with"]);
  expect(wordsIn(TEXT.replace("for that", "forever that"))).toEqual(["Helped with"]);
  expect(wordsIn(TEXT.replace("Helped with", "Built"))).toEqual(["Responsible for"]);
  expect(wordsIn("")).toEqual([]);
});

test("the line that is being typed has no tips, and ignored tips are left out", () => {
  expect(wordsIn(TEXT, { caret: 3 })).toEqual(["Responsible for"]);
  expect(wordsIn(TEXT, { caret: TEXT.length })).toEqual(["Helped with"]);
  expect(wordsIn(TEXT, { ignored: ["Helped with"] })).toEqual(["Responsible for"]);
});

test("the line around a caret is without its line ends", () => {
  expect(lineAround("a\nbc\nd", 3)).toEqual({ start: 2, end: 4 });
  expect(lineAround("a\nbc\nd", 4)).toEqual({ start: 2, end: 4 });
  expect(lineAround("a\nbc\nd", 0)).toEqual({ start: 0, end: 1 });
  expect(lineAround("a\nbc\nd", 6)).toEqual({ start: 5, end: 6 });
});
