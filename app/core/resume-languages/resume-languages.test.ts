/** Tests that what is printed in each language is read back: headings, dates, periods and seasons. */
import { describe, expect, test } from "vitest";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { findDateRanges } from "#app/core/pdf-text/date-range.ts";
import { headingKind } from "#app/core/pdf-text/headings.ts";
import { DATE_FORMATS } from "#app/core/resume/design.ts";
import { LANGUAGE } from "#app/core/resume/schema.ts";
import { formatMonth, formatRange } from "#app/core/templates/dates.ts";
import { LANGUAGE_CODES, resumeLanguage } from "./language-tags.ts";
import { HEADED_SECTIONS } from "./language-words.ts";
import { RESUME_LANGUAGES } from "./languages.ts";
import { loadWords } from "./load-words.ts";
import { ALL_WORDS } from "./reading/all-words.ts";
import { findKnownHeading, languageOfHeadings } from "./reading/read-heading.ts";
import { ENGLISH } from "./resume-words.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
const WORDS = Object.fromEntries(ALL_WORDS);

test("there are at least 40 languages, each with a code that the schema accepts and a name", () => {
  expect(LANGUAGE_CODES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(Object.values(RESUME_LANGUAGES)).size).toBe(LANGUAGE_CODES.length);
  for (const code of LANGUAGE_CODES) expect(code).toMatch(LANGUAGE);
  expect(Object.keys(RESUME_LANGUAGES).sort()).toEqual([...LANGUAGE_CODES].sort());
  expect(ALL_WORDS.map(([code]) => code).sort()).toEqual([...LANGUAGE_CODES].sort());
});

describe.each(LANGUAGE_CODES)("%s", (code) => {
  test("no two sections share a heading, and each heading is read back", async () => {
    const { headings } = await loadWords(code);
    expect(new Set(Object.values(headings)).size).toBe(HEADED_SECTIONS.length);
    for (const section of HEADED_SECTIONS) {
      const heading = headings[section];
      expect(heading).not.toBe("");
      for (const printed of [heading, heading.toUpperCase(), heading.toLocaleUpperCase(code)]) {
        expect(findKnownHeading(printed)?.section, printed).toBe(section);
        expect(headingKind(printed), printed).toBe(section);
      }
    }
  });

  test("at least three common headings are read for each of the main sections", () => {
    const words = WORDS[code];
    for (const section of ["experience", "education", "skills"] as const) {
      const headings = words?.[section].split("|") ?? [];
      expect(headings.length, section).toBeGreaterThanOrEqual(3);
      for (const heading of headings) {
        expect(findKnownHeading(heading)?.section, heading).toBe(section);
      }
    }
  });

  test("the four seasons and all other words are defined", async () => {
    const words = await loadWords(code);
    expect(words.seasons).toHaveLength(4);
    expect(WORDS[code]?.page).toMatch(/\{page\}.*\{pages\}/);
    for (const word of [words.present, words.validUntil, words.grade, ...words.seasons]) {
      expect(word).not.toBe("");
    }
  });

  test.each(DATE_FORMATS)("all months printed as %s are read back", async (format) => {
    const words = await loadWords(code);
    for (const month of MONTHS) {
      const printed = formatMonth(`2021-${month}`, format, words);
      const expected = format === "year" ? "2021" : `2021-${month}`;
      const read = findDate(`Acme ${printed}`, code);
      expect([read?.value, read?.rest], printed).toEqual([expected, "Acme"]);
    }
  });

  test.each(DATE_FORMATS)("periods printed as %s are read back", async (format) => {
    const words = await loadWords(code);
    for (const month of MONTHS) {
      const start = `2019-${month}`;
      for (const entry of [
        { startDate: start, endDate: "2021-11" },
        { startDate: start, endDate: "", current: true },
      ]) {
        const printed = formatRange(entry, format, words);
        const isYear = format === "year";
        const startDate = isYear ? "2019" : start;
        const endDate = entry.current ? "" : isYear ? "2021" : "2021-11";
        const { period, rest } = findPeriod(printed, code) ?? {};
        expect(period, printed).toMatchObject({ startDate, endDate, current: !!entry.current });
        expect(rest, printed).toBe("");
        const end = entry.current ? "present" : isYear ? "2021" : "2021-11";
        const [range] = findDateRanges(printed, code);
        expect([range?.start, range?.end], printed).toEqual([isYear ? "2019" : start, end]);
      }
    }
  });

  test("every word for the present is read as the end of a period", () => {
    for (const present of WORDS[code]?.present.split("|") ?? []) {
      expect(findPeriod(`2019 – ${present}`)?.period.current, present).toBe(true);
      expect(findPeriod(`2019 – ${present.toUpperCase()}`)?.period.current, present).toBe(true);
    }
  });

  test("seasons are read", async () => {
    const words = await loadWords(code);
    for (const season of ["21", "22", "23", "24"]) {
      const printed = formatMonth(`2021-${season}`, "short", words);
      expect(findDate(printed, code)?.value, printed).toBe(`2021-${season}`);
    }
  });
});

test("months are read in inflected forms, without their accents, and with punctuation", () => {
  for (const [text, start] of [
    ["stycznia 2019 – obecnie", "2019-01"],
    ["марта 2019 – по настоящее время", "2019-03"],
    ["fevrier 2019 à ce jour", "2019-02"],
    ["Mar. 2019 – aujourd’hui", "2019-03"],
    ["Jänner 2019 bis heute", "2019-01"],
    ["2019 m. kovo – dabar", "2019-03"],
    ["2019年3月至今", "2019-03"],
    ["2019. 3. – 현재", "2019-03"],
    ["tháng 3/2019 – nay", "2019-03"],
    ["ΜΑΡΤΙΟΣ 2019 – ΣΗΜΕΡΑ", "2019-03"],
    ["KASIM 2019 – DEVAM EDİYOR", "2019-11"],
  ]) {
    expect(findPeriod(text ?? "")?.period, text).toMatchObject({ startDate: start, current: true });
  }
});

test("a month after its year may be written with or without spaces around the slash", () => {
  for (const text of ["2018 / 12 – 2020 / 09", "2018/12-2020/09"])
    expect(findPeriod(text)?.period, text).toMatchObject({
      startDate: "2018-12",
      endDate: "2020-09",
    });
});

test("two hyphens separate start and end like a dash", () => {
  expect(findPeriod("2019-02-12 -- 2021-04-12")?.period).toMatchObject({
    startDate: "2019-02",
    endDate: "2021-04",
  });
});

test("a slash with spaces separates start and end after months, but not between years", () => {
  const period = { startDate: "2019-05", endDate: "2021-04", current: false };
  for (const text of ["2019-05 / 2021-04", "05/2019 / 04/2021", "May 2019 / April 2021"])
    expect(findPeriod(text)?.period, text).toEqual(period);
  expect(findPeriod("2019-05 / Present")?.period.current).toBe(true);
  for (const text of ["2019 / 2021", "Award 2019 / Presentation 2020", "2019 / 05"])
    expect(findPeriod(text), text).toBeNull();
});

test("a name that means different months is read in the document's language", () => {
  expect(findDate("listopad 2020", "hr")?.value).toBe("2020-10");
  expect(findDate("listopad 2020", "pl")?.value).toBe("2020-11");
  expect(findDate("listopad 2020")?.value).toBe("2020-11");
});

test("language tags with a region or script are mapped to a supported language", () => {
  expect(
    ["de-AT", "pt", "zh-TW", "zh-Hant-HK", "no", "sr-Latn-RS", "sw", ""].map(resumeLanguage),
  ).toEqual(["de", "pt-BR", "zh-Hant", "zh-Hant", "nb", "sr-Latn", null, null]);
});

test("a resume without a language, or in an unsupported one, gets English words", async () => {
  expect(await loadWords()).toBe(ENGLISH);
  expect(await loadWords("sw")).toBe(ENGLISH);
  expect(await loadWords("de")).toBe(await loadWords("de-CH"));
});

test("the language of a document is the language of most of its headings", () => {
  expect(languageOfHeadings(["Berufserfahrung", "Ausbildung", "Skills"])).toBe("de");
  expect(languageOfHeadings(["Experience", "Education", "Publications"])).toBeNull();
  expect(languageOfHeadings(["Berufserfahrung"])).toBeNull();
  expect(languageOfHeadings(["职务", "工作经历", "教育背景"])).toBe("zh-Hans");
});

test.each([
  ["VII 2011 – II 2017", "2011-07", "2017-02"],
  ["XII.2019", "", "2019-12"],
  ["Engineer II 2017 – 2019", "2017", "2019"],
])("Roman numerals are read as months, except in a job title: %s", (text, startDate, endDate) => {
  const period = findPeriod(text)?.period ?? { startDate: "", endDate: findDate(text)?.value };
  expect(period).toMatchObject({ startDate, endDate });
});

test.each([
  ["mar/2020 – atual", "2020-03", ""],
  ["Jan-2019 - Feb-2020", "2019-01", "2020-02"],
  ["mai/2017 – fev/2020", "2017-05", "2020-02"],
])(
  "a month and its year may have a slash or hyphen between them: %s",
  (text, startDate, endDate) => {
    expect(findPeriod(text)?.period).toMatchObject({ startDate, endDate });
  },
);
