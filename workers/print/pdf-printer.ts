/**
 * Holds a browser and a page, so that a print costs little more than printing. One print at a time; a print
 * that hangs is given up, a browser that died is replaced.
 */
import { DurableObject } from "cloudflare:workers";
import type { Browser } from "@cloudflare/puppeteer";
import { TIMED_OUT, withTimeout } from "../with-timeout.ts";
import { openBrowser } from "./open-browser.ts";
import { PRINT_TIMEOUT_MS } from "./print-options.ts";
import { openPrintPage, type PrintPage } from "./print-page.ts";

type Rejected =
  | { ok: false; reason: "busy"; retryAfterSeconds: number }
  | { ok: false; reason: "timeout" | "failed" };
export type Printed =
  | { ok: true; pdf: Uint8Array<ArrayBuffer>; milliseconds: number }
  | Rejected
  | { ok: false; reason: "too_large" };
export type Redrawn =
  | { ok: true; jpeg: Uint8Array<ArrayBuffer> }
  | Rejected
  | { ok: false; reason: "unreadable" };
type WorkOutcome =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; milliseconds: number }
  | Rejected
  | { ok: false; reason: "nothing" };
/** Null where there is nothing to give out; the page is then done with. */
type Work = (page: PrintPage) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A hosted browser costs while it is open, and closes itself after 60 s: let go of it before that. */
const IDLE_MS = 45_000;
const OPEN_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** Prints in the queue; the next one is asked to come again. */
const MAX_QUEUED = 10;
const QUEUE_RETRY_SECONDS = 5;

interface BrowserSession {
  browser: Browser;
  page: PrintPage;
}

export class PdfPrinter extends DurableObject<Env> {
  #browserSession: BrowserSession | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #queuedCount = 0;
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  print(html: string, timeoutMs = PRINT_TIMEOUT_MS): Promise<Printed> {
    return this.#print((page) => page.print(html), timeoutMs);
  }

  /** The same for a page of our own layouts, faster after one with the same fonts. */
  printTemplate(html: string, timeoutMs = PRINT_TIMEOUT_MS): Promise<Printed> {
    return this.#print((page) => page.printTemplate(html), timeoutMs);
  }

  async #print(work: Work, timeoutMs: number): Promise<Printed> {
    const worked = await this.#enqueue(work, timeoutMs);
    if (worked.ok) return { ok: true, pdf: worked.bytes, milliseconds: worked.milliseconds };
    return worked.reason === "nothing" ? { ok: false, reason: "too_large" } : worked;
  }

  /** The middle square of a picture, drawn anew. */
  async redraw(image: string, side: number, timeoutMs = PRINT_TIMEOUT_MS): Promise<Redrawn> {
    const worked = await this.#enqueue((page) => page.redraw(image, side), timeoutMs);
    if (worked.ok) return { ok: true, jpeg: worked.bytes };
    return worked.reason === "nothing" ? { ok: false, reason: "unreadable" } : worked;
  }

  async #enqueue(work: Work, timeoutMs: number): Promise<WorkOutcome> {
    if (this.#queuedCount >= MAX_QUEUED) {
      return { ok: false, reason: "busy", retryAfterSeconds: QUEUE_RETRY_SECONDS };
    }
    this.#queuedCount += 1;
    clearTimeout(this.#idleTimer);
    const worked = this.#queue.then(() => this.#run(work, timeoutMs));
    this.#queue = worked.then(() => this.#clearPage()).catch(() => {});
    try {
      return await worked;
    } finally {
      this.#queuedCount -= 1;
      if (this.#queuedCount === 0)
        this.#idleTimer = setTimeout(() => this.#closeIdleBrowser(), IDLE_MS);
    }
  }

  async #run(work: Work, timeoutMs: number): Promise<WorkOutcome> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const press = await this.#openBrowserSession();
        if (!("page" in press)) return { ok: false, reason: "busy", ...press };
        const started = Date.now();
        const bytes = await withTimeout(timeoutMs, work(press.page));
        if (bytes === TIMED_OUT) {
          await this.#discardPage();
          return { ok: false, reason: "timeout" };
        }
        if (bytes === null) {
          await this.#discardPage();
          return { ok: false, reason: "nothing" };
        }
        return { ok: true, bytes, milliseconds: Date.now() - started };
      } catch (error) {
        console.error("print failed", error);
        await this.#discardBrowser();
        if (attempt === 2) return { ok: false, reason: "failed" };
      }
    }
  }

  async #openBrowserSession(): Promise<BrowserSession | { retryAfterSeconds: number }> {
    if (this.#browserSession?.browser.isConnected()) return this.#browserSession;
    this.#browserSession = null;
    const lastSession = await this.ctx.storage.get<string>("session");
    const opened = await withTimeout(OPEN_TIMEOUT_MS, openBrowser(this.env.BROWSER, lastSession));
    if (opened === TIMED_OUT) throw new Error(`No browser within ${OPEN_TIMEOUT_MS} ms`);
    if (!opened.ok) return { retryAfterSeconds: opened.retryAfterSeconds };
    const { browser } = opened;
    if (browser.sessionId() !== lastSession) {
      await this.ctx.storage.put("session", browser.sessionId());
    }
    const page = await withTimeout(OPEN_TIMEOUT_MS, openPrintPage(browser));
    if (page === TIMED_OUT) throw new Error(`No page within ${OPEN_TIMEOUT_MS} ms`);
    this.#browserSession = { browser, page };
    return this.#browserSession;
  }

  /** What was printed must neither stay in memory nor go on animating; its fonts are of use to the next one. */
  async #clearPage(): Promise<void> {
    if (!this.#browserSession) return;
    const { page } = this.#browserSession;
    try {
      const cleared = await withTimeout(CLOSE_TIMEOUT_MS, page.clear());
      // Whoever waits may need other fonts, and would wait for these.
      const isKept =
        cleared !== TIMED_OUT &&
        (this.#queuedCount > 0 ||
          (await withTimeout(CLOSE_TIMEOUT_MS, page.preloadFonts())) !== TIMED_OUT);
      if (!isKept) await this.#discardPage();
    } catch (error) {
      console.error("the printer's page could not be cleared", error);
      await this.#discardPage();
    }
  }

  /** The page hangs: a new one in the same browser, or a new browser where even that doesn't answer. */
  async #discardPage(): Promise<void> {
    const press = this.#browserSession;
    if (!press) return;
    try {
      const closed = await withTimeout(CLOSE_TIMEOUT_MS, press.page.close());
      const page =
        closed === TIMED_OUT
          ? closed
          : await withTimeout(CLOSE_TIMEOUT_MS, openPrintPage(press.browser));
      if (page === TIMED_OUT) await this.#discardBrowser();
      else this.#browserSession = { browser: press.browser, page };
    } catch {
      await this.#discardBrowser();
    }
  }

  async #discardBrowser(): Promise<void> {
    const press = this.#browserSession;
    this.#browserSession = null;
    await this.ctx.storage.delete("session");
    if (press?.browser.isConnected()) {
      await withTimeout(CLOSE_TIMEOUT_MS, press.browser.close()).catch(() => {});
    }
  }

  #closeIdleBrowser(): void {
    if (this.#queuedCount > 0) return;
    this.#queue = this.#queue.then(() => this.#discardBrowser()).catch(() => {});
  }
}
