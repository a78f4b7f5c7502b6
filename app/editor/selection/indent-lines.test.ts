import { expect, test } from "vitest";
import { indentLines } from "./indent-lines.ts";

test("the lines of a selection are indented by one level, and no further", () => {
  expect(indentLines("a\nb\nc", { start: 2, end: 5 }, 1)).toBe("a\n  b\n  c");
  expect(indentLines("a\n  b", { start: 4, end: 4 }, 1)).toBe("a\n  b");
  expect(indentLines("a\n\nb", { start: 2, end: 4 }, 1)).toBe("a\n\n  b");
  expect(indentLines("\nabc", { start: 0, end: 0 }, 1)).toBe("\nabc");
});

test("indented lines are outdented, also those with a tab", () => {
  expect(indentLines("a\n  b\n\tc\nd", { start: 2, end: 9 }, -1)).toBe("a\nb\nc\nd");
  expect(indentLines("a", { start: 0, end: 0 }, -1)).toBe("a");
});
