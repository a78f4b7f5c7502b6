import { expect, test } from "vitest";
import { auditText, expirationDate, openCountText, ROLE_HINTS } from "./share-labels.ts";

test("the expiration date follows the chosen duration", () => {
  const now = Date.UTC(2026, 0, 1);
  expect(expirationDate("never", now)).toBeNull();
  expect(expirationDate("day", now)).toBe("2026-01-02T00:00:00.000Z");
  expect(expirationDate("month", now)).toBe("2026-01-31T00:00:00.000Z");
});

test("the number of people who opened a link is shown as text", () => {
  expect(openCountText({ members: 0, guests: 0 })).toBe("Not opened yet");
  expect(openCountText({ members: 1, guests: 0 })).toBe("1 person has opened it");
  expect(openCountText({ members: 1, guests: 2 })).toBe(
    "3 people have opened it (2 without an account)",
  );
});

test("the activity log uses the form's section names, and the key for an unknown section", () => {
  expect(auditText({ kind: "joined", section: null })).toBe("joined");
  expect(auditText({ kind: "changed", section: "personalInfo" })).toBe(
    "changed Personal Information",
  );
  expect(auditText({ kind: "changed", section: "awards" })).toBe("changed Awards");
  expect(auditText({ kind: "changed", section: "design.scale" })).toBe("changed the design");
  expect(auditText({ kind: "changed", section: "hobbies" })).toBe("changed hobbies");
});

test("the hint for commenters names everything of the job search that they see", () => {
  expect(ROLE_HINTS.comment).toContain("the job description, your score and the missing skills");
});
