/** Prints a page of ours with a local browser, exactly as the site's printer does. */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import type { Resume } from "#app/resume/schema.ts";
import { renderPrintPageWithFonts } from "#app/templates/render-page.server.ts";

const BROWSERS = [
  process.env.CHROME_PATH ?? "",
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/lib/chromium/chromium",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
];

export function findBrowser(): string | undefined {
  const found = BROWSERS.find((path) => path !== "" && existsSync(path));
  if (!found && process.env.CI === "true") throw new Error("A browser is missing in CI");
  return found;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
  });
}

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
