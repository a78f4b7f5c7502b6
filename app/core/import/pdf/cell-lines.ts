/** Joins the lines of a table cell that were wrapped at its border. */
import { joinWrapped, stripBullet } from "#app/core/import/readers/doc-line.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import { findPeriod } from "#app/core/import/readers/read-dates.ts";
import type { TextLine } from "#app/core/pdf-text/lines.ts";
import type { Box } from "#app/core/pdf-text/text-run.ts";

export interface CellLines {
  box: Box;
  lines: readonly TextLine[];
}

interface JoinOptions {
  /**
   * Whether the cell's column may have a header. A short name, such as an employer, is then wrapped if it had no room;
   * otherwise the line below a name may be its town.
   */
  joinsNames: boolean;
  /** See `leadingBySize`; lines further apart are not joined. */
  leading?: ReadonlyMap<number, number>;
}

/** The lines of a cell, with wrapped text in one line. */
export function joinCellLines({ box, lines }: CellLines, options: JoinOptions): TextLine[] {
  const { joinsNames, leading } = options;
  const right = textRightEdge({ box, lines });
  const joined: TextLine[] = [];
  let previous: TextLine | undefined;
  for (const line of lines) {
    const above = joined.at(-1);
    const room = previous ? right - previous.x - previous.width : 0;
    const startsParagraph = previous && leading && isBelowGap(previous, line, leading);
    if (above && !startsParagraph && isWrapped(above, line, room, joinsNames))
      joined[joined.length - 1] = joinLines(above, line);
    else joined.push(line);
    previous = line;
  }
  return joined;
}

/** The x at which text in the cell ends: it has as much space at the right as at the left. */
function textRightEdge({ box, lines }: CellLines): number {
  const left = Math.min(...lines.map(({ x }) => x));
  return box[2] - Math.max(0, left - box[0]);
}

/** As a multiple of the font size: line distances that differ by less are equal. */
const LEADING_TOLERANCE = 0.06;
/** Fewer lines at the smallest distance may be a coincidence. */
const MIN_CLOSE_LINES = 3;

/**
 * The distance between the lines of wrapped text in points, for each font size in which enough lines have it. Sizes are
 * left out in which all short lines that are further apart had no room above: these are wrapped too, in cells with more
 * space between lines.
 */
export function leadingBySize(cells: readonly CellLines[]): Map<number, number> {
  const distances = new Map<number, LineDistance[]>();
  for (const cell of cells)
    for (const [index, line] of cell.lines.entries()) {
      const above = cell.lines[index - 1];
      if (!above || sizeOf(above) !== sizeOf(line)) continue;
      const room = textRightEdge(cell) - above.x - above.width;
      distances.set(sizeOf(line), [
        ...(distances.get(sizeOf(line)) ?? []),
        {
          distance: line.y - above.y,
          isName: stripBullet(line.text) === null && !isProse(line),
          hadNoRoom: isWrapped(above, line, room, true),
        },
      ]);
    }
  return new Map(
    [...distances].flatMap(([size, ofSize]) => {
      const smallest = Math.min(...ofSize.map(({ distance }) => distance));
      const isClose = ({ distance }: LineDistance) =>
        distance - smallest < size * LEADING_TOLERANCE;
      const distantNames = ofSize.filter((other) => !isClose(other) && other.isName);
      const areWrapped =
        distantNames.length > 1 && distantNames.every(({ hadNoRoom }) => hadNoRoom);
      const isCoincidence = ofSize.filter(isClose).length < MIN_CLOSE_LINES;
      return isCoincidence || areWrapped ? [] : [[size, smallest] as const];
    }),
  );
}

/** The distance of a line from the one above. */
interface LineDistance {
  distance: number;
  isName: boolean;
  /** Whether the line's first word would not have fit above. */
  hadNoRoom: boolean;
}

const sizeOf = ({ size }: TextLine): number => Math.round(size * 10) / 10;

/** True for a short line that is further below than the lines of wrapped text: a paragraph of its own. */
function isBelowGap(
  above: TextLine,
  line: TextLine,
  leading: ReadonlyMap<number, number>,
): boolean {
  const usual = leading.get(sizeOf(line));
  return (
    usual !== undefined &&
    !isContinuation(above, line) &&
    !isProse(line) &&
    line.y - above.y - usual > line.size * LEADING_TOLERANCE
  );
}

/** As a multiple of the font size. */
const SPACE_WIDTH = 0.25;
/** A line with fewer words is a name, such as that of an employer. */
const MIN_PROSE_WORDS = 5;
const isProse = ({ text }: TextLine) => text.split(/\s+/).length >= MIN_PROSE_WORDS;

const STARTS_AS_CONTINUATION = /^(?:\p{Ll}|(?:GmbH|AG|KG|Inc|Ltd|LLC|B\.?V|S\.?A|S\.?r\.?l|Sp)\b)/u;
const ENDS_INCOMPLETE =
  /(?:[,&(/–—-]|\s(?:of|and|for|the|de|du|des|der|die|und|für|et|y|e|van|i))$/i;
/** True if the words show that the line continues the one above. */
const isContinuation = (above: TextLine, line: TextLine) =>
  STARTS_AS_CONTINUATION.test(line.text) || ENDS_INCOMPLETE.test(above.text);

/** "Omaha, NE", which is a line of its own. */
const TOWN_AND_STATE = /^\p{Lu}[\p{L}.'’ -]{1,25}, [A-Z]{2}$/u;
const PREPOSITION = /\s(?:at|in)$/i;
/** True for a town with its state below a whole name: "Omaha, NE" below "Werner Enterprises". */
const isTownBelow = (above: TextLine, line: TextLine) =>
  TOWN_AND_STATE.test(line.text) &&
  isPlace(line.text) &&
  !isProse(above) &&
  !PREPOSITION.test(above.text) &&
  !isContinuation(above, line);

/** "Sept. 2015 – February" with "2020" below. */
const isWrappedPeriod = (above: TextLine, line: TextLine) =>
  /^\d{4}$/.test(line.text) &&
  findPeriod(above.text) === null &&
  findPeriod(joinWrapped(above.text, line.text))?.rest === "";

/** True if the line has the style of the one above, and its first word would not have fit in the `room` there. */
function isWrapped(above: TextLine, line: TextLine, room: number, joinsNames: boolean): boolean {
  const [cell, ...others] = line.cells;
  const lastAbove = above.cells.at(-1);
  if (!cell || !lastAbove || others.length > 0 || above.cells.length > 1) return false;
  if (stripBullet(line.text) !== null || lastAbove.isBold !== cell.isBold) return false;
  if (lastAbove.isItalic !== cell.isItalic || Math.abs(lastAbove.size - cell.size) > 0.3)
    return false;
  if (joinsNames && isTownBelow(above, line)) return false;
  const mayBeWhole = !joinsNames && !isProse(above);
  if (mayBeWhole && !isContinuation(above, line) && !isWrappedPeriod(above, line)) return false;
  const [word = ""] = line.text.split(/\s/, 1);
  const wordWidth = (line.width * word.length) / Math.max(1, line.text.length);
  return room < line.size * SPACE_WIDTH + wordWidth;
}

function joinLines(above: TextLine, line: TextLine): TextLine {
  const [cell] = above.cells as [TextLine["cells"][number]];
  const text = joinWrapped(cell.text, line.text);
  const end = Math.max(above.x + above.width, line.x + line.width);
  const x = Math.min(above.x, line.x);
  return { ...above, x, width: end - x, text, cells: [{ ...cell, text, width: end - cell.x }] };
}
