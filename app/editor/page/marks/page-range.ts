/** Where characters of a field stand on the page; the reverse of selection/page-range.ts. */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import type { TextRange } from "#app/editor/page/inline/active-text.ts";
import { mapLines, toShownOffset } from "#app/editor/page/inline/line-map.ts";
import {
  findPageText,
  type PageText,
  positionOf,
  shownLines,
} from "#app/editor/page/inline/page-text.ts";
import { textKindOf, writableTextPath } from "#app/editor/page/inline/text-path.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import type { ResumeSnapshot, TextPath } from "#app/editor/sync/room.ts";
import { textAt } from "#app/editor/sync/text-at.ts";

/**
 * @param range characters of the field's text; null for the whole field. A caret is a range of no length.
 * Null where the page does not show them. Of a field in another form, such as a link or a list, the whole is marked.
 */
export function findPageRange(
  frame: Document,
  snapshot: ResumeSnapshot,
  field: string,
  range: TextRange | null,
): Range | null {
  const flow = frame.getElementById(FLOW_ID);
  const page = flow && findPageText(flow, field);
  if (!page) return null;
  const path = writableTextPath(field);
  return range && path ? charactersOn(page, snapshot, path, range) : wholeOf(page);
}

function charactersOn(
  page: PageText,
  snapshot: ResumeSnapshot,
  path: TextPath,
  { start, end }: TextRange,
): Range | null {
  const written = pageCursor.read();
  const caret = written?.field === path.join(".") ? (written.range?.end ?? null) : null;
  const map = mapLines(textAt(snapshot, path), textKindOf(path), shownLines(page), caret);
  if (!map) return null;
  const range = page.host.ownerDocument.createRange();
  range.setStart(...positionOf(page, toShownOffset(map, start)));
  range.setEnd(...positionOf(page, toShownOffset(map, end)));
  return range;
}

function wholeOf({ lines, host }: PageText): Range {
  const range = host.ownerDocument.createRange();
  range.setStartBefore(lines[0] ?? host);
  range.setEndAfter(lines.at(-1) ?? host);
  return range;
}
