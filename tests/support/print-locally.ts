/** Prints our layouts with a local browser as the site's printer does, reusing one page. */
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

export const renderLocally = (print: Printable): Promise<string> =>
  renderPrintPageWithFonts({
    ...print,
    title: print.resume.personalInfo.fullName,
    readFile: async (path) => new Uint8Array(await readFile(`public${path}`)).buffer,
  });

export type OpenPrinter = Awaited<ReturnType<typeof openPrinter>>;
export type Printer = Omit<OpenPrinter, "close">;

export async function openPrinter(browser: Browser) {
  const folder = await mkdtemp(join(tmpdir(), "covitae-"));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  let count = 0;
  /** The path of the printed file. */
  async function printHtml(
    html: string,
    name: string,
    attachment?: Attachment | null,
  ): Promise<string> {
    await page.setContent(html, { waitUntil: "load" });
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
  return {
    printHtml,
    print: async (print: Printable, attachment?: Attachment | null) =>
      printHtml(await renderLocally(print), print.templateId, attachment),
    /** A screenshot of the page, in base64. */
    async picture(html: string): Promise<string> {
      await page.setContent(html, { waitUntil: "load" });
      return Buffer.from(await page.screenshot()).toString("base64");
    },
    async close(): Promise<void> {
      await context.close();
      await rm(folder, { recursive: true });
    },
  };
}
