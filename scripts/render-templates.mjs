/**
 * Draws what the catalogue shows, from the real layouts: node scripts/render-templates.mjs
 * Writes public/templates/{id}.pdf (the preview) and {id}.webp (its first page).
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { openApp } from "./load-app.mjs";

const TARGET = "public/templates";
/** Enough for a card on a dense screen. */
const THUMBNAIL_WIDTH_PX = 640;
const PAGE_WIDTH_PX = (210 / 25.4) * 96;

const app = await openApp();
const { TEMPLATES } = await app.load("/app/templates/catalogue.ts");
const { loadSample } = await app.load("/app/templates/samples.ts");
const { renderPrintPageWithFonts } = await app.load("/app/templates/render-page.server.ts");
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--font-render-hinting=none"],
});
await mkdir(TARGET, { recursive: true });
for (const { id, name } of TEMPLATES.filter((template) => template.available)) {
  const html = await renderPrintPageWithFonts({
    templateId: id,
    resume: await loadSample(id),
    title: `${name} sample resume`,
    readFile: async (path) => (await readFile(`public${path}`)).buffer,
  });
  const context = await browser.newContext({
    viewport: { width: Math.round(PAGE_WIDTH_PX), height: Math.round(PAGE_WIDTH_PX * Math.SQRT2) },
    deviceScaleFactor: THUMBNAIL_WIDTH_PX / PAGE_WIDTH_PX,
  });
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: "load" });
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  await writeFile(`${TARGET}/${id}.pdf`, pdf);
  console.log(id, pdf.length);
  await context.close();
}
await browser.close();
await app.close();
