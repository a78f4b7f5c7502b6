/** A stamp as a picture: a word in a frame, in ink that lets the paper through. */

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

/** In points of the page, on which it comes at its own size: about a rubber stamp's. */
const HEIGHT = 40;
const PADDING = 14;
const FONT = "600 19px ui-sans-serif, system-ui, sans-serif";

/** A drawing, not a bitmap, so that it stays sharp at every size. */
export function drawStamp({ text, color }: StampKind): File {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  pen.font = FONT;
  const word = text.toUpperCase();
  const inner = Math.ceil(pen.measureText(word).width);
  const width = inner + 2 * PADDING;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">` +
    `<rect x="2" y="2" width="${width - 4}" height="${HEIGHT - 4}" rx="6" fill="none" stroke="${color}" stroke-width="2.5"/>` +
    `<text x="${PADDING}" y="${HEIGHT / 2}" dy="0.36em" textLength="${inner}" fill="${color}" style="font:${FONT}">${word}</text></svg>`;
  return new File([svg], `${text}.svg`, { type: "image/svg+xml" });
}
