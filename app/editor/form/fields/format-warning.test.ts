import { expect, test } from "vitest";
import type { TextPath } from "#app/editor/sync/room.ts";
import { formatDoubt } from "./format-warning.ts";

const at = (field: string) => ["personalInfo", field] as TextPath;

test("what looks as it should, and an empty field, raise no doubt", () => {
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
    expect(formatDoubt(at(field), text), text).toBeNull();
  }
});

test("what does not is named, with an example", () => {
  expect(formatDoubt(at("email"), "name@example")).toContain("name@example.com");
  expect(formatDoubt(at("email"), "call me")).toContain("kept as you wrote it");
  expect(formatDoubt(at("phone"), "ask for it")).toContain("phone number");
  expect(formatDoubt(at("phone"), "123")).toContain("phone number");
  expect(formatDoubt(at("linkedIn"), "@you")).toContain("linkedin.com/in/you");
  expect(formatDoubt(at("github"), "javascript:alert(1)")).toContain("not printed");
  expect(formatDoubt(["projects", "p1", "liveLink"], "soon")).toContain("example.com");
});
