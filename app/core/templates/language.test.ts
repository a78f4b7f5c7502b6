/** The language of a resume, detected from its letters, and the fonts that other scripts need. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { SCRIPT_FIXTURES } from "../../../tests/support/script-fixtures.ts";
import { languageOf } from "./language.ts";
import { scriptFontCssWithUrls, scriptFontsFor } from "./style/script-fonts.ts";

test.each(SCRIPT_FIXTURES)(
  "the language of the fixture $name is detected from its letters",
  ({ resume, lang }) => {
    const rtl = lang === "he" || lang === "ar";
    expect(languageOf(resume)).toEqual({ lang, dir: rtl ? "rtl" : "ltr" });
  },
);

test.each([
  ["दस वर्ष से विज्ञान पढ़ाती हूँ", "hi"],
  ["มีประสบการณ์สิบปีในห้องฉุกเฉิน", "th"],
])("%s is detected as %s", (summary, lang) => {
  expect(languageOf({ ...emptyResume(), summary })).toEqual({ lang, dir: "ltr" });
});

test("a name in another script doesn't change the language of an English resume", () => {
  const resume = { ...emptyResume(), summary: "Studied in Haifa (חיפה) and speaks العربية well." };
  expect(languageOf(resume)).toEqual({ lang: "en", dir: "ltr" });
});

test.each([
  ["Řehoř, Δημήτρης, Иван and Nguyễn", []],
  ["数据与说明", ["Noto Sans SC"]],
  ["數據與說明", ["Noto Sans TC"]],
  ["日本語を書く", ["Noto Sans JP"]],
  ["서울", ["Noto Sans KR"]],
  ["ניהול", ["Noto Sans Hebrew"]],
  ["قيادة", ["Amiri"]],
  ["शिक्षण", ["Noto Sans Devanagari"]],
  ["พยาบาล", ["Noto Sans Thai"]],
  ["Ships 🚀", ["Noto Emoji"]],
  ["© 2024 ™", []],
])("the fonts for %s are %s", (text, families) => {
  expect(scriptFontsFor(text).map(({ family }) => family)).toEqual(families);
});

test("a text without such letters loads no fonts", async () => {
  const readFile = () => Promise.reject(new Error("nothing is read"));
  expect(await scriptFontCssWithUrls("Plain words", readFile)).toBe("");
});
