import { expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

test("whatever a model answers is one line of what can be seen", () => {
  expect(readAnswer("  • Led\r\n the\tteam\0 \u200bwell\u202e\u2066 \u{e0041}", "line")).toBe(
    "Led the team well",
  );
  expect(readAnswer('"Led the team"', "line")).toBe("Led the team");
  expect(readAnswer("- Led the “A” team", "line")).toBe("Led the “A” team");
});

test("the marks of bold, code and bullets go, whatever stands behind them", () => {
  expect(readAnswer("•**Led** the `team`, 5 * 3", "line")).toBe("Led the team, 5 * 3");
  expect(readAnswer("- Led", "line")).toBe("Led");
  expect(readAnswer("-5 % of returns", "line")).toBe("-5 % of returns");
});

test("what was hidden is put back last, and nothing is left where it cannot be", () => {
  const show = (text: string) => (text.includes("?") ? null : text.replace("#", "y".repeat(1_990)));
  expect(readAnswer("\u200b# it", "line", show)).toHaveLength(1_993);
  expect(readAnswer("# which is then too long", "line", show)).toBe(null);
  expect(readAnswer("What?", "line", show)).toBe(null);
});

test("joiners stay where scripts and pictures need them, and go between Latin letters", () => {
  expect(readAnswer("می‌خواهم", "line")).toBe("می‌خواهم");
  expect(readAnswer("Kuber\u200dnetes", "line")).toBe("Kubernetes");
});

test("nothing is left of nothing, and what is too long is not cut into something else", () => {
  for (const nothing of ["", " \n ", "\u200b", '""'])
    expect(readAnswer(nothing, "line")).toBe(null);
  expect(readAnswer("x".repeat(2_001), "line")).toBe(null);
  expect(readAnswer("x".repeat(2_001), "summary")).toHaveLength(2_001);
  expect(readAnswer("x".repeat(5_001), "summary")).toBe(null);
  expect(readAnswer(`Led${"\u200b".repeat(300_000)}`, "line")).toBe(null);
});

test("markup is text like any other", () => {
  const text = '<img src=x onerror="alert(1)"> [a](javascript:alert(1))';
  expect(readAnswer(text, "line")).toBe(text);
});
