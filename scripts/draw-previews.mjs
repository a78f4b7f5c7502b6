/** Renders a template version's preview PDF and thumbnail from its layout and sample resume. */
import { readFile } from "node:fs/promises";
import { ColorSpace, Document, Matrix } from "mupdf";

/**
 * `app` holds the required modules of app/, because they need Vite and each caller loads them differently. `page` is a
 * Playwright page to print with. The results are not written; their paths are relative to the project's folder.
 * @typedef {{ path: string, bytes: Uint8Array }} Picture
 * @typedef {{ pdf: Picture, thumbnail: Picture, small: Picture }} Drawn
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
  // Finished like every export, so that a preview is as accessible.
  const { pdf } = app.finishPdf(await print(page, html), {});
  const [first] = drawPages(pdf, app.THUMBNAIL_WIDTH_PX);
  const png = first.asPNG();
  const small = { width: app.SMALL_THUMBNAIL_WIDTH_PX };
  const { pdfPreview, thumbnail } = app.templateImages(template.id, version);
  return {
    pdf: { path: `public${pdfPreview}`, bytes: pdf },
    thumbnail: { path: `public${thumbnail}`, bytes: await toWebp(page, png) },
    small: {
      path: `public${app.smallThumbnail(thumbnail)}`,
      bytes: await toWebp(page, png, small),
    },
  };
}

async function print(page, html) {
  await page.setContent(html, { waitUntil: "load" });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
}

/** Draws the pages of the PDF file itself, so that the images show what it contains; returns mupdf's Pixmaps. */
export function drawPages(pdf, widthPx) {
  const document = Document.openDocument(pdf, "application/pdf");
  return Array.from({ length: document.countPages() }, (_, index) => {
    const page = document.loadPage(index);
    const [left, , right] = page.getBounds();
    const scale = widthPx / (right - left);
    return page.toPixmap(Matrix.scale(scale, scale), ColorSpace.DeviceRGB, false, true);
  });
}

/** Converts a PNG to WebP with the browser's encoder; `width` in pixels scales the picture, 0 keeps its size. */
export async function toWebp(page, png, { quality = 0.86, width = 0 } = {}) {
  const source = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  await page.setContent("<title>thumbnail</title>");
  const address = await page.evaluate(
    async ([source, quality, width]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = width || image.naturalWidth;
      canvas.height = Math.round((canvas.width * image.naturalHeight) / image.naturalWidth);
      const context = canvas.getContext("2d");
      context.imageSmoothingQuality = "high";
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL("image/webp", quality);
    },
    [source, quality, width],
  );
  return Buffer.from(address.split(",")[1], "base64");
}
