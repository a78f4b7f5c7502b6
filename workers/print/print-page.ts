/** A page of a browser that prints what it is given and can reach nothing else. */
import type { Browser, HTTPRequest, Page } from "@cloudflare/puppeteer";
import { fontDocument, insertContent, loadFontFaces, splitFonts } from "./font-document.ts";
import {
  MAX_PDF_BYTES,
  PAGE_HEADERS,
  PDF_OPTIONS,
  PRINT_ADDRESS,
  PROTOCOL_PDF_OPTIONS,
} from "./print-options.ts";

export interface PrintPage {
  /** Null where the PDF grew too large. */
  print(html: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same for a page of our own layouts, whose fonts may be there already. */
  printTemplate(html: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The middle square of an image given as data, as a JPEG; null where it cannot be decoded. */
  redraw(image: string, side: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Lets go of the last document. */
  clear(): Promise<void>;
  /** Reads the fonts of the last print into the cleared page. */
  preloadFonts(): Promise<void>;
  close(): Promise<void>;
}

export async function openPrintPage(browser: Browser): Promise<PrintPage> {
  // A context of its own, as a private window: with the ordinary profile a preconnect hint goes out past
  // policy, interception and offline mode alike. An earlier connection may have left one behind.
  const ordinary = browser.defaultBrowserContext();
  const left = browser.browserContexts().filter((context) => context !== ordinary);
  await Promise.all(left.map((context) => context.close().catch(() => {})));
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const protocol = await page.createCDPSession();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);

  /** True while we ourselves go to the empty page; whatever a document asks for is refused. */
  let isNavigating = false;
  page.on("request", (request) => {
    if (!isNavigating || !isPrintPageNavigation(request, page)) {
      request.abort("blockedbyclient").catch(() => {});
      return;
    }
    isNavigating = false;
    request.respond({ status: 200, headers: PAGE_HEADERS, body: "" }).catch(() => {});
  });

  /** The fonts of the last print of ours, and those that the page holds beside nothing else. */
  let lastFonts: string | null = null;
  let loadedFonts: string | null = null;

  /**
   * An empty page under the walls of its headers. What is printed is written into it, which takes a third of
   * a navigation's time and leaves the policy in force.
   */
  async function clear() {
    loadedFonts = null;
    isNavigating = true;
    await page.goto(PRINT_ADDRESS, { waitUntil: "load", timeout: 0 });
  }
  await clear();

  async function print(html: string) {
    await page.setContent(html, { waitUntil: "load", timeout: 0 });
    return readBounded(await page.createPDFStream({ ...PDF_OPTIONS, timeout: 0 }), MAX_PDF_BYTES);
  }

  return {
    print,
    async printTemplate(html) {
      const parts = splitFonts(html);
      const areThere = parts !== null && parts.fonts === loadedFonts;
      lastFonts = parts?.fonts ?? null;
      loadedFonts = null;
      if (!areThere) return print(html);
      await page.evaluate(insertContent, parts.rest);
      // In one answer: a stream is asked for piece by piece, and the browser may be far away. A resume's size
      // is bounded, other than a client's page.
      const { data } = await protocol.send("Page.printToPDF", PROTOCOL_PDF_OPTIONS);
      const bytes = Uint8Array.from(Buffer.from(data, "base64"));
      return bytes.byteLength > MAX_PDF_BYTES ? null : bytes;
    },
    async preloadFonts() {
      if (lastFonts === null) return;
      await page.setContent(fontDocument(lastFonts), { waitUntil: "load", timeout: 0 });
      await page.evaluate(loadFontFaces);
      loadedFonts = lastFonts;
    },
    async redraw(image, side) {
      await page.setContent(photoPage(image, side), { waitUntil: "load", timeout: 0 });
      // Asked over the protocol: the page itself still runs no script.
      const isDrawn = await page.$eval("img", (element) => element.naturalWidth > 0);
      if (!isDrawn) return null;
      const clip = { x: 0, y: 0, width: side, height: side };
      return Uint8Array.from(await page.screenshot({ type: "jpeg", quality: JPEG_QUALITY, clip }));
    },
    clear,
    close: () => context.close(),
  };
}

/** A third of the bytes of 100, and no difference to be seen in print. */
const JPEG_QUALITY = 88;

/** On white, where a picture is transparent; turned as its camera says. */
const photoPage = (image: string, side: number) =>
  `<!doctype html><title>Photo</title><style>html,body{margin:0;background:#fff}img{display:block;width:${side}px;height:${side}px;object-fit:cover}</style><img alt="" decoding="sync" src="${image}">`;

function isPrintPageNavigation(request: HTTPRequest, page: Page): boolean {
  return (
    request.isNavigationRequest() &&
    request.frame() === page.mainFrame() &&
    request.url() === PRINT_ADDRESS
  );
}

async function readBounded(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const next = await reader.read();
    if (!next.value) break;
    size += next.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(next.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
