/**
 * `npm run pictures [-- FOLDER]`: pictures of the editor's states in both themes and four widths, to look at after a
 * visible change. Without a folder it draws only docs/editor.png (README) and public/social.png (links to the site).
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { prepareBrowser } from "../../scripts/local-browser.mjs";
import { buildIfChanged, freePort, ROOT, startServer } from "../../scripts/server.mjs";
import { openEditor } from "../support/editor.ts";
import { openSample } from "../support/sample-resume.mjs";
import { STATES } from "./editor-states.mjs";
import { socialHtml } from "./social-html.mjs";

const WIDTHS = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [390, 844],
];
const [folder] = process.argv.slice(2);
const stateDir = mkdtempSync(join(tmpdir(), "covitae-pictures-"));

buildIfChanged();
const { browser: found } = await prepareBrowser({ root: ROOT });
const server = await startServer({ port: await freePort(), stateDir, quiet: true });
const browser = await chromium.launch({ executablePath: found?.path, args: ["--no-sandbox"] });
try {
  const address = await openSample(server.url);
  const shots = folder ? WIDTHS : WIDTHS.slice(0, 1);
  for (const [width, height] of shots) {
    for (const colorScheme of folder ? ["light", "dark"] : ["light"])
      await drawStates({ ...address, width, height, colorScheme });
  }
  await drawSocialPicture();
} finally {
  await browser.close();
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
}

async function drawStates({ person, path, width, height, colorScheme }) {
  const size = { width, height };
  const { page, context } = await openEditor(browser, server.url, person, size, path);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  for (const [name, { show, hide }] of Object.entries(STATES)) {
    if (!folder && name !== "score") continue;
    await show(page);
    await page.waitForTimeout(800);
    if (folder) {
      mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
    } else {
      writeFileSync(join(ROOT, "docs", "editor.png"), await page.screenshot());
    }
    await hide?.(page);
  }
  await context.close();
}

async function drawSocialPicture() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(socialHtml(readFileSync(join(ROOT, "docs", "editor.png"))));
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(ROOT, "public", "social.png"), await page.screenshot());
  await page.close();
}
