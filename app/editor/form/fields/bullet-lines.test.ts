import { expect, test } from "vitest";
import { applyLineMove, cleanPastedLines, lineMarks, moveLines } from "./bullet-lines.ts";

/** Applies a move as the field does, with the selection marked by brackets. */
function moved(marked: string, by: -1 | 1): string | null {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace(/[[\]]/g, "");
  const move = moveLines(text, { start, end }, by);
  if (!move) return null;
  const next = applyLineMove(text, move);
  const { selection } = move;
  return `${next.slice(0, selection.start)}[${next.slice(selection.start, selection.end)}]${next.slice(selection.end)}`;
}

test("a line indented by two spaces has the mark of the second level", () => {
  expect(lineMarks(["Led", "  hired", "built"])).toEqual(["bullet", "nested", "bullet"]);
  expect(lineMarks(["  a", "  b"])).toEqual(["bullet", "bullet"]);
});

test("each line of several has a mark, and a single line has none", () => {
  expect(lineMarks(["One line"])).toEqual(["none"]);
  expect(lineMarks(["One", "Two"])).toEqual(["bullet", "bullet"]);
});

test("a line with a marker of its own gets no second one, and a blank line a faint one", () => {
  expect(lineMarks(["• One", "- Two", "Three", ""])).toEqual(["none", "none", "bullet", "blank"]);
});

test("a line moves up and down with its selection", () => {
  expect(moved("one\nt[w]o\nthree", -1)).toBe("t[w]o\none\nthree");
  expect(moved("one\nt[w]o\nthree", 1)).toBe("one\nthree\nt[w]o");
  expect(moved("on[]e\ntwo", 1)).toBe("two\non[]e");
});

test("several selected lines move together", () => {
  expect(moved("one\nt[wo\nth]ree\nfour", 1)).toBe("one\nfour\nt[wo\nth]ree");
  expect(moved("one\nt[wo\nth]ree\nfour", -1)).toBe("t[wo\nth]ree\none\nfour");
});

test("blank lines are passed like others", () => {
  expect(moved("one\n\n[]two", -1)).toBe("one\n[]two\n");
  expect(moved("[]\ntwo", 1)).toBe("two\n[]");
  expect(moved("\nt[]wo", -1)).toBe("t[]wo\n");
});

test("the first line does not move up, nor the last one down", () => {
  expect(moved("o[]ne\ntwo", -1)).toBeNull();
  expect(moved("one\ntwo[]", 1)).toBeNull();
});

test("pasted lines lose their markers and blank lines", () => {
  expect(cleanPastedLines("• Led a team\r\n\r\n – Cut costs\n▪ Won\n")).toBe(
    "Led a team\nCut costs\nWon",
  );
});

test("a number or a sign that belongs to the text is not taken for a marker", () => {
  expect(cleanPastedLines("-5% costs\n2024 award\n1. first")).toBe(
    "-5% costs\n2024 award\n1. first",
  );
});

test("a single pasted line is left alone", () => {
  expect(cleanPastedLines("- one")).toBeNull();
});
