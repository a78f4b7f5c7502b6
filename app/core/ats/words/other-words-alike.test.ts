/** Words of one stem that mean different things: dressings are not shown by dressing residents. */
import { expect, test } from "vitest";
import { shownInLine } from "../../../../tests/support/shown-in-line.ts";

test.each([
  ["Dressings", "Helped residents wash, dress and eat"],
  ["Wound care", "Helped residents wash, dress and eat"],
  ["Presentation", "2019 - present"],
  ["Organized", "Ran the shop of a small organization"],
  ["Differentiation", "Worked in three different schools"],
  ["Fabrication", "Folded fabric for the shop"],
  ["Marketo", "Sold fish at the market"],
  ["Mathematica", "Helped pupils with mathematics"],
  ["Machining", "Cleaned the coffee machine"],
  ["Packaging", "Carried packages to the door"],
  ["Flooring", "Swept the floor of the shop"],
  ["Lettering", "Opened the letters"],
  ["Tailoring", "Tailored plans to each member"],
  ["Sourcing", "Used open source tools"],
  ["Grading", "Graduated in June"],
  ["Surveying", "Handed out the customer survey"],
  ["Depositions", "Carried the deposits to the bank"],
  ["Hair coloring", "Highlighted the risks of each plan"],
])("%s is not shown by: %s", (asked, said) => {
  expect(shownInLine(asked, said)).toMatchObject({ found: false });
});

test.each([
  ["Dressings", "Changed dressings on the ward"],
  ["Presentation", "Presented the figures to the board"],
  ["Machining", "Machined shafts on a lathe"],
  ["Packaging", "Packaged orders for the post"],
  ["Sourcing", "Sourced candidates for three teams"],
  ["Organized", "Organized the fair of the town"],
])("%s is shown by: %s", (asked, said) => {
  expect(shownInLine(asked, said)).toMatchObject({ found: true });
});
