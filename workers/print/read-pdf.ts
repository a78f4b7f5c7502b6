/**
 * Reads a PDF's text with pdf.js in a browser of its own, closed afterwards: pdf.js is two thirds of what the
 * Worker may weigh, and a file made to hurt then hurts nobody else (docs/decisions/0014).
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
/** A page of ours takes a third of a second; what takes this long was made to. */
const READ_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** Of this isolate: printing needs browsers of the account too. */
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
    console.error("No browser to read a PDF in", error);
    return null;
  });
  if (opened === null || opened === TIMED_OUT) {
    // One that comes late would stay.
    opening.then((late) => (late.ok ? late.browser.close() : undefined)).catch(() => {});
    return { ok: false, reason: "failed" };
  }
  if (!opened.ok) return { ok: false, reason: "busy", retryAfterSeconds: opened.retryAfterSeconds };
  try {
    return await withTimeout(READ_TIMEOUT_MS, readInPage(env, opened.browser, script, bytes)).then(
      (read) => (read === TIMED_OUT ? { ok: false, reason: "timeout" } : read),
    );
  } catch (error) {
    // A page that ran out of memory is gone in the middle of a sentence.
    console.error("PDF not read", error);
    return { ok: false, reason: "failed" };
  } finally {
    await withTimeout(CLOSE_TIMEOUT_MS, opened.browser.close()).catch(() => {});
  }
}

const CMAPS = new URL(CMAPS_PATH, PRINT_ADDRESS).href;
/** A file names the one it wants, so nothing but such a name is looked for. */
const CMAP_NAME = /^[\w-]{1,40}\.bcmap$/;

/** The page runs our script only, and reaches nothing but tables of encodings whatever a file makes of it. */
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; font-src data: blob:; connect-src ${CMAPS}; form-action 'none'; sandbox allow-scripts`,
  "x-dns-prefetch-control": "off",
};

/** From the site's own files; nothing that the page asks for leaves the Worker. */
async function respondToRequest(env: Env, request: HTTPRequest): Promise<void> {
  const url = request.url();
  const name = url.startsWith(CMAPS) ? url.slice(CMAPS.length) : "";
  const file = CMAP_NAME.test(name) ? await readStaticFile(env, `${CMAPS_PATH}${name}`) : null;
  if (!file?.ok) return request.abort("blockedbyclient");
  return request.respond({
    status: 200,
    // Its own origin is none: the page is in a sandbox.
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
  const read = v.parse(answerSchema, JSON.parse(v.parse(v.string(), answer)));
  return read.ok ? read : { ok: false, reason: "refused", message: read.message };
}
