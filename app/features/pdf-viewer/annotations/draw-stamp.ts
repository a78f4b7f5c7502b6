/** Draws a stamp as an SVG: a word in a frame on a transparent background. */

export interface StampKind {
  text: string;
  color: string;
}

export const STAMPS: readonly StampKind[] = [
  { text: "Approved", color: "#1B6E3C" },
  { text: "Reviewed", color: "#1D5FA8" },
  { text: "Draft", color: "#8A5A00" },
  { text: "Confidential", color: "#B3261E" },
];

/** About the size of a rubber stamp. The image is placed at its own size, one pixel per point. */
const HEIGHT_PT = 40;
const PADDING_PT = 14;
const FONT = "600 19px ui-sans-serif, system-ui, sans-serif";

/** Returns an SVG instead of a bitmap, so that it stays sharp at every size; `dy` centers capitals vertically. */
export function drawStamp({ text, color }: StampKind): File {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("This browser does not support canvas");
  context.font = FONT;
  const word = text.toUpperCase();
  const textWidth = Math.ceil(context.measureText(word).width);
  const width = textWidth + 2 * PADDING_PT;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT_PT}" viewBox="0 0 ${width} ${HEIGHT_PT}">` +
    `<rect x="2" y="2" width="${width - 4}" height="${HEIGHT_PT - 4}" rx="6" fill="none" stroke="${color}" stroke-width="2.5"/>` +
    `<text x="${PADDING_PT}" y="${HEIGHT_PT / 2}" dy="0.36em" textLength="${textWidth}" fill="${color}" style="font:${FONT}">${word}</text></svg>`;
  return new File([svg], `${text}.svg`, { type: "image/svg+xml" });
}
