/**
 * Draws what the catalogue shows, from the real layouts and sample resumes; run it after a layout changed:
 * node scripts/render-templates.mjs. Writes public/templates/{id}.pdf (the preview) and {id}.webp (its
 * first page); {id}-2 and so on for later versions.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { ColorSpace, Document, Matrix } from "mupdf";
import { chromium } from "playwright-core";
import { openApp } from "./load-app.mjs";
import { prepareBrowser } from "./local-browser.mjs";

const TARGET = "public/templates";
/** Sharp on a card of 320 px at two device pixels each. */
const THUMBNAIL_WIDTH_PX = 640;

const app = await openApp();
const { picturesOf, TEMPLATES, versionsOf } = await app.load("/app/templates/catalogue.ts");
const { loadSample } = await app.load("/app/templates/samples.ts");
const { renderPrintPageWithFonts } = await app.load("/app/templates/render-page.server.ts");
const { browser: local } = await prepareBrowser({ root: process.cwd() });
const browser = await chromium.launch({ executablePath: local.path ?? undefined });
const page = await browser.newPage();

await mkdir(TARGET, { recursive: true });
const drawn = TEMPLATES.flatMap((template) =>
  versionsOf(template).map((version) => ({ template, version })),
);
for (const { template, version } of drawn) {
  const { pdfPreview, thumbnail: picture } = picturesOf(template.id, version);
  const html = await renderPrintPageWithFonts({
    templateId: template.id,
    resume: await loadSample(template.id),
    design: { version },
    title: `${template.name}: sample resume`,
    readFile: async (path) => new Uint8Array(await readFile(`public${path}`)).buffer,
  });
  const pdf = await print(html);
  const thumbnail = await toWebp(firstPage(pdf));
  await writeFile(`public${pdfPreview}`, pdf);
  await writeFile(`public${picture}`, thumbnail);
  console.log(
    `${template.id} ${version}: PDF ${pdf.length} bytes, thumbnail ${thumbnail.length} bytes`,
  );
}
await browser.close();
await app.close();

async function print(html) {
  await page.setContent(html, { waitUntil: "load" });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

/** As PNG, so that the thumbnail shows what is in the file. */
function firstPage(pdf) {
  const drawn = Document.openDocument(pdf, "application/pdf").loadPage(0);
  const [left, , right] = drawn.getBounds();
  const scale = THUMBNAIL_WIDTH_PX / (right - left);
  const pixmap = drawn.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, false, true);
  return pixmap.asPNG();
}

/** The browser has the encoder. */
async function toWebp(png) {
  const source = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  await page.setContent("<title>thumbnail</title>");
  const address = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.86);
  }, source);
  return Buffer.from(address.split(",")[1], "base64");
}
