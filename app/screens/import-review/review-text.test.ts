import { expect, test } from "vitest";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { shownText, storedText } from "./review-text.ts";

const path = "experience.0.description";

test("asterisks of a file are shown without the signs that keep them asterisks", () => {
  const text = escapeInline("5*4*3 is 60");
  expect(text).not.toBe("5*4*3 is 60");
  expect(shownText(path, text)).toBe("5*4*3 is 60");
  expect(storedText(path, text, "5*4*3 is **60**")).toBe(escapeInline("5*4*3 is **60**"));
});

test("formats of our own files are shown by their signs", () => {
  expect(shownText(path, "**Led** four")).toBe("**Led** four");
  expect(storedText(path, "**Led** four", "**Led** *four*")).toBe("**Led** *four*");
});

test("a line is shown as it is", () => {
  expect(shownText("interests.0.description", "\\*a\\*")).toBe("\\*a\\*");
  expect(storedText("experience.0.company", "a", "*a*")).toBe("*a*");
});
