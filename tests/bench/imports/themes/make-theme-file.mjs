/** Makes one resume with one theme: the print, and the truth that holds what the print shows. */
import { missingTexts } from "../generator/check-truth.mjs";
import { jsonResumeOf } from "./json-resume.mjs";
import { isTwice, markResume, runsOn, shownMarks } from "./marks.mjs";
import { preparePerson } from "./person.mjs";
import { markPlace, shownPlace } from "./place.mjs";
import { openPage, printHtml, readPrint } from "./print.mjs";
import { renderTheme } from "./render-theme.mjs";
import { keepShown, shownAfterAll } from "./shown.mjs";
import { missingYears } from "./shown-dates.mjs";

/** What themes write where they lack something. */
const JUNK = /Invalid [Dd]ate|\bundefined\b|\bNaN\b|\[object Object\]|\{\{|\bnull\b/;

/** @returns the file, or the reason why there is none */
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
    const [own, ...others] = prints;
    if (JUNK.test(own.text)) return { reason: `shows ${JUNK.exec(own.text)[0]}` };
    if (runsOn(marks, others[0].text)) return { reason: "writes bullets in one line" };
    if (isTwice(marks, others[0].text)) return { reason: "shows jobs twice" };
    const [some, same] = others.map(({ text }) => shownMarks(marks, text).join());
    if (some !== same) return { reason: "is printed differently each time" };
    const kept = keepShown(truth, marks, others, own);
    kept.personalInfo.address = shownPlace(place, others[0].text);
    if (kept.personalInfo.fullName === "") return { reason: "shows no name" };
    const [more] = shownAfterAll(truth, kept, own.text);
    if (more) return { reason: `shows, unlike its marked print, ${more}` };
    const missing = [
      ...missingTexts(kept, `${own.text}\n${own.links.join("\n")}`),
      ...missingYears(kept, own.text),
    ];
    return { bytes: own.bytes, truth: kept, pages: own.pages, missing };
  } catch (error) {
    return { reason: error.message.split("\n")[0] };
  } finally {
    await page.context().close();
  }
}
