/** Compares rendered images by the share of their drawn pixels that differ. */
import type { Page } from "playwright-core";
import { THUMBNAIL_WIDTH_PX } from "#app/core/templates/small-thumbnail.ts";
import { drawPages } from "../../scripts/draw-previews.mjs";

/** RGB values of every pixel; images of different sizes differ completely. */
interface Pixels {
  width: number;
  values: Uint8ClampedArray;
}

/** Per color channel, of 255; smaller differences come from anti-aliasing. */
const VISIBLE_DIFFERENCE = 24;
/** Pixels brighter than this in both images are background. */
const PAPER_BRIGHTNESS = 200;

/** The share of drawn pixels; including the background would hide that, for example, all headings changed color. */
export function differingPixelShare(before: Pixels, after: Pixels): number {
  if (before.width !== after.width || before.values.length !== after.values.length) return 1;
  let [drawn, differing] = [0, 0];
  for (let at = 0; at < before.values.length; at += 3) {
    let [darkest, gap] = [255, 0];
    for (let color = at; color < at + 3; color++) {
      const [was = 0, is = 0] = [before.values[color], after.values[color]];
      darkest = Math.min(darkest, was, is);
      gap = Math.max(gap, Math.abs(was - is));
    }
    if (darkest < PAPER_BRIGHTNESS) drawn++;
    if (gap > VISIBLE_DIFFERENCE) differing++;
  }
  return differing / Math.max(1, drawn);
}

/** Copies the pixels, because the library returns a view of its memory, which is detached when that grows. */
export const pixelsOfPdf = (pdf: Uint8Array): Pixels[] =>
  drawPages(pdf, THUMBNAIL_WIDTH_PX).map((pixmap) => ({
    width: pixmap.getWidth(),
    values: pixmap.getPixels().slice(),
  }));

/** Uses a browser's image decoder. */
export async function pixelsOfImage(
  page: Page,
  image: Uint8Array,
  type: "image/webp" | "image/png" = "image/webp",
): Promise<Pixels> {
  const source = `data:${type};base64,${Buffer.from(image).toString("base64")}`;
  const { width, rgb } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let rgb = "";
    for (let at = 0; at < data.length; at += 4) {
      rgb += String.fromCharCode(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    }
    return { width: canvas.width, rgb: btoa(rgb) };
  }, source);
  return { width, values: new Uint8ClampedArray(Buffer.from(rgb, "base64")) };
}

/** The center of the box around all dark pixels, in pixels; null if there are none. */
export function middleOfInk({ width, values }: Pixels): { x: number; y: number } | null {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  for (let at = 0; at < values.length; at += 3) {
    if (Math.max(values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0) > 128) continue;
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? null : { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 };
}
