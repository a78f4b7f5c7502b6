/**
 * Reads a PDF's text with pdf.js in a separate browser that is closed afterwards: pdf.js is too large for the
 * Worker, and a malicious file cannot affect other requests (docs/decisions/0014).
 */
import { Buffer } from "node:buffer";
import type { Browser, HTTPRequest } from "@cloudflare/puppeteer";
import * as v from "valibot";
import { CMAPS_PATH } from "#app/core/pdf-text/pdf-source.ts";
import { pdfTextSchema } from "#app/core/pdf-text/pdf-text-schema.ts";
import type { PdfReadOutcome } from "#app/server/context.ts";
import { readStaticFile } from "../http/static-files.ts";
import { TIMED_OUT, withTimeout } from "../with-timeout.ts";
import { openBrowser } from "./open-browser.ts";
import { PRINT_ADDRESS } from "./print-options.ts";

/** Bundled by scripts/pdf-reader.mjs; defines `readPdf`. */
const READER = "/pdf-reader.js";
const OPEN_TIMEOUT_MS = 30_000;
/** A page of ours takes a third of a second; a file that takes this long is probably malicious. */
const READ_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** Per isolate, because printing needs some of the account's browsers too. */
const MAX_CONCURRENT = 2;
let openBrowserCount = 0;

const answerSchema = v.variant("ok", [
  v.object({ ok: v.literal(true), text: pdfTextSchema }),
  v.object({ ok: v.literal(false), message: v.string() }),
]);

export async function readPdf(env: Env, bytes: Uint8Array): Promise<PdfReadOutcome> {
  if (openBrowserCount >= MAX_CONCURRENT) {
    return { ok: false, reason: "busy", retryAfterSeconds: READ_TIMEOUT_MS / 1_000 };
  }
  openBrowserCount++;
  try {
    return await readInBrowser(env, bytes);
  } finally {
    openBrowserCount--;
  }
}

async function readInBrowser(env: Env, bytes: Uint8Array): Promise<PdfReadOutcome> {
  const script = await (await readStaticFile(env, READER)).text();
  const opening = openBrowser(env.BROWSER, undefined);
  const opened = await withTimeout(OPEN_TIMEOUT_MS, opening).catch((error) => {
    console.error("Failed to open a browser for reading a PDF", error);
    return null;
  });
  if (opened === null || opened === TIMED_OUT) {
    // A browser that opens after the timeout must still be closed.
    opening.then((late) => (late.ok ? late.browser.close() : undefined)).catch(() => {});
    return { ok: false, reason: "failed" };
  }
  if (!opened.ok) return { ok: false, reason: "busy", retryAfterSeconds: opened.retryAfterSeconds };
  try {
    return await withTimeout(READ_TIMEOUT_MS, readInPage(env, opened.browser, script, bytes)).then(
      (result) => (result === TIMED_OUT ? { ok: false, reason: "timeout" } : result),
    );
  } catch (error) {
    // For example, the page crashed because it ran out of memory.
    console.error("Failed to read a PDF", error);
    return { ok: false, reason: "failed" };
  } finally {
    await withTimeout(CLOSE_TIMEOUT_MS, opened.browser.close()).catch(() => {});
  }
}

const CMAPS = new URL(CMAPS_PATH, PRINT_ADDRESS).href;
/** The PDF controls this name, so only valid names are looked up. */
const CMAP_NAME = /^[\w-]{1,40}\.bcmap$/;

/** The page can run only our script and fetch only encoding tables, even if a file exploits pdf.js. */
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; font-src data: blob:; connect-src ${CMAPS}; form-action 'none'; sandbox allow-scripts`,
  "x-dns-prefetch-control": "off",
};

/** Serves encoding tables from the site's static files and blocks all other requests. */
async function respondToRequest(env: Env, request: HTTPRequest): Promise<void> {
  const url = request.url();
  const name = url.startsWith(CMAPS) ? url.slice(CMAPS.length) : "";
  const file = CMAP_NAME.test(name) ? await readStaticFile(env, `${CMAPS_PATH}${name}`) : null;
  if (!file?.ok) return request.abort("blockedbyclient");
  return request.respond({
    status: 200,
    // The sandboxed page has an opaque origin, so CORS applies.
    headers: { "access-control-allow-origin": "*", "content-type": "application/octet-stream" },
    body: Buffer.from(await file.arrayBuffer()),
  });
}

async function readInPage(
  env: Env,
  browser: Browser,
  script: string,
  bytes: Uint8Array,
): Promise<PdfReadOutcome> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setRequestInterception(true);
  page.once("request", (request) => {
    request.respond({ status: 200, headers: PAGE_HEADERS, body: "" }).catch(() => {});
    page.on("request", (next) => void respondToRequest(env, next).catch(() => {}));
  });
  await page.goto(PRINT_ADDRESS, { waitUntil: "load" });
  await page.evaluate(script);
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
  const answer = await page.evaluate(`readPdf(${JSON.stringify(base64)})`);
  const readResult = v.parse(answerSchema, JSON.parse(v.parse(v.string(), answer)));
  return readResult.ok ? readResult : { ok: false, reason: "refused", message: readResult.message };
}
