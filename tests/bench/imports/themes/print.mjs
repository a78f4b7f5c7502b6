/** Prints the page of a theme, without the network, and reads back what the file shows. */
import * as mupdf from "mupdf";

export async function openPage(browser) {
  const page = await browser.newPage({ offline: true });
  await page.route(/^https?:/, (route) => route.abort());
  return page;
}

export async function printHtml(page, html, { format, tagged, margin }) {
  await page.emulateMedia({ media: "print" });
  await page.setContent(html, { waitUntil: "load", timeout: 20_000 });
  await page.evaluate(endAnimations);
  return page.pdf({
    format,
    printBackground: true,
    tagged,
    outline: tagged,
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
}

/** Ends all animations: elements that fade in would be missing from the print. Runs in the page. */
function endAnimations() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  }
}

/** @returns the text of all pages and the addresses of their links */
export function readPrint(bytes) {
  const document = mupdf.Document.openDocument(bytes, "application/pdf");
  const [texts, links] = [[], []];
  for (let at = 0; at < document.countPages(); at++) {
    const page = document.loadPage(at);
    texts.push(page.toStructuredText().asText());
    links.push(...page.getLinks().map((link) => link.getURI()));
  }
  return { text: texts.join("\n"), links, pages: texts.length };
}
