/** Tests which parts of contact lines are read as the postal address; the model labels a part "place" or "note". */

import { expect, test } from "vitest";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import type { HeadPart } from "./head-parts.ts";
import { readAddress } from "./read-address.ts";

const linesOf = (...texts: string[]) =>
  labeledLines(texts.map((text) => ["contact", [text]])).map(({ line }) => line);

test.each([
  ["Marital status: single", ""],
  ["Nationalität: Österreich", ""],
  ["Date of birth: 4 May, Leeds", ""],
  ["Date and place of birth: 4 May, Leeds", ""],
  ["Civil state: married, Leeds", ""],
  ["Driving licence: B, Leeds", ""],
  ["Nationalité : française", ""],
  ["Born in Leeds", ""],
  ["Born: Leeds", ""],
  ["Geboren am 4. Mai 1990 in Leipzig", ""],
  ["Leeds", "Leeds"],
  ["Born, Netherlands", "Born, Netherlands"],
  ["Nationality: British | 12 High Street, Leeds LS1 4AB", "12 High Street, Leeds LS1 4AB"],
  ["12 High Street, Leeds • Nationality: British", "12 High Street, Leeds"],
  ["Geburtsdatum: 04.05.1990 | Musterstraße 12, 04109 Leipzig", "Musterstraße 12, 04109 Leipzig"],
  ["État civil : célibataire · 5 rue Bara, Lyon · Permis B", "5 rue Bara, Lyon"],
  ["Born 4 May 1990 · Hull", "Hull"],
  ["Musterstr. 5, 80331, München", "Musterstr. 5, 80331, München"],
  ["Calle Mayor, 12, 28013 Madrid", "Calle Mayor, 12, 28013 Madrid"],
  ["Hull | 44", "Hull"],
  ["Via Mazzini 27, 60121 Ancona (AN)", "Via Mazzini 27, 60121 Ancona (AN)"],
  ["12, rue des Lilas, 69008 Lyon", "12, rue des Lilas, 69008 Lyon"],
  ["12 bis, avenue Foch, 69008 Lyon", "12 bis, avenue Foch, 69008 Lyon"],
  ["44000 Nantes (44) · Permis B", "44000 Nantes (44)"],
  ["Kendal LA9", "Kendal LA9"],
])("the address in %s", (text, address) => {
  expect(
    readAddress(linesOf(text), (parts) => labelInOrder(...parts.map(() => "place"))(parts), ""),
  ).toBe(address);
});

test("a Mexican neighborhood before a town belongs to the address", () => {
  const places = (parts: readonly HeadPart[]) =>
    labelInOrder(...parts.map(({ text }) => (text === "Guadalajara" ? "place" : "note")))(parts);
  expect(readAddress(linesOf("Col. Providencia, Guadalajara"), places, "")).toBe(
    "Col. Providencia, Guadalajara",
  );
  expect(readAddress(linesOf("Mr. Providencia, Guadalajara"), places, "")).toBe("Guadalajara");
});

test("an icon that was extracted as a sign is no part of the address", () => {
  const places = (parts: readonly HeadPart[]) =>
    labelInOrder(...parts.map(({ text }) => (text === "Norway" ? "place" : "note")))(parts);
  expect(readAddress(linesOf("+ Bergen, Norway"), places, "")).toBe("Bergen, Norway");
});

test("a town below its postal code follows after a space", () => {
  const lines = linesOf("14 rue des Tanneurs, 35000", "Rennes");
  const places = (parts: readonly HeadPart[]) => labelInOrder(...parts.map(() => "place"))(parts);
  expect(readAddress(lines, places, "")).toBe("14 rue des Tanneurs, 35000 Rennes");
});

test.each([
  [["Nationality", "British", "Hull"], "Hull"],
  [["Geburtsdatum:", "04.05.1990"], ""],
  [["Gender: female", "5 rue Bara, Lyon"], "5 rue Bara, Lyon"],
])("a fact with caption and value in cells is no address: %j", (cells, address) => {
  const lines = labeledLines([["contact", cells]]).map(({ line }) => line);
  const places = (parts: readonly HeadPart[]) => labelInOrder(...parts.map(() => "place"))(parts);
  expect(readAddress(lines, places, "")).toBe(address);
});

test.each([
  [["Nilüfer, Bursa"], ["note", "place"], "Nilüfer, Bursa"],
  [["Nurse, Bursa"], ["note", "place"], "Bursa"],
  [["Nantes (44)"], ["place", "note"], "Nantes (44)"],
  [
    ["9 Oak Road, Atlanta, GA", "30311"],
    ["place", "place", "place", "note"],
    "9 Oak Road, Atlanta, GA 30311",
  ],
  [["9 Oak Road, Leeds", "30311"], ["place", "place", "note"], "9 Oak Road, Leeds"],
  [
    ["Flat 12, Shivneri Apartments,", "Kothrud, Pune"],
    ["place", "note", "place", "place"],
    "Flat 12, Shivneri Apartments, Kothrud, Pune",
  ],
  [
    ["Dublin Road, Mullingar, Co. Westmeath"],
    ["place", "note", "place"],
    "Dublin Road, Mullingar, Co. Westmeath",
  ],
  [["Austin, TX, Open to Relocation, USA"], ["place", "place", "note", "place"], "Austin, TX, USA"],
  [["5 Mill Lane, Nurse, Leeds"], ["place", "note", "place"], "5 Mill Lane, Leeds"],
  [["5 Mill Lane, Bath", "Hull"], ["place", "note", "place"], "5 Mill Lane, Hull"],
  [["Greater Boston"], ["note"], "Greater Boston"],
  [["Greater Manchester Police"], ["note"], ""],
])("the address in the lines %j", (texts, labels, address) => {
  expect(readAddress(linesOf(...texts), labelInOrder(...labels), "")).toBe(address);
});

test("a Brazilian state ends the address", () => {
  const line = linesOf("Rua do Espinheiro, 310, Recife - PE");
  expect(readAddress(line, labelInOrder("place", "place", "place", "note"), "")).toBe(
    "Rua do Espinheiro, 310, Recife - PE",
  );
});

test('"Based in" before a town is no part of the address', () => {
  expect(
    readAddress(linesOf("Based in Bengaluru, Karnataka"), labelInOrder("place", "place"), ""),
  ).toBe("Bengaluru, Karnataka");
});

test("the second half of a British postcode below the first belongs to the address", () => {
  const places = (parts: readonly HeadPart[]) =>
    labelInOrder(...parts.map(({ text }) => (/^\d/.test(text) ? "note" : "place")))(parts);
  expect(readAddress(linesOf("Stockport, SK4", "3NP"), places, "")).toBe("Stockport, SK4 3NP");
  expect(readAddress(linesOf("Stockport", "3NP"), places, "")).toBe("Stockport");
});

test("a country and a British postcode that were wrapped are joined", () => {
  const read = (...texts: string[]) =>
    readAddress(linesOf(...texts), (parts) => labelInOrder(...parts.map(() => "place"))(parts), "");
  expect(read("Portland, OR 97214, United", "States")).toBe("Portland, OR 97214, United States");
  expect(read("14 Hill Street, Bath, BA1", "5NN, United Kingdom")).toBe(
    "14 Hill Street, Bath, BA1 5NN, United Kingdom",
  );
  expect(read("Leeds", "United Kingdom")).toBe("Leeds, United Kingdom");
});
