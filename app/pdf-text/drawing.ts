/** What a page's drawing says that its text does not: pictures, and text that nobody can see. */
import type { Operators } from "./pdf-source.ts";
import type { PageText } from "./text-run.ts";

interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}
interface Ink {
  mode: number;
  isWhite: boolean;
}
/** Text rendering modes without ink: invisible, and only added to the clipping path. */
const NO_INK = new Set([3, 7]);
/** A channel at least this bright counts as white. */
const WHITE = 0xf4;

export function readDrawing(
  { fnArray, argsArray }: OperatorList,
  ops: Operators,
): Pick<PageText, "pictures" | "hiddenText"> {
  let ink: Ink = { mode: 0, isWhite: false };
  const saved: Ink[] = [];
  let pictures = 0;
  let hasDarkArea = false;
  let unseen = "";
  let white = "";
  fnArray.forEach((operator, index) => {
    const args = argsArray[index];
    if (operator === ops.save) saved.push(ink);
    else if (operator === ops.restore) ink = saved.pop() ?? ink;
    else if (operator === ops.setTextRenderingMode) ink = { ...ink, mode: Number(first(args)) };
    else if (operator === ops.setFillRGBColor) ink = { ...ink, isWhite: isWhite(args) };
    else if (operator === ops.constructPath) hasDarkArea ||= !ink.isWhite;
    else if (
      operator === ops.paintImageXObject ||
      operator === ops.paintInlineImageXObject ||
      operator === ops.paintImageMaskXObject
    ) {
      pictures++;
    } else if (operator === ops.showText) {
      const text = glyphText(first(args));
      if (NO_INK.has(ink.mode)) unseen += text;
      else if (ink.isWhite) white += text;
    }
  });
  // White text is fine on a dark ground or a picture; which ground it stands on we do not look into.
  const isOnPaper = !hasDarkArea && pictures === 0;
  const hidden = unseen + (isOnPaper ? white : "");
  return { pictures, hiddenText: hidden.replace(/\s+/g, " ").trim() };
}

const first = (args: unknown): unknown => (Array.isArray(args) ? args[0] : undefined);

/** pdf.js gives a colour as `#rrggbb`, older builds as three channels. */
function isWhite(args: unknown): boolean {
  const [hex, green, blue] = Array.isArray(args) ? args : [];
  const channels =
    typeof hex === "string"
      ? [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)].map((part) => Number.parseInt(part, 16))
      : [hex, green, blue].map(Number);
  return channels.every((channel) => channel >= WHITE);
}

function glyphText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return "";
  return glyphs
    .map((glyph) =>
      typeof glyph === "number" ? (glyph < -200 ? " " : "") : (glyph?.unicode ?? ""),
    )
    .join("");
}
