import { expect, test } from "vitest";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { shownText, storedText } from "./review-text.ts";

const path = "experience.0.description";

test("asterisks of an imported file are shown without their escapes, and escaped again when stored", () => {
  const text = escapeInline("5*4*3 is 60");
  expect(text).not.toBe("5*4*3 is 60");
  expect(shownText(path, text)).toBe("5*4*3 is 60");
  expect(storedText(path, text, "5*4*3 is **60**")).toBe(escapeInline("5*4*3 is **60**"));
});

test("a text with bold or italic parts is shown with its asterisks", () => {
  expect(shownText(path, "**Led** four")).toBe("**Led** four");
  expect(storedText(path, "**Led** four", "**Led** *four*")).toBe("**Led** *four*");
});

test("a field that cannot be formatted is shown and stored unchanged", () => {
  expect(shownText("interests.0.description", "\\*a\\*")).toBe("\\*a\\*");
  expect(storedText("experience.0.company", "a", "*a*")).toBe("*a*");
});
