/** Prints a page of ours with a local browser, exactly as the site's printer does. */
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import type { Resume } from "#app/resume/schema.ts";
import { renderPrintPageWithFonts } from "#app/templates/render-page.server.ts";
import { prepareBrowser } from "../../scripts/local-browser.mjs";

/** The browser that local printing uses; null where a machine has none and cannot fetch one. */
const { browser: local } = await prepareBrowser({ root: process.cwd() });
if (!local.path && process.env.CI === "true") throw new Error("A browser is missing in CI");

export const hasBrowser = local.path !== null;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: local.path ?? undefined });

/** The path of the printed file. */
export async function printToFile(
  browser: Browser,
  templateId: string,
  resume: Resume,
): Promise<string> {
  const html = await renderPrintPageWithFonts({
    templateId,
    resume,
    title: resume.personalInfo.fullName,
    readFile: async (path) => new Uint8Array(await readFile(`public${path}`)).buffer,
  });
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(html, { waitUntil: "load" });
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await page.close();
  const path = join(await mkdtemp(join(tmpdir(), "covitae-")), `${templateId}.pdf`);
  await writeFile(path, pdf);
  return path;
}
