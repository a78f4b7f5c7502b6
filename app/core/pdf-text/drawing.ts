/**
 * Reads a page's drawing operators, as pdf.js lists them: counts images, and finds invisible text, shapes of a bullet's
 * size, and frames (lines and areas).
 */

import { isBulletSized } from "./drawn-bullets.ts";
import { isFrame } from "./drawn-frames.ts";
import { type Matrix, multiply, transformPoint } from "./matrix.ts";
import type { Operators } from "./pdf-source.ts";
import type { Box, PageText } from "./text-run.ts";

interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}
interface GraphicsState {
  /** The text rendering mode. */
  textMode: number;
  isWhite: boolean;
  /** The current transform to page coordinates. */
  transform: Matrix;
}
/** A filled shape; later shapes cover earlier ones. */
interface FilledArea {
  isWhite: boolean;
  box: Box;
}
/** Text rendering modes that draw nothing: invisible, and only added to the clipping path. */
const INVISIBLE_MODES = new Set([3, 7]);
/** A color counts as white if each channel (0 to 255) is at least this bright. */
const MIN_WHITE_CHANNEL = 0xf4;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function readDrawing(
  { fnArray, argsArray }: OperatorList,
  ops: Operators,
): Pick<PageText, "pictures" | "hiddenText"> & { bulletShapes: Box[]; frames: Box[] } {
  let state: GraphicsState = { textMode: 0, isWhite: false, transform: IDENTITY };
  let textMatrix: Matrix = IDENTITY;
  const saved: GraphicsState[] = [];
  const filledAreas: FilledArea[] = [];
  const imageOperators = [
    ops.paintImageXObject,
    ops.paintInlineImageXObject,
    ops.paintImageMaskXObject,
  ];
  const fillOperators = [ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke];
  const bulletShapes: Box[] = [];
  const frames: Box[] = [];
  let pictures = 0;
  let hiddenText = "";
  fnArray.forEach((operator, index) => {
    const args = asList(argsArray[index]);
    if (operator === ops.save) saved.push(state);
    else if (operator === ops.restore) state = saved.pop() ?? state;
    else if (operator === ops.transform)
      state = { ...state, transform: multiply(state.transform, numbers(args)) };
    else if (operator === ops.setTextRenderingMode) state = { ...state, textMode: Number(args[0]) };
    else if (operator === ops.setFillRGBColor) state = { ...state, isWhite: isWhite(args) };
    else if (operator === ops.beginText) textMatrix = IDENTITY;
    else if (operator === ops.setTextMatrix) textMatrix = numbers(asList(args[0]));
    else if (operator === ops.moveText)
      textMatrix = multiply(textMatrix, [1, 0, 0, 1, Number(args[0]), Number(args[1])]);
    else if (operator === ops.constructPath) {
      const box = boxOf(numbers(asList(args[2])), state.transform);
      const isFilled = fillOperators.includes(Number(args[0]));
      if (isFilled) filledAreas.push({ isWhite: state.isWhite, box });
      const isDrawn = isFilled || Number(args[0]) === ops.stroke;
      if (isDrawn && isBulletSized(box)) bulletShapes.push(box);
      else if (isDrawn && isFrame(box)) frames.push(box);
    } else if (imageOperators.includes(operator)) pictures++;
    else if (operator === ops.showText) {
      const isInvisible = INVISIBLE_MODES.has(state.textMode);
      // With images on the page, the background of white text is unknown, so it counts as visible.
      const isOnWhite =
        state.isWhite &&
        pictures === 0 &&
        isWhiteAt(filledAreas, multiply(state.transform, textMatrix));
      if (isInvisible || isOnWhite) hiddenText += glyphText(args[0]);
    }
  });
  return { pictures, hiddenText: hiddenText.replace(/\s+/g, " ").trim(), bulletShapes, frames };
}

const asList = (value: unknown): unknown[] =>
  Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as unknown[]) : [];
const numbers = (list: unknown[]): number[] => list.map(Number);

function boxOf([left = 0, top = 0, right = 0, bottom = 0]: number[], at: Matrix): Box {
  const [a, b] = [transformPoint(at, left, top), transformPoint(at, right, bottom)];
  return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)];
}

/** Whether the topmost filled area at the origin of this matrix is white; so is a page without areas. */
function isWhiteAt(areas: FilledArea[], at: Matrix): boolean {
  const { x, y } = transformPoint(at, 0, 0);
  const background = areas.findLast(
    ({ box: [left, top, right, bottom] }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return background?.isWhite ?? true;
}

/** pdf.js gives a color as `#rrggbb`, older builds as three channels. */
function isWhite([hex, green, blue]: unknown[]): boolean {
  const channels =
    typeof hex === "string"
      ? [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5, 7)].map((part) => Number.parseInt(part, 16))
      : [hex, green, blue].map(Number);
  return channels.every((channel) => channel >= MIN_WHITE_CHANNEL);
}

/** A shift of this much to the right counts as a space; in thousandths of the font size, negative is right. */
const SPACE_SHIFT = -200;

/** The text of a text operator, whose numbers between the glyphs shift the next one. */
function glyphText(glyphs: unknown): string {
  return asList(glyphs)
    .map((glyph) =>
      typeof glyph === "number"
        ? glyph < SPACE_SHIFT
          ? " "
          : ""
        : (glyph as { unicode?: string })?.unicode,
    )
    .join("");
}
