/** Prints one resume with Chromium, and reads its text back. */
import * as mupdf from "mupdf";
import { footerOptions, withoutFooter } from "./footers.mjs";
import { pageHtml } from "./html-page.mjs";

export async function printPdf(browserPage, page) {
  const { layout, vocabulary } = page;
  await browserPage.setContent(pageHtml(page));
  if (layout.isTall) return printTall(browserPage, layout);
  const margin = layout.margin;
  return browserPage.pdf({
    format: vocabulary.language === "en" ? layout.paper : "A4",
    printBackground: true,
    tagged: layout.tagged,
    outline: layout.tagged,
    margin: { top: margin, bottom: margin, left: margin, right: margin },
    ...footerOptions(page),
  });
}

/** The width of A4 at 96 pixels per inch. */
const TALL_WIDTH_PX = 794;

/** One page as long as its content, as websites and design tools export it. */
async function printTall(browserPage, { isPlaced, tagged }) {
  await browserPage.setViewportSize({ width: TALL_WIDTH_PX, height: 1123 });
  const height = await browserPage.evaluate(() => document.documentElement.scrollHeight);
  if (isPlaced) await browserPage.evaluate(placeSections);
  return browserPage.pdf({
    width: `${TALL_WIDTH_PX}px`,
    height: `${height + 40}px`,
    printBackground: true,
    tagged,
  });
}

/** Fixes the position of every section, and reverses their order in the file, as design tools do. Runs in the page. */
function placeSections() {
  const parts = [...document.querySelectorAll("header, .sec")].map((part) => {
    const { left, top, width } = part.getBoundingClientRect();
    return { part, left, top, width };
  });
  document.body.replaceChildren();
  for (const { part, left, top, width } of parts.reverse()) {
    part.style.cssText = `position:absolute;margin:0;left:${left}px;top:${top}px;width:${width}px`;
    document.body.append(part);
  }
}

/** The text of each page, without its footer, to compare with the truth. */
export const textOfPdf = (bytes, page) => readPages(bytes).map((text) => withoutFooter(text, page));

export function readPages(bytes) {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  const pages = [];
  for (let at = 0; at < document.countPages(); at++) {
    pages.push(document.loadPage(at).toStructuredText().asText());
  }
  return pages;
}
