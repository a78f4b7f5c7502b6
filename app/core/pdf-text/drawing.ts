/** What a page's drawing says that its text does not: pictures, and text that nobody can see. */
import { type Matrix, multiply, place } from "./matrix.ts";
import type { Operators } from "./pdf-source.ts";
import type { PageText } from "./text-run.ts";

interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}
interface Pen {
  mode: number;
  isWhite: boolean;
  /** From the drawing's lengths to the page's. */
  at: Matrix;
}
/** A filled shape; what comes later lies on top. */
interface Area {
  isWhite: boolean;
  box: [left: number, top: number, right: number, bottom: number];
}
/** Text rendering modes without ink: invisible, and only added to the clipping path. */
const NO_INK = new Set([3, 7]);
/** A channel at least this bright counts as white. */
const WHITE = 0xf4;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function readDrawing(
  { fnArray, argsArray }: OperatorList,
  ops: Operators,
): Pick<PageText, "pictures" | "hiddenText"> {
  let pen: Pen = { mode: 0, isWhite: false, at: IDENTITY };
  let text: Matrix = IDENTITY;
  const saved: Pen[] = [];
  const areas: Area[] = [];
  const pictureOps = [
    ops.paintImageXObject,
    ops.paintInlineImageXObject,
    ops.paintImageMaskXObject,
  ];
  const fills = [ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke];
  let pictures = 0;
  let hidden = "";
  fnArray.forEach((operator, index) => {
    const args = asList(argsArray[index]);
    if (operator === ops.save) saved.push(pen);
    else if (operator === ops.restore) pen = saved.pop() ?? pen;
    else if (operator === ops.transform) pen = { ...pen, at: multiply(pen.at, numbers(args)) };
    else if (operator === ops.setTextRenderingMode) pen = { ...pen, mode: Number(args[0]) };
    else if (operator === ops.setFillRGBColor) pen = { ...pen, isWhite: isWhite(args) };
    else if (operator === ops.beginText) text = IDENTITY;
    else if (operator === ops.setTextMatrix) text = numbers(asList(args[0]));
    else if (operator === ops.moveText)
      text = multiply(text, [1, 0, 0, 1, Number(args[0]), Number(args[1])]);
    else if (operator === ops.constructPath && fills.includes(Number(args[0])))
      areas.push({ isWhite: pen.isWhite, box: boxOf(numbers(asList(args[2])), pen.at) });
    else if (pictureOps.includes(operator)) pictures++;
    else if (operator === ops.showText) {
      const isUnseen = NO_INK.has(pen.mode);
      // What a picture shows behind white letters is not looked into.
      const isOnWhite = pen.isWhite && pictures === 0 && isWhiteAt(areas, multiply(pen.at, text));
      if (isUnseen || isOnWhite) hidden += glyphText(args[0]);
    }
  });
  return { pictures, hiddenText: hidden.replace(/\s+/g, " ").trim() };
}

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as unknown[]) : [];
const numbers = (list: unknown[]): number[] => list.map(Number);

function boxOf([left = 0, top = 0, right = 0, bottom = 0]: number[], at: Matrix): Area["box"] {
  const [a, b] = [place(at, left, top), place(at, right, bottom)];
  return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)];
}

function isWhiteAt(areas: Area[], at: Matrix): boolean {
  const { x, y } = place(at, 0, 0);
  const ground = areas.findLast(
    ({ box: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return ground?.isWhite ?? true;
}

/** pdf.js gives a colour as `#rrggbb`, older builds as three channels. */
function isWhite([hex, green, blue]: unknown[]): boolean {
  const channels =
    typeof hex === "string"
      ? [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)].map((part) => Number.parseInt(part, 16))
      : [hex, green, blue].map(Number);
  return channels.every((channel) => channel >= WHITE);
}

function glyphText(glyphs: unknown): string {
  return asList(glyphs)
    .map((glyph) =>
      typeof glyph === "number"
        ? glyph < -200
          ? " "
          : ""
        : (glyph as { unicode?: string })?.unicode,
    )
    .join("");
}
