/**
 * Writes a changed text where it stands on the page, before React draws the page from the same document:
 * letters within a line ask for nothing else.
 */

import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import { LINE, LINE_END } from "#app/core/resume/description.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";
import type { ChangedText } from "./changed-text.ts";

/** A text of the resume, and the one node of the page that shows a part of one of its lines. */
interface Place {
  field: string;
  text: string;
  node: Text;
  /** What the node has, and where in the text that begins. */
  data: string;
  at: number;
}

export function textsInPlace() {
  /** As React left them. */
  const drawn = new Map<Text, string>();
  let last: Place | null = null;
  return {
    /** False, and nothing is written, unless the page shows that spot as it was, in one piece and only once. */
    write(sheet: Element, { field, before, after }: ChangedText): boolean {
      const splice = spliceOf(before, after);
      if (!splice || LINE_END.test(splice.insert)) return false;
      const [start, end] = [splice.index, splice.index + splice.remove];
      const known = last?.field === field && last.text === before ? last : null;
      const place =
        known && isStill(known) && holds(known, start, end)
          ? known
          : findPlace(sheet, field, before, start, end);
      last = null;
      if (!place) return false;
      const { node, at } = place;
      const data = place.data.slice(0, start - at) + splice.insert + place.data.slice(end - at);
      // What is left empty goes, with all that belongs to it.
      if (data.trim() === "") return false;
      if (!drawn.has(node)) drawn.set(node, place.data);
      node.data = data;
      last = { field, text: after, node, data, at };
      return true;
    },
    /** React changes what it knows of: before it draws, the page must be as it left it. False where it is. */
    takeBack(): boolean {
      const isAhead = drawn.size > 0;
      for (const [node, data] of drawn) node.data = data;
      drawn.clear();
      return isAhead;
    },
  };
}

const isStill = ({ node, data }: Place) => node.isConnected && node.data === data;
const holds = ({ at, data }: Place, start: number, end: number) =>
  at <= start && end <= at + data.length;

function findPlace(
  sheet: Element,
  field: string,
  text: string,
  start: number,
  end: number,
): Place | null {
  const line = [...text.matchAll(LINE)].find(
    ({ index, 0: { length } }) => index <= start && end <= index + length,
  );
  // Where the page shows other letters than the line has, its node would be another line's.
  if (!line || toPrintable(line[0]) !== line[0]) return null;
  const places = textsOf(sheet, field).flatMap((node) => {
    const { data } = node;
    const place = { field, text, node, data, at: line.index + line[0].indexOf(data) };
    return line[0].includes(data) && holds(place, start, end) ? [place] : [];
  });
  return places.length === 1 ? (places[0] ?? null) : null;
}

function textsOf(sheet: Element, field: string): Text[] {
  const found: Text[] = [];
  for (const part of sheet.querySelectorAll(`[data-field="${CSS.escape(field)}"]`)) {
    const texts = sheet.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode as Text);
  }
  return found;
}
