/** Text is normalized for the page, so that text extractors read the PDF correctly. */
import { expect, test } from "vitest";
import { formatMonth, formatRange } from "#app/core/templates/dates.ts";
import { splitAtBreaks, toPrintable } from "./printable.ts";

test("text loses soft hyphens, zero-width and control characters, direction overrides and ligatures", () => {
  expect(toPrintable("Zoe\u0308 co\u00adop\u200beration \ufb01rst of\ufb01ce\u0007")).toBe(
    "Zoë cooperation first office",
  );
  expect(toPrintable("one\u2028two\u000bthree")).toBe("one\ntwo\nthree");
  expect(toPrintable("\u202eevil\u202c שלום\u200f")).toBe("evil\u202c שלום\u200f");
  expect(toPrintable("a\ud800b")).toBe("ab");
  expect(toPrintable("👩‍💻 fine")).toBe("👩‍💻 fine");
});

test("words with a hyphen or slash inside stay on one line, long ones may break", () => {
  expect(splitAtBreaks("plain words").map((piece) => piece.isUnbreakable)).toEqual([false]);
  expect(splitAtBreaks("a front-end and CI/CD role")).toEqual([
    { offset: 0, text: "a ", isUnbreakable: false },
    { offset: 2, text: "front-end", isUnbreakable: true },
    { offset: 11, text: " and ", isUnbreakable: false },
    { offset: 16, text: "CI/CD", isUnbreakable: true },
    { offset: 21, text: " role", isUnbreakable: false },
  ]);
  const long = `${"very-".repeat(10)}long`;
  expect(splitAtBreaks(long)).toEqual([{ offset: 0, text: long, isUnbreakable: false }]);
});

test("months are formatted for parsers and people", () => {
  expect(formatMonth("2020-01")).toBe("Jan 2020");
  expect(formatMonth("2020-13")).toBe("2020-13");
  expect(formatMonth("")).toBe("");
  expect(formatRange({ startDate: "2020-01", endDate: "2021-12" })).toBe("Jan 2020 – Dec 2021");
  expect(formatRange({ startDate: "2020-01", endDate: "2021-12", current: true })).toBe(
    "Jan 2020 – Present",
  );
  expect(formatRange({ startDate: "", endDate: "2019-06" })).toBe("Jun 2019");
  expect(formatRange({ startDate: "", endDate: "" })).toBe("");
});
