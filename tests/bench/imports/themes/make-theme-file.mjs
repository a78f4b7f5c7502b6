/**
 * Prints one resume with one theme, and finds its truth: the part of the resume that the theme shows. For this, the
 * resume is printed twice more with unique words and years as marks (marks.mjs).
 */
import { missingTexts } from "../generator/check-truth.mjs";
import { jsonResumeOf } from "./json-resume.mjs";
import { isTwice, markResume, runsOn, shownMarks } from "./marks.mjs";
import { preparePerson } from "./person.mjs";
import { markPlace, shownPlace } from "./place.mjs";
import { openPage, printHtml, readPrint } from "./print.mjs";
import { renderTheme } from "./render-theme.mjs";
import { keepShown, shownAfterAll } from "./shown.mjs";
import { missingYears } from "./shown-dates.mjs";

/** What themes print by mistake where a value is missing. */
const JUNK = /Invalid [Dd]ate|\bundefined\b|\bNaN\b|\[object Object\]|\{\{|\bnull\b/;

/** @returns `{ bytes, truth, pages, missing }`, or the `reason` why there is no file (`isFatal` if the theme fails) */
export async function makeThemeFile(folder, { seed, language, paper }, browser) {
  const { truth, place, way } = preparePerson(seed, language);
  const { marks } = markResume(truth, "03");
  const day = way.isByDay ? "12" : "";
  const writeMarked = (month) =>
    jsonResumeOf(markResume(truth, month).marked, { place: markPlace(place), way, day });
  const { pages, reason } = renderTheme(folder, [
    jsonResumeOf(truth, { place, way, day }),
    writeMarked("03"),
    writeMarked("11"),
  ]);
  if (!pages) return { reason, isFatal: true };
  const page = await openPage(browser);
  try {
    const prints = [];
    for (const html of pages) {
      const bytes = await printHtml(page, html, paper);
      prints.push({ bytes, ...readPrint(bytes) });
    }
    const [plainPrint, ...markedPrints] = prints;
    const [{ text: marchText }] = markedPrints;
    if (JUNK.test(plainPrint.text)) return { reason: `shows ${JUNK.exec(plainPrint.text)[0]}` };
    if (runsOn(marks, marchText)) return { reason: "writes bullets in one line" };
    if (isTwice(marks, marchText)) return { reason: "shows jobs twice" };
    const [march, november] = markedPrints.map(({ text }) => shownMarks(marks, text).join());
    if (march !== november) return { reason: "is printed differently each time" };
    const kept = keepShown(truth, marks, markedPrints, plainPrint);
    kept.personalInfo.address = shownPlace(place, marchText);
    if (kept.personalInfo.fullName === "") return { reason: "shows no name" };
    const [more] = shownAfterAll(truth, kept, plainPrint.text);
    if (more) return { reason: `shows, unlike its marked print, ${more}` };
    const missing = [
      ...missingTexts(kept, `${plainPrint.text}\n${plainPrint.links.join("\n")}`),
      ...missingYears(kept, plainPrint.text),
    ];
    return { bytes: plainPrint.bytes, truth: kept, pages: plainPrint.pages, missing };
  } catch (error) {
    return { reason: error.message.split("\n")[0] };
  } finally {
    await page.context().close();
  }
}
