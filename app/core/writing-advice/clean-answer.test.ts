/** A language model's answer is cleaned before it is offered as a rewrite. */
import { expect, test } from "vitest";
import { cleanAnswer } from "./clean-answer.ts";

test("an answer becomes one line of visible text", () => {
  expect(cleanAnswer("  • Led\r\n the\tteam\0 \u200bwell\u202e\u2066 \u{e0041}", "line")).toBe(
    "Led the team well",
  );
  expect(cleanAnswer('"Led the team"', "line")).toBe("Led the team");
  expect(cleanAnswer("- Led the “A” team", "line")).toBe("Led the “A” team");
});

test("markup of bold, code and bullets is removed", () => {
  expect(cleanAnswer("•**Led** the `team`, 5 * 3", "line")).toBe("Led the team, 5 * 3");
  expect(cleanAnswer("- Led", "line")).toBe("Led");
  expect(cleanAnswer("-5 % of returns", "line")).toBe("-5 % of returns");
});

test("hidden contacts are restored last, and the answer is rejected if they can't be", () => {
  const restore = (text: string) =>
    text.includes("?") ? null : text.replace("#", "y".repeat(1_990));
  expect(cleanAnswer("\u200b# it", "line", restore)).toHaveLength(1_993);
  expect(cleanAnswer("# which is then too long", "line", restore)).toBe(null);
  expect(cleanAnswer("What?", "line", restore)).toBe(null);
});

test("joiners stay where scripts and emoji need them, and are removed between Latin letters", () => {
  expect(cleanAnswer("می‌خواهم", "line")).toBe("می‌خواهم");
  expect(cleanAnswer("Kuber\u200dnetes", "line")).toBe("Kubernetes");
});

test("an empty answer and one that is too long are rejected", () => {
  for (const nothing of ["", " \n ", "\u200b", '""'])
    expect(cleanAnswer(nothing, "line")).toBe(null);
  expect(cleanAnswer("x".repeat(2_001), "line")).toBe(null);
  expect(cleanAnswer("x".repeat(2_001), "summary")).toHaveLength(2_001);
  expect(cleanAnswer("x".repeat(5_001), "summary")).toBe(null);
  expect(cleanAnswer(`Led${"\u200b".repeat(300_000)}`, "line")).toBe(null);
});

test("HTML is kept as plain text", () => {
  const text = '<img src=x onerror="alert(1)"> [a](javascript:alert(1))';
  expect(cleanAnswer(text, "line")).toBe(text);
});
