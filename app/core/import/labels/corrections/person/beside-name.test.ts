import { expect, test } from "vitest";
import { besideName } from "./beside-name.ts";

test.each([
  ["Thijs de Vries", "Inkoper", "thijs.devries@example.net", true],
  ["Kateryna MacLeod", "Clinical", "macleod_kateryna@example.com", true],
  ["Ana Maria", "Santos Cook", "ana.santos@example.com", false],
  ["Maria", "Cook", "m@example.com", false],
  ["Ada Berg", "Leeds, UK", "ada.berg@example.com", false],
  ["Ada Berg", "44000 Nantes", "ada.berg@example.com", false],
  ["Ada Berg", "Lind", "ab@example.com", false],
])("beside %s, %s is the headline for %s: %s", (name, after, email, expected) => {
  const namesJob = (text: string) => /Inkoper|Cook/.test(text);
  expect(besideName(["Leeds", email], namesJob).isHeadline(name, after)).toBe(expected);
});

test("a town beside the name is no part of it, unless it is a surname", () => {
  const { isOther } = besideName(
    ["a.gent@example.com"],
    () => false,
    () => true,
  );
  expect([isOther("Ruud Hof", "Brugge"), isOther("Ruud Hof", "Gent")]).toEqual([true, false]);
});
