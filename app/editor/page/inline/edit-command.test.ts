import { expect, test } from "vitest";
import { toEditCommand } from "./edit-command.ts";
import { mapLines, type TextKind } from "./line-map.ts";

/** The text after an input event in it, or the command if that is no replacement. */
function run(
  text: string,
  inputType: string,
  [start, end]: [number, number],
  { data = "", kind = "bullets" as TextKind, shown = text.split("\n") } = {},
) {
  const map = mapLines(text, kind, shown, null);
  if (!map) throw new Error("No map");
  const command = toEditCommand({ inputType, data, range: { start, end } }, { text, kind, map });
  if (command === null || typeof command === "string") return command;
  return text.slice(0, command.range.start) + command.insert + text.slice(command.range.end);
}

test("Enter splits a bullet, and moves from a text of one line to the next text", () => {
  expect(run("ab", "insertLineBreak", [1, 1])).toBe("a\nb");
  expect(run("ab", "insertParagraph", [1, 1], { kind: "line" })).toBe("next");
});

test("Backspace at the start of a bullet joins it with the one before, without its mark", () => {
  const shown = ["a", "b"];
  expect(run("a\n- b", "deleteContentBackward", [4, 4], { shown })).toBe("ab");
  expect(run("a\n\nb", "deleteContentBackward", [3, 3], { shown })).toBe("ab");
  expect(run("a\n- b", "deleteContentForward", [1, 1], { shown })).toBe("ab");
  expect(run("ab", "deleteContentBackward", [0, 0])).toBe("ab");
  expect(run("ab", "deleteContentForward", [2, 2])).toBe("ab");
});

test("whole characters are deleted where the browser gives no range", () => {
  expect(run("a👍🏽", "deleteContentBackward", [5, 5])).toBe("a");
  expect(run("👍🏽a", "deleteContentForward", [0, 0])).toBe("a");
  expect(run("abc", "deleteWordBackward", [1, 3])).toBe("a");
});

test("pasted line ends stay in a description, and become spaces in a text of one line", () => {
  const data = "x\r\ny\u2028z";
  expect(run("ab", "insertFromPaste", [1, 1], { data })).toBe("ax\ny\nzb");
  expect(run("ab", "insertFromPaste", [1, 1], { data, kind: "line" })).toBe("ax y zb");
});

test("a format command changes nothing, and undo is left to the editor", () => {
  expect(run("ab", "formatBold", [0, 2])).toBeNull();
  expect(run("ab", "historyUndo", [0, 0])).toBe("undo");
});
