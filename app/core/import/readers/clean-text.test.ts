import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test.each([
  ["ȱMinneapolis, MN", "Minneapolis, MN"],
  ["ȱ", ""],
  ["Nguyễn Thị Ước", "Nguyễn Thị Ước"],
  ["Ư", "Ư"],
  ["Ștefan Țară", "Ștefan Țară"],
  ["Ɓala Ɗanladi, Əli", "Ɓala Ɗanladi, Əli"],
])("letters that encode icons are removed, letters of languages are kept: %s", (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test("the arrow after a link is removed, and arrows between words are kept", () => {
  expect(cleanText("Voter Lantern ↗")).toBe("Voter Lantern");
  expect(cleanText("Sales ↗ 20%")).toBe("Sales ↗ 20%");
  expect(cleanText("2019 → 2021")).toBe("2019 → 2021");
});
