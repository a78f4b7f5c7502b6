import { expect, test } from "vitest";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { listError } from "./list-error.ts";

test("a list is valid up to its caps", () => {
  const full = Array.from({ length: CAPS.skills }, (_, index) => `skill ${index}`);
  expect(listError("Skills", full)).toBeNull();
  expect(listError("Skills", [...full, "one more"])).toContain("Remove 1");
  expect(listError("Skills", ["x".repeat(CAPS.skill)])).toBeNull();
  expect(listError("Skills", ["x".repeat(CAPS.skill + 1)])).toContain("100 characters");
});
