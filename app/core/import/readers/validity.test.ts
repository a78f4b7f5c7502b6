import { expect, test } from "vitest";
import { findValidity } from "./validity.ts";

test.each([
  ["Valid until Oct 2027", "2027-10"],
  ["Forklift (exp. 08/2026)", "2026-08"],
  ["Forklift, exp 2026", "2026"],
  ["Expires: May 2027", "2027-05"],
  ["validity: 2027", "2027"],
  ["Forklift (expiring Oct 2027)", "2027-10"],
])("%s has a validity", (text, until) => {
  expect(findValidity(text)?.until).toBe(until);
});

test.each([
  ["MOPP, validade: 05/2027", "MOPP"],
  ["Carretillero, expira en 2027", "Carretillero"],
  ["HACCP, valida fino al 2027", "HACCP"],
  ["CACES R489, validité : 10/2027", "CACES R489"],
  ["SST, valide jusqu’en 2026", "SST"],
  ["ACLS, valid till 12/2026", "ACLS"],
  ["PASMA (renewal due 2027)", "PASMA )"],
  ["Brevete A-IIb, vigente hasta 2028", "Brevete A-IIb"],
  ["CNH D – vencimento em 2028", "CNH D"],
  ["Prawo jazdy C+E, ważne do 2028", "Prawo jazdy C+E"],
  ["Kørekort B/E, gyldigt til 2030", "Kørekort B/E"],
  ["FIMO : expire en mai 2027", "FIMO"],
])("the validity is removed from %s", (text, rest) => {
  expect(findValidity(text)?.rest).toBe(rest);
});

test.each([
  "Valida Pensionskasse 2019",
  "Certified Administrator Expert (2023)",
  "Process Validation (2019)",
  "Exploring Data 2021",
  "Valid driving license, 2019",
])("%s has no validity", (text) => {
  expect(findValidity(text)).toBeNull();
});
