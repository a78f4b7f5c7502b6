/** A printer with a separate browser for the tests of one `describe`. */
import { beforeAll } from "vitest";
import { launchBrowser, type OpenPrinter, openPrinter, type Printer } from "./print-locally.ts";

export function usePrinter(): Printer {
  let open: OpenPrinter;
  beforeAll(async () => {
    const browser = await launchBrowser();
    open = await openPrinter(browser);
    return async () => {
      await open.close();
      await browser.close();
    };
  });
  return {
    print: (what, attachment) => open.print(what, attachment),
    printHtml: (html, name) => open.printHtml(html, name),
    showPreview: (html) => open.showPreview(html),
    picture: (html) => open.picture(html),
  };
}
