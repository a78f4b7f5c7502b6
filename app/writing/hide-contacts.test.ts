import { expect, test } from "vitest";
import { hideContacts } from "./hide-contacts.ts";

test("addresses and numbers of people are hidden from the model and come back in its answer", () => {
  const { hide, show } = hideContacts("555 0199");
  const line = "Answered mail to ada@example.com, +44 20 7946 0958, (030) 123 456 78 and 555 0199.";
  const sent = hide(line);
  expect(sent).not.toMatch(/@|\d/);
  expect(show(sent)).toBe(line);
  expect(show("Write to [contact a].")).not.toContain("[contact");
  expect(show("Write to [contact z].")).toBe("Write to [contact z].");
});

test("years, amounts and figures of a resume are none", () => {
  const { hide } = hideContacts();
  const line = "Led 5 people 2019-2023, then 2019 – 2023; saved $1,200,000 (30 %) in 24/7 shifts.";
  expect(hide(line)).toBe(line);
});

test("the same address twice is one mark", () => {
  const { hide } = hideContacts();
  expect(hide("a@b.co and a@b.co")).toBe("[contact a] and [contact a]");
});
