/**
 * Renders the template previews from the layouts and sample resumes. Run after changing a layout:
 * node scripts/render-templates.mjs. Writes public/templates/{id}.pdf (the preview), {id}.webp (its first page) and
 * {id}-small.webp, and {id}-2 and so on for later versions. tests/print/template-previews.test.ts fails if they are
 * outdated.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { drawPreview } from "./draw-previews.mjs";
import { openApp } from "./load-app.mjs";
import { prepareBrowser } from "./local-browser.mjs";

const app = await openApp();
const modules = {
  ...(await app.load("/app/core/templates/catalogue.ts")),
  ...(await app.load("/app/core/templates/small-thumbnail.ts")),
  ...(await app.load("/app/core/templates/samples.ts")),
  ...(await app.load("/app/core/templates/page/render-page.server.ts")),
  ...(await app.load("/app/core/pdf-file/finish-pdf.ts")),
};
const { browser: local } = await prepareBrowser({ root: process.cwd() });
const browser = await chromium.launch({ executablePath: local.path ?? undefined });

const page = await browser.newPage();

await mkdir("public/templates", { recursive: true });
for (const template of modules.TEMPLATES) {
  for (const version of modules.listVersions(template)) {
    const { pdf, thumbnail, small } = await drawPreview(modules, page, template, version);
    await writeFile(pdf.path, pdf.bytes);
    await writeFile(thumbnail.path, thumbnail.bytes);
    await writeFile(small.path, small.bytes);
    const sizes = `PDF ${pdf.bytes.length} bytes, thumbnail ${thumbnail.bytes.length} bytes`;
    console.log(`${template.id} ${version}: ${sizes}`);
  }
}
await browser.close();
await app.close();
