import { expect, test } from "vitest";
import { arrange, TEXTS } from "../../../../tests/support/named-rows.ts";
import { readLicenseRow } from "./license-rows.ts";

test("a form's row of a license and its number and date is one certificate", () => {
  expect(
    arrange(
      ["License / certificate", "CDL Class A", "Number / date", "H12039485, 08/2023"],
      ["License / certificate", "First Aid", "Number / date", "01/2025"],
    ),
  ).toEqual([["* CDL Class A | 08/2023", "License No. H12039485"], ["* First Aid | 01/2025"]]);
});

test("a row with other labels is none, and a header row stays one", () => {
  const cellOf = (text: string, from: number) => ({ from, to: from + 1, lines: [text] });
  const row = ["Seminar", "First Aid", "Number", "4"].map(cellOf);
  expect(readLicenseRow([row], 0, TEXTS)).toEqual([]);
  expect(
    arrange(
      ["Certificate", "Provider", "Number", "Date"],
      ["First Aid", "Red Cross", "AB 71", "2021"],
    ),
  ).toEqual([[], ["* First Aid | 2021", "Red Cross", "License No. AB 71"]]);
});
