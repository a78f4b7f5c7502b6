import { expect, test } from "vitest";
import { splitMentions } from "#app/core/collab/comments/mention-parts.ts";
import { matchingPeople, mentionAtCaret, mentionsIn } from "./mentions.ts";

const ANN = { userId: "1", name: "Ann" };
const ANNA = { userId: "2", name: "Anna Lee" };

test("an @ at the start of a word begins a mention of at most two words", () => {
  expect(mentionAtCaret("@", 1)).toEqual({ at: 0, query: "" });
  expect(mentionAtCaret("Ask @an", 7)).toEqual({ at: 4, query: "an" });
  expect(mentionAtCaret("Ask @anna le, now", 12)).toEqual({ at: 4, query: "anna le" });
  for (const text of ["me@example", "@anna lee is here", "no", "@\n"]) {
    expect(mentionAtCaret(text, text.length), text).toBeNull();
  }
});

test("a person is found by the start of any word of the name, in any case", () => {
  expect(matchingPeople([ANN, ANNA], "A")).toEqual([ANN, ANNA]);
  expect(matchingPeople([ANN, ANNA], "lee")).toEqual([ANNA]);
  expect(matchingPeople([ANN, ANNA], "zoe")).toEqual([]);
});

test("a person whose whole name is typed is not suggested", () => {
  expect(matchingPeople([ANN, ANNA], "ann")).toEqual([ANNA]);
});

test("people named in the text are mentioned, and of two with the same name the chosen one", () => {
  const other = { userId: "3", name: "Ann" };
  expect(mentionsIn("For @Ann.", [ANN, ANNA, other], [ANN])).toEqual([ANN]);
  expect(mentionsIn("For nobody.", [ANN], [ANN])).toEqual([]);
  expect(mentionsIn("For @Anna Lee.", [ANN, ANNA], [])).toEqual([ANNA]);
  expect(mentionsIn("For @Anna Lee and @Ann.", [ANN, ANNA], [])).toEqual([ANN, ANNA]);
});

test("a text is split at its mentions, and the longest matching name wins", () => {
  expect(splitMentions("Hi @Anna Lee, @Ann and @Bob", [ANN, ANNA]).map(({ text }) => text)).toEqual(
    ["Hi ", "@Anna Lee", ", ", "@Ann", " and @Bob"],
  );
  expect(splitMentions("", [ANN])).toEqual([]);
});
