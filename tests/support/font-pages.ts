/**
 * Browser pages that keep their fonts, as the site's printer does (docs/decisions/0018): loading them takes two thirds
 * of a print's time. tests/worker/pdf-font-reuse.test.ts checks that kept fonts print the same.
 */
import type { Page } from "playwright-core";
import { insertContent, loadFontFaces, splitFonts } from "../../workers/print/font-document.ts";

/** For the scripts of a template's fixtures; more pages take more memory. */
const MAX_PAGES = 6;

/** Runs in the page: removes everything but the fonts. */
function removeContent(): void {
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  for (const node of [...document.head.childNodes]) {
    if (!(node instanceof HTMLStyleElement && node.hasAttribute("data-fonts"))) node.remove();
  }
  document.body.replaceChildren();
}

/** Returns a function that shows the HTML in one of these pages. */
export function createFontPages(newPage: () => Promise<Page>): (html: string) => Promise<Page> {
  /** By their fonts, the least recently used first. */
  const pages = new Map<string, Page>();

  async function unusedPage(): Promise<Page> {
    const [oldest] = pages.size < MAX_PAGES ? [] : pages;
    if (!oldest) return newPage();
    pages.delete(oldest[0]);
    return oldest[1];
  }

  return async (html) => {
    const parts = splitFonts(html);
    const fonts = parts?.fonts ?? "";
    const kept = pages.get(fonts);
    pages.delete(fonts);
    const page = kept ?? (await unusedPage());
    if (kept && parts) {
      await page.evaluate(removeContent);
      await page.evaluate(loadFontFaces);
      await page.evaluate(insertContent, parts.rest);
    } else await page.setContent(html, { waitUntil: "load" });
    // Only now, because a page whose content failed to load is not used again.
    pages.set(fonts, page);
    return page;
  };
}
