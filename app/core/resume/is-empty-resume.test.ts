import { expect, test } from "vitest";
import { emptyResume } from "./defaults.ts";
import { isEmptyResume } from "./is-empty-resume.ts";

test("a resume is empty until it has any content", () => {
  expect(isEmptyResume(emptyResume())).toBe(true);
  expect(isEmptyResume({ ...emptyResume(), skills: ["SQL"] })).toBe(false);
});
