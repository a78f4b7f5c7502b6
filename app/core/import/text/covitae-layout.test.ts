import { expect, test } from "vitest";
import { isCovitaeText } from "./covitae-layout.ts";

const text = (...person: string[]) =>
  [
    person.join("\n"),
    "EXPERIENCE\nBarista\nBean & Gone\nMar 2019 – Present\n- Served 300 customers a day",
    "LANGUAGES\nPolish (native), English (C1)\n",
  ].join("\n\n");

test("a text with one contact detail per line is Covitae's", () => {
  expect(isCovitaeText(text("Marta Novak", "marta@example.ie", "086 123 4567"))).toBe(true);
  expect(isCovitaeText(text("Marta Novak", "Engineer @ Bean & Gone", "marta@example.ie"))).toBe(
    true,
  );
});

test.each(["086 123 4567 | marta@example.ie", "Email: marta@example.ie"])(
  "a text with %j is not Covitae's",
  (line) => {
    expect(isCovitaeText(text("Marta Novak", line))).toBe(false);
  },
);
