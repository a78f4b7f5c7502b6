/** Tests that bold words beside contact details are read as the name if the email address has one of them. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { withNameBesideContact } from "./name-beside-contact.ts";

/** The label of a line with two cells, above a line with an email address. */
const labelOfFirst = (
  first: string[],
  email: string,
  { isBold = true, label = "contact" } = {},
) => {
  const all = labeledLines([
    [label, first],
    ["contact", [email]],
  ]);
  const lines = all.map(({ line }) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, isBold })),
  }));
  const labeled = all.map((each) => each.labeled);
  return withNameBesideContact(lines, labeled)[0]?.label;
};

const NUMBER = "Mobile: +91 98400 55512";

test("bold words beside a phone number are the name if the email address has one of them", () => {
  expect(labelOfFirst(["Priya Venkataraman", NUMBER], "priya.venkat@mail.example")).toBe("name");
  expect(labelOfFirst(["Ada Berg", NUMBER], "info@mail.example")).toBe("contact");
  expect(labelOfFirst(["Priya Venkataraman", "Chennai"], "priya.venkat@mail.example")).toBe(
    "contact",
  );
  expect(
    labelOfFirst(["Priya Venkataraman", NUMBER], "priya@mail.example", { isBold: false }),
  ).toBe("contact");
  expect(labelOfFirst(["Priya", NUMBER], "priya@mail.example")).toBe("contact");
  expect(labelOfFirst(["Call Priya 24", NUMBER], "priya@mail.example")).toBe("contact");
});

test("a name in the header of the second page does not count as the name", () => {
  const labelsOf = (page: number) => {
    const all = labeledLines([
      ["contact", ["Gregory P. Lanier", "(615) 555-0128"]],
      ["contact", ["gplanier@mail.example"]],
      ["name", ["Gregory P. Lanier | Page 2"]],
    ]);
    const lines = all.map(({ line }, index) => ({
      ...line,
      page: index === 2 ? page : 1,
      cells: line.cells.map((cell) => ({ ...cell, isBold: true })),
    }));
    const labeled = all.map((each) => each.labeled);
    return withNameBesideContact(lines, labeled).map(({ label }) => label);
  };
  expect(labelsOf(2)).toEqual(["name", "contact", "name"]);
  expect(labelsOf(1)).toEqual(["contact", "contact", "name"]);
});
