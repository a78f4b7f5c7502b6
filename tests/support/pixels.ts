/** How far two pictures differ, by the share of what is drawn on them. */
import type { Page } from "playwright-core";
import { drawPages } from "../../scripts/draw-previews.mjs";

/** Red, green, blue, … of every pixel; pictures of other sizes differ wholly. */
interface Pixels {
  width: number;
  values: Uint8ClampedArray;
}

/** Of 255 in any colour: less is how an edge was smoothed. */
const SEEN = 24;
/** Lighter than this on both pictures is paper. */
const PAPER = 200;

/** Of the pixels that either picture draws on: white paper would hide that all headings changed colour. */
export function differingShare(before: Pixels, after: Pixels): number {
  if (before.width !== after.width || before.values.length !== after.values.length) return 1;
  let [drawn, differing] = [0, 0];
  for (let at = 0; at < before.values.length; at += 3) {
    let [darkest, gap] = [255, 0];
    for (let color = at; color < at + 3; color++) {
      const [was = 0, is = 0] = [before.values[color], after.values[color]];
      darkest = Math.min(darkest, was, is);
      gap = Math.max(gap, Math.abs(was - is));
    }
    if (darkest < PAPER) drawn++;
    if (gap > SEEN) differing++;
  }
  return differing / Math.max(1, drawn);
}

/** Copied: what the library gives is a view of its memory, which is empty as soon as that has to grow. */
export const pixelsOfPdf = (pdf: Uint8Array): Pixels[] =>
  drawPages(pdf).map((pixmap) => ({
    width: pixmap.getWidth(),
    values: pixmap.getPixels().slice(),
  }));

/** A browser has the decoder. */
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

/** The middle of all that is dark, in pixels; null where nothing is. */
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
