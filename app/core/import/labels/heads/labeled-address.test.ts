/** Tests which parts behind street and number belong to a postal address. */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readAddress } from "./read-address.ts";

/** The address in a line of which the model labels the given parts as places. */
const addressIn = (text: string, ...places: string[]) =>
  readAddress(
    labeledLines([["contact", [text]]]).map(({ line }) => line),
    (parts) =>
      parts.map((part) => ({
        label: places.includes(part.text) ? "place" : "note",
        probability: 1,
      })),
    "",
  );

test.each([
  ["Endereço: Rua Ipê, 45 – Cabula – Salvador/BA", "Rua Ipê, 45 – Cabula – Salvador/BA"],
  ["Rua Ipê, 45, apto 302 – Salvador/BA", "Rua Ipê, 45, apto 302 – Salvador/BA"],
  ["Address: Rua Ipê, 45 – Vila da Luz | Female", "Rua Ipê, 45 – Vila da Luz"],
])("the parts behind the house number belong to the address in %s", (text, address) => {
  expect(addressIn(text, "Rua Ipê", "45")).toBe(address);
});

test("a text behind a town without a house number and a dash is no address", () => {
  const text = "Anschrift: Hauptstr. 5, 10115 Berlin - Ledig";
  expect(addressIn(text, "Hauptstr. 5", "10115 Berlin")).toBe("Hauptstr. 5, 10115 Berlin");
});

test.each([
  "Rua Ipê, 45 – Vila da Luz",
  "Address: Rua Ipê, 45 – open to relocation",
  "Address: Rua Ipê, 45 – Registered Nurse",
  "Address: Rua Ipê, 45 – Telefone: see below",
  "Address: Rua Ipê, 45 | Brasileira",
  "Address: Rua Ipê, 45, Brasileira",
  "Endereço: Rua Ipê, 45 – Solteira",
])("the text behind the house number is no address in %s", (text) => {
  expect(addressIn(text, "Rua Ipê", "45")).toBe("Rua Ipê, 45");
});
