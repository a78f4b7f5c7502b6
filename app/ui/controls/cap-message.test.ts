import { expect, test } from "vitest";
import { capError, capHint } from "./cap-message.ts";

test("a field shows a count near its cap and an error over it", () => {
  expect(capHint(100, 200)).toBeNull();
  expect(capHint(180, 200)).toBe("180 of 200 characters");
  expect(capError("Company", 200, 200)).toBeNull();
  expect(capError("Summary", 5_002, 5_000)).toContain("limited to 5,000 characters");
  expect(capError("Summary", 5_002, 5_000)).toContain("Shorten it by 2 characters");
});
