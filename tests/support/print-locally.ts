/** Prints our layouts with a local browser as the site's printer does, keeping loaded fonts. */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import type { Attachment } from "#app/core/pdf-file/attach-file.ts";
import { finishPdf } from "#app/core/pdf-file/finish-pdf.ts";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { renderPrintPageWithFonts } from "#app/core/templates/page/render-page.server.ts";
import { prepareBrowser } from "../../scripts/local-browser.mjs";
import { createFontPages } from "./font-pages.ts";

/** The browser for local printing; its path is null if the machine has none and cannot install one. */
const { browser: local } = await prepareBrowser({ root: process.cwd() });
if (!local.path && process.env.CI === "true") throw new Error("A browser is missing in CI");

export const hasBrowser = local.path !== null;

export const launchBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: local.path ?? undefined, args });

export interface Printable {
  templateId: string;
  resume: Resume;
  design?: Design;
  photo?: string;
}

const publicFiles = new Map<string, Promise<ArrayBuffer>>();
/** Reads a static file of the site, such as a font, once. */
export function readPublicFile(path: string): Promise<ArrayBuffer> {
  const known = publicFiles.get(path);
  if (known) return known;
  const read = readFile(`public${path}`).then((bytes) => new Uint8Array(bytes).buffer);
  publicFiles.set(path, read);
  return read;
}

export const renderLocally = (print: Printable): Promise<string> =>
  renderPrintPageWithFonts({
    ...print,
    title: print.resume.personalInfo.fullName,
    readFile: readPublicFile,
  });

export type OpenPrinter = Awaited<ReturnType<typeof openPrinter>>;
export type Printer = Omit<OpenPrinter, "close">;

export async function openPrinter(browser: Browser) {
  const folder = await mkdtemp(join(tmpdir(), "covitae-"));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const show = createFontPages(() => context.newPage());
  const showPreview = createFontPages(() => browser.newPage());
  let count = 0;
  /** The path of the printed file. */
  async function printHtml(
    html: string,
    name: string,
    attachment?: Attachment | null,
  ): Promise<string> {
    const page = await show(html);
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const path = join(folder, `${name}-${count++}.pdf`);
    await writeFile(path, finishPdf(pdf, {}, attachment).pdf);
    return path;
  }
  /** Files printed without an attachment, by their HTML: several tests of a file read the same print. */
  const printed = new Map<string, Promise<string>>();
  async function print(print: Printable, attachment?: Attachment | null): Promise<string> {
    const html = await renderLocally(print);
    if (attachment) return printHtml(html, print.templateId, attachment);
    const key = createHash("sha256").update(html).digest("hex");
    const known = printed.get(key) ?? printHtml(html, print.templateId);
    printed.set(key, known);
    return known;
  }
  return {
    printHtml,
    /** Shows the HTML in a page with JavaScript, as the editor's preview does. */
    showPreview,
    print,
    /** A screenshot of the page, in base64. */
    async picture(html: string): Promise<string> {
      const page = await show(html);
      return Buffer.from(await page.screenshot()).toString("base64");
    },
    async close(): Promise<void> {
      await context.close();
      await rm(folder, { recursive: true });
    },
  };
}
