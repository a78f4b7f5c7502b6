import { expect, test } from "vitest";
import { auditText, cameText, expiresAtOf } from "./share-words.ts";

test("a link lasts for as long as was chosen", () => {
  const now = Date.UTC(2026, 0, 1);
  expect(expiresAtOf("never", now)).toBeNull();
  expect(expiresAtOf("day", now)).toBe("2026-01-02T00:00:00.000Z");
  expect(expiresAtOf("month", now)).toBe("2026-01-31T00:00:00.000Z");
});

test("who opened a link is told in words", () => {
  expect(cameText({ members: 0, guests: 0 })).toBe("Nobody has opened it yet");
  expect(cameText({ members: 1, guests: 0 })).toBe("1 person has opened it");
  expect(cameText({ members: 1, guests: 2 })).toBe(
    "3 people have opened it (2 without an account)",
  );
});

test("the audit names sections as the form does, and those it does not know by their key", () => {
  expect(auditText({ kind: "joined", section: null })).toBe("joined");
  expect(auditText({ kind: "changed", section: "personalInfo" })).toBe(
    "changed Personal Information",
  );
  expect(auditText({ kind: "changed", section: "awards" })).toBe("changed Awards");
  expect(auditText({ kind: "changed", section: "design.scale" })).toBe("changed the design");
  expect(auditText({ kind: "changed", section: "hobbies" })).toBe("changed hobbies");
});
