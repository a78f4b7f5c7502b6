/**
 * `npm run pictures [-- FOLDER [WORD]]`: pictures of the editor's states in both themes and four widths, to look at
 * after a visible change; a word selects states by name. Without a folder it draws only docs/editor.png (README),
 * public/social.png (links to the site) and public/landing (the landing page).
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { prepareBrowser } from "../../scripts/local-browser.mjs";
import { buildIfChanged, freePort, ROOT, startServer } from "../../scripts/server.mjs";
import { openEditor } from "../support/editor.ts";
import { openSample } from "../support/sample-resume.mjs";
import { SCENES } from "./editor-scenes.mjs";
import { STATES } from "./editor-states.mjs";
import { drawLandingPictures } from "./landing-pictures.mjs";
import { socialHtml } from "./social-html.mjs";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const THEMES = ["light", "dark"];
/** What moves by itself has come to rest. */
const REST_MS = 700;
const [folder, word = ""] = process.argv.slice(2);
const stateDir = mkdtempSync(join(tmpdir(), "covitae-pictures-"));

buildIfChanged();
const { browser: found } = await prepareBrowser({ root: ROOT });
const server = await startServer({ port: await freePort(), stateDir, quiet: true });
const browser = await chromium.launch({ executablePath: found?.path, args: ["--no-sandbox"] });
try {
  const sample = await openSample(server.url);
  if (folder) {
    mkdirSync(folder, { recursive: true });
    for (const size of SIZES) await drawStates(sample, size);
    for (const [name, open] of Object.entries(SCENES)) await drawScene(sample, name, open);
  } else {
    await drawReadmePicture(sample);
    await drawSocialPicture();
    await drawLandingPictures({ browser, url: server.url, ...sample });
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
}

async function draw(page, name) {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.waitForTimeout(REST_MS);
    const { width } = page.viewportSize();
    const file = `${name.replaceAll(" ", "-")}-${width}-${colorScheme}.png`;
    await page.screenshot({ path: join(folder, file) });
  }
}

/** What the owner of the sample does, one thing after the other in one page. */
async function drawStates({ person, path }, size) {
  const { page, context } = await openEditor(browser, server.url, person, size, path);
  for (const [name, { show, hide }] of Object.entries(STATES)) {
    if (!name.includes(word)) continue;
    await show(page);
    await draw(page, name);
    await hide?.(page);
  }
  await context.close();
}

/** A scene has one page, whose size changes. */
async function drawScene(sample, name, open) {
  if (!name.includes(word)) return;
  const place = { browser, url: server.url, ...sample, size: SIZES[0] };
  const { page, context, prepare } = await open(place);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await prepare?.();
    await draw(page, name);
  }
  await context.close();
}

async function drawReadmePicture({ person, path }) {
  const { page, context } = await openEditor(browser, server.url, person, SIZES[0], path);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await STATES.score.show(page);
  await page.waitForTimeout(REST_MS);
  writeFileSync(join(ROOT, "docs", "editor.png"), await page.screenshot());
  await context.close();
}

async function drawSocialPicture() {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(socialHtml(readFileSync(join(ROOT, "docs", "editor.png"))));
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(ROOT, "public", "social.png"), await page.screenshot());
  await page.close();
}
