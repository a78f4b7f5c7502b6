/**
 * Durable Object that keeps a browser and a page open, so that a print does not have to start them. Prints run one at
 * a time; a hanging print is aborted and a crashed browser is replaced.
 */
import { DurableObject } from "cloudflare:workers";
import type { Browser } from "@cloudflare/puppeteer";
import { TIMED_OUT, withTimeout } from "../with-timeout.ts";
import { openBrowser } from "./open-browser.ts";
import { PRINT_TIMEOUT_MS } from "./print-options.ts";
import { openPrintPage, type PrintPage } from "./print-page.ts";

type PrinterFailure =
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  | { ok: false; reason: "timeout" | "failed" };
export type PrintResult =
  | { ok: true; pdf: Uint8Array<ArrayBuffer>; milliseconds: number }
  | PrinterFailure
  | { ok: false; reason: "too_large" };
export type RedrawResult =
  | { ok: true; jpeg: Uint8Array<ArrayBuffer> }
  | PrinterFailure
  | { ok: false; reason: "unreadable" };
type WorkOutcome =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; milliseconds: number }
  | PrinterFailure
  | { ok: false; reason: "no_result" };
/**
 * Resolves to null if there is no result, because the PDF is too large or the image cannot be decoded; the page is then
 * discarded.
 */
type Work = (page: PrintPage) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A hosted browser is billed while open and closes itself after 60 s, so we close it earlier. */
const IDLE_MS = 45_000;
const OPEN_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** Prints in the queue; further ones are rejected as busy. */
const MAX_QUEUED = 10;
const QUEUE_RETRY_SECONDS = 5;

/**
 * Stores the id of the hosted browser, which outlives this object in memory: the next object reconnects to it instead
 * of launching another.
 */
const BROWSER_SESSION_ID_KEY = "session";

interface BrowserSession {
  browser: Browser;
  page: PrintPage;
}

export class PdfPrinter extends DurableObject<Env> {
  #browserSession: BrowserSession | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #queuedCount = 0;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  print(html: string, timeoutMs = PRINT_TIMEOUT_MS): Promise<PrintResult> {
    return this.#print((page) => page.print(html), timeoutMs);
  }

  /** Prints one of our own layouts; faster if the previous one used the same fonts. */
  printTemplate(html: string, timeoutMs = PRINT_TIMEOUT_MS): Promise<PrintResult> {
    return this.#print((page) => page.printTemplate(html), timeoutMs);
  }

  async #print(work: Work, timeoutMs: number): Promise<PrintResult> {
    const outcome = await this.#enqueue(work, timeoutMs);
    if (outcome.ok) return { ok: true, pdf: outcome.bytes, milliseconds: outcome.milliseconds };
    return outcome.reason === "no_result" ? { ok: false, reason: "too_large" } : outcome;
  }

  /** Redraws the middle square of an image as a JPEG of `side` pixels. */
  async redraw(image: string, side: number, timeoutMs = PRINT_TIMEOUT_MS): Promise<RedrawResult> {
    const outcome = await this.#enqueue((page) => page.redraw(image, side), timeoutMs);
    if (outcome.ok) return { ok: true, jpeg: outcome.bytes };
    return outcome.reason === "no_result" ? { ok: false, reason: "unreadable" } : outcome;
  }

  async #enqueue(work: Work, timeoutMs: number): Promise<WorkOutcome> {
    if (this.#queuedCount >= MAX_QUEUED) {
      return { ok: false, reason: "busy", retryAfterSeconds: QUEUE_RETRY_SECONDS };
    }
    this.#queuedCount += 1;
    clearTimeout(this.#idleTimer);
    const result = this.#queue.then(() => this.#run(work, timeoutMs));
    this.#queue = result.then(() => this.#clearPage()).catch(() => {});
    try {
      return await result;
    } finally {
      this.#queuedCount -= 1;
      if (this.#queuedCount === 0)
        this.#idleTimer = setTimeout(() => this.#closeIdleBrowser(), IDLE_MS);
    }
  }

  async #run(work: Work, timeoutMs: number): Promise<WorkOutcome> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const session = await this.#openBrowserSession();
        if (!("page" in session)) return { ok: false, reason: "busy", ...session };
        const started = Date.now();
        const bytes = await withTimeout(timeoutMs, work(session.page));
        if (bytes === TIMED_OUT) {
          await this.#discardPage();
          return { ok: false, reason: "timeout" };
        }
        if (bytes === null) {
          await this.#discardPage();
          return { ok: false, reason: "no_result" };
        }
        return { ok: true, bytes, milliseconds: Date.now() - started };
      } catch (error) {
        console.error("Print failed", error);
        await this.#discardBrowser();
        if (attempt === 2) return { ok: false, reason: "failed" };
      }
    }
  }

  async #openBrowserSession(): Promise<BrowserSession | { retryAfterSeconds: number }> {
    if (this.#browserSession?.browser.isConnected()) return this.#browserSession;
    this.#browserSession = null;
    const lastBrowserSessionId = await this.ctx.storage.get<string>(BROWSER_SESSION_ID_KEY);
    const opened = await withTimeout(
      OPEN_TIMEOUT_MS,
      openBrowser(this.env.BROWSER, lastBrowserSessionId),
    );
    if (opened === TIMED_OUT) throw new Error(`No browser within ${OPEN_TIMEOUT_MS} ms`);
    if (!opened.ok) return { retryAfterSeconds: opened.retryAfterSeconds };
    const { browser } = opened;
    if (browser.sessionId() !== lastBrowserSessionId) {
      await this.ctx.storage.put(BROWSER_SESSION_ID_KEY, browser.sessionId());
    }
    const page = await withTimeout(OPEN_TIMEOUT_MS, openPrintPage(browser));
    if (page === TIMED_OUT) throw new Error(`No page within ${OPEN_TIMEOUT_MS} ms`);
    this.#browserSession = { browser, page };
    return this.#browserSession;
  }

  /** Removes the printed document from the page, then reloads its fonts for the next print. */
  async #clearPage(): Promise<void> {
    if (!this.#browserSession) return;
    const { page } = this.#browserSession;
    try {
      const cleared = await withTimeout(CLOSE_TIMEOUT_MS, page.clear());
      // With prints in the queue, loading these fonts would only delay them.
      const isReusable =
        cleared !== TIMED_OUT &&
        (this.#queuedCount > 0 ||
          (await withTimeout(CLOSE_TIMEOUT_MS, page.preloadFonts())) !== TIMED_OUT);
      if (!isReusable) await this.#discardPage();
    } catch (error) {
      console.error("Failed to clear the printer's page", error);
      await this.#discardPage();
    }
  }

  /** Replaces a hanging page by a new one in the same browser, or discards an unresponsive browser. */
  async #discardPage(): Promise<void> {
    const session = this.#browserSession;
    if (!session) return;
    try {
      const closed = await withTimeout(CLOSE_TIMEOUT_MS, session.page.close());
      const page =
        closed === TIMED_OUT
          ? closed
          : await withTimeout(CLOSE_TIMEOUT_MS, openPrintPage(session.browser));
      if (page === TIMED_OUT) await this.#discardBrowser();
      else this.#browserSession = { browser: session.browser, page };
    } catch {
      await this.#discardBrowser();
    }
  }

  async #discardBrowser(): Promise<void> {
    const session = this.#browserSession;
    this.#browserSession = null;
    await this.ctx.storage.delete(BROWSER_SESSION_ID_KEY);
    if (session?.browser.isConnected()) {
      await withTimeout(CLOSE_TIMEOUT_MS, session.browser.close()).catch(() => {});
    }
  }

  #closeIdleBrowser(): void {
    if (this.#queuedCount > 0) return;
    this.#queue = this.#queue.then(() => this.#discardBrowser()).catch(() => {});
  }
}
