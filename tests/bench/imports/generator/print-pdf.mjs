/** Prints one resume with Chromium, and reads its text back. */
import * as mupdf from "mupdf";
import { footerOptions, withoutFooter } from "./footers.mjs";
import { pageHtml } from "./html-page.mjs";

export async function printPdf(browserPage, page) {
  const { layout, vocabulary } = page;
  await browserPage.setContent(pageHtml(page));
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

/** The text of each page, without its footer, to compare with the truth. */
export function textOfPdf(bytes, page) {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  const pages = [];
  for (let at = 0; at < document.countPages(); at++) {
    pages.push(withoutFooter(document.loadPage(at).toStructuredText().asText(), page));
  }
  return pages;
}
