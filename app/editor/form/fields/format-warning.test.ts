import { expect, test } from "vitest";
import type { TextPath } from "#app/editor/sync/room.ts";
import { formatWarning } from "./format-warning.ts";

const at = (field: string) => ["personalInfo", field] as TextPath;

test("well-formed texts and empty fields have no warning", () => {
  for (const [field, text] of [
    ["email", "name@example.com"],
    ["email", " zoë.o'connor+cv@mail.example.co.uk "],
    ["email", "山田@例え.jp"],
    ["phone", "+49 (0)30 123 456-78"],
    ["phone", "020 7946 0000 ext. 12"],
    ["phone", "555.123.4567"],
    ["linkedIn", "linkedin.com/in/you"],
    ["linkedIn", "https://www.linkedin.com/in/zoë"],
    ["github", "github.com/you"],
    ["fullName", "anything at all"],
    ["email", ""],
    ["phone", "   "],
  ] as const) {
    expect(formatWarning(at(field), text), text).toBeNull();
  }
});

test("a malformed text has a warning with an example", () => {
  expect(formatWarning(at("email"), "name@example")).toContain("name@example.com");
  expect(formatWarning(at("email"), "call me")).toContain("kept as you wrote it");
  expect(formatWarning(at("phone"), "ask for it")).toContain("phone number");
  expect(formatWarning(at("phone"), "123")).toContain("phone number");
  expect(formatWarning(at("linkedIn"), "@you")).toContain("linkedin.com/in/you");
  expect(formatWarning(at("github"), "javascript:alert(1)")).toContain("not printed");
  expect(formatWarning(["projects", "p1", "liveLink"], "soon")).toContain("example.com");
});
