import { expect, test } from "vitest";
import { headlineBeside } from "./beside-name.ts";

test.each([
  ["Thijs de Vries", "Inkoper", "thijs.devries@example.net", true],
  ["Kateryna MacLeod", "Clinical", "macleod_kateryna@example.com", true],
  ["Ana Maria", "Santos Cook", "ana.santos@example.com", false],
  ["Maria", "Cook", "m@example.com", false],
  ["Ada Berg", "Leeds, UK", "ada.berg@example.com", false],
  ["Ada Berg", "Lind", "ab@example.com", false],
])("beside %s, %s is the headline for %s: %s", (name, after, email, expected) => {
  const namesJob = (text: string) => /Inkoper|Cook/.test(text);
  expect(headlineBeside(["Leeds", email], namesJob)(name, after)).toBe(expected);
});
