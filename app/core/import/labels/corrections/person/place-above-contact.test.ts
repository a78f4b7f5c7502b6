/**
 * Tests that a second place below a school, right above contact details, is the person's. In labels, "head" is the
 * first line of an entry, "more" a further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withPlaceAboveContact } from "./place-above-contact.ts";

const labelOfPlace = (school: string, place: string, contact: string, first = "summary.item") =>
  labelsAfterCorrection(withPlaceAboveContact, [
    [first, ["Calm driver"]],
    ["education.head", [school]],
    ["education.more", ["May 2000 - May 2004"]],
    ["education.more", [place]],
    ["contact", [contact]],
  ])[3];
const SCHOOL = "Oak School, Coweta, OK — Diploma";

test("a second place above the phone number or e-mail address is the person's", () => {
  expect(labelOfPlace(SCHOOL, "Broken Arrow, OK", "(918) 555-0177")).toBe("contact");
  expect(labelOfPlace(SCHOOL, "Broken Arrow, OK", "ada@berg.example")).toBe("contact");
});

test("the only place of a school, and one without contact details below, stay", () => {
  expect(labelOfPlace("Oak School", "Coweta, OK", "(918) 555-0177")).toBe("education.more");
  expect(labelOfPlace(SCHOOL, "Broken Arrow, OK", "Own car")).toBe("education.more");
  expect(labelOfPlace(SCHOOL, "Dean, OK Club", "(918) 555-0177")).toBe("education.more");
  expect(labelOfPlace(SCHOOL, "Broken Arrow, OK", "(918) 555-0177", "contact")).toBe(
    "education.more",
  );
});
