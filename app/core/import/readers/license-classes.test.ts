import { expect, test } from "vitest";
import { joinLicenseClasses } from "./license-classes.ts";

test.each([
  ["AutoCAD|Führerschein B|C", "AutoCAD|Führerschein B, C"],
  ["Driving licence B|C1E|CE|Forklift", "Driving licence B, C1E, CE|Forklift"],
  ["Permis B|C", "Permis B, C"],
  ["prawo jazdy kat. B|C+E", "prawo jazdy kat. B, C+E"],
  ["Führerschein Klasse B|BE", "Führerschein Klasse B, BE"],
])("classes of a license stay together: %s", (items, joined) => {
  expect(joinLicenseClasses(items.split("|"))).toEqual(joined.split("|"));
});

test.each(["R|C|D", "Objective C|C|Go", "Führerschein B|SQL", "Embedded C|D"])(
  "other items with one letter stay apart: %s",
  (items) => {
    expect(joinLicenseClasses(items.split("|"))).toEqual(items.split("|"));
  },
);
