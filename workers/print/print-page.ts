/** A browser page that prints HTML and has no network access. */
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
  /** Null if the PDF is too large. */
  print(html: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Prints one of our own layouts, whose fonts may already be loaded. */
  printTemplate(html: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Redraws the middle square of an image (a data URL) as a JPEG of `side` × `side` pixels; null if it cannot be
   * decoded.
   */
  redraw(image: string, side: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes the last document. */
  clear(): Promise<void>;
  /** Loads the fonts of the last print into the cleared page. */
  preloadFonts(): Promise<void>;
  close(): Promise<void>;
}

export async function openPrintPage(browser: Browser): Promise<PrintPage> {
  // An isolated context, because in the default one a preconnect hint bypasses policy, interception and offline mode.
  // An earlier connection may have left contexts open.
  const defaultContext = browser.defaultBrowserContext();
  const leftovers = browser.browserContexts().filter((context) => context !== defaultContext);
  await Promise.all(leftovers.map((context) => context.close().catch(() => {})));
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const protocol = await page.createCDPSession();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);

  /** True while we navigate to the empty page; all requests made by documents are blocked. */
  let isNavigating = false;
  page.on("request", (request) => {
    if (!isNavigating || !isPrintPageNavigation(request, page)) {
      request.abort("blockedbyclient").catch(() => {});
      return;
    }
    isNavigating = false;
    request.respond({ status: 200, headers: PAGE_HEADERS, body: "" }).catch(() => {});
  });

  /** The font styles of the last template print, and those currently loaded in an otherwise empty page. */
  let lastFonts: string | null = null;
  let loadedFonts: string | null = null;

  /**
   * Opens an empty page with the headers that isolate it. Documents are then written into it, which takes a third of a
   * navigation's time and keeps the policy in force.
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
      const areFontsLoaded = parts !== null && parts.fonts === loadedFonts;
      lastFonts = parts?.fonts ?? null;
      loadedFonts = null;
      if (!areFontsLoaded) return print(html);
      await page.evaluate(insertContent, parts.rest);
      // In one response, because a stream needs several round trips to a possibly distant browser. A resume's size is
      // bounded, unlike that of a client's page.
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
      // Evaluated over the protocol; scripts of the page itself stay disabled.
      const isDrawn = await page.$eval("img", (element) => element.naturalWidth > 0);
      if (!isDrawn) return null;
      const clip = { x: 0, y: 0, width: side, height: side };
      return Uint8Array.from(await page.screenshot({ type: "jpeg", quality: JPEG_QUALITY, clip }));
    },
    clear,
    close: () => context.close(),
  };
}

/** A third of the bytes of quality 100, without a visible difference in print. */
const JPEG_QUALITY = 88;

/** On a white background for transparent images; the browser applies the Exif orientation. */
const photoPage = (image: string, side: number) =>
  `<!doctype html><title>Photo</title><style>html,body{margin:0;background:#fff}img{display:block;width:${side}px;height:${side}px;object-fit:cover}</style><img alt="" decoding="sync" src="${image}">`;

function isPrintPageNavigation(request: HTTPRequest, page: Page): boolean {
  return (
    request.isNavigationRequest() &&
    request.frame() === page.mainFrame() &&
    request.url() === PRINT_ADDRESS
  );
}

/** Reads a whole stream; null if it has more than `maxBytes`. */
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
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
