import { expect, test } from "vitest";
import { findPhone } from "./find-contacts.ts";

test.each([
  ["C.C. 1.098.555.213 de Bucaramanga", null],
  ["Pasaporte N° 12345678", null],
  ["DNI: 30.555.187 Celular: 310 555 0187", "310 555 0187"],
  ["Passport number: 12345678 | +44 20 7946 0018", "+44 20 7946 0018"],
  ["Ana Ruiz, BSN (512) 555-0144", "(512) 555-0144"],
  ["Celular: 310 555 0187", "310 555 0187"],
  ["P.O. Box 4417-00200, Nairobi", null],
  ["P.O. BOX 4417-00200, NAIROBI", null],
  ["Postfach 1234567, Bern | 044 555 01 22", "044 555 01 22"],
  ["British passport +44 20 7946 0018", "+44 20 7946 0018"],
])("the number of an identity document or a post box is not a phone number: %s", (text, phone) => {
  expect(findPhone(text)).toBe(phone);
});
