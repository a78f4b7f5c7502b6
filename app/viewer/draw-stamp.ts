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

/** Pixels; twice what is seen on the page at full size. */
const HEIGHT = 96;
const PADDING = 36;

export async function drawStamp({ text, color }: StampKind): Promise<File> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures");
  const font = "600 44px ui-sans-serif, system-ui, sans-serif";
  pen.font = font;
  const word = text.toUpperCase();
  canvas.width = Math.ceil(pen.measureText(word).width) + 2 * PADDING;
  canvas.height = HEIGHT;
  // Resizing forgets the font.
  pen.font = font;
  pen.fillStyle = pen.strokeStyle = color;
  pen.lineWidth = 6;
  pen.textBaseline = "middle";
  pen.beginPath();
  pen.roundRect(5, 5, canvas.width - 10, HEIGHT - 10, 14);
  pen.stroke();
  pen.fillText(word, PADDING, HEIGHT / 2 + 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The stamp could not be drawn");
  return new File([blob], `${text}.png`, { type: "image/png" });
}
