/** What the catalogue shows of a template's version, drawn from its layout and sample resume. */
import { readFile } from "node:fs/promises";
import { ColorSpace, Document, Matrix } from "mupdf";

/** Sharp on a card of 320 px at two device pixels each. */
const THUMBNAIL_WIDTH_PX = 640;

/**
 * `app` has what it takes of the app's modules: they need Vite, and each caller has its own way to load them.
 * @typedef {{ path: string, bytes: Uint8Array }} Picture
 * @typedef {{ pdf: Picture, thumbnail: Picture }} Drawn
 * @returns {Promise<Drawn>}
 */
export async function drawPreview(app, page, template, version) {
  const html = await app.renderPrintPageWithFonts({
    templateId: template.id,
    resume: await app.loadSample(template.id),
    design: { version },
    title: `${template.name}: sample resume`,
    readFile: async (path) => new Uint8Array(await readFile(`public${path}`)).buffer,
  });
  const pdf = await print(page, html);
  const [first] = drawPages(pdf);
  const picture = await toWebp(page, first.asPNG());
  const { pdfPreview, thumbnail } = app.picturesOf(template.id, version);
  return {
    pdf: { path: `public${pdfPreview}`, bytes: pdf },
    thumbnail: { path: `public${thumbnail}`, bytes: picture },
  };
}

async function print(page, html) {
  await page.setContent(html, { waitUntil: "load" });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

/** From the file, so that a picture shows what is in it. */
export function drawPages(pdf) {
  const document = Document.openDocument(pdf, "application/pdf");
  return Array.from({ length: document.countPages() }, (_, index) => {
    const page = document.loadPage(index);
    const [left, , right] = page.getBounds();
    const scale = THUMBNAIL_WIDTH_PX / (right - left);
    return page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, false, true);
  });
}

/** The browser has the encoder. */
async function toWebp(page, png) {
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
