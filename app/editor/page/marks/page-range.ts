/**
 * Finds the DOM range on the preview's page that shows characters of a field. The reverse, from a selection on the page
 * to characters, is app/editor/selection/selection-text-range.ts.
 */
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import type { TextRange } from "#app/editor/page/inline/active-text.ts";
import { mapLines, toShownOffset } from "#app/editor/page/inline/line-map.ts";
import {
  findPageText,
  type PageText,
  positionOf,
  shownLines,
} from "#app/editor/page/inline/page-text.ts";
import { editableTextPath, textKindOf } from "#app/editor/page/inline/text-path.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";
import type { ResumeSnapshot, TextPath } from "#app/editor/sync/room.ts";
import { textAt } from "#app/editor/sync/text-at.ts";

/**
 * @param pageDocument the document in the preview's iframe
 * @param range characters of the field's text, empty for a caret; null for the whole field
 * @returns null if the page does not show them. For a field that is not shown as its plain text, such as a link or a
 * list, the range covers all of it.
 */
export function findPageRange(
  pageDocument: Document,
  snapshot: ResumeSnapshot,
  field: string,
  range: TextRange | null,
): Range | null {
  return pageRangeFinder(pageDocument, snapshot)(field, range);
}

/**
 * The same for several ranges on an unchanged page: looks each field up and maps its lines only
 * once.
 */
export function pageRangeFinder(
  pageDocument: Document,
  snapshot: ResumeSnapshot,
): (field: string, range: TextRange | null) => Range | null {
  const flow = pageDocument.getElementById(FLOW_ID);
  const pages = new Map<string, PageText | null>();
  const maps = new Map<string, LineMap>();
  const cached = <T>(cache: Map<string, T>, field: string, find: () => T): T => {
    if (!cache.has(field)) cache.set(field, find());
    return cache.get(field) as T;
  };
  return (field, range) => {
    const page = cached(pages, field, () => flow && findPageText(flow, field));
    if (!page) return null;
    const path = editableTextPath(field);
    if (!range || !path) return rangeOfField(page);
    const map = cached(maps, field, () => lineMapOf(page, snapshot, path));
    return map && rangeOfCharacters(page, map, range);
  };
}

type LineMap = ReturnType<typeof mapLines>;

function lineMapOf(page: PageText, snapshot: ResumeSnapshot, path: TextPath): LineMap {
  const cursor = pageCursor.read();
  const caret = cursor?.field === path.join(".") ? (cursor.range?.end ?? null) : null;
  return mapLines(textAt(snapshot, path), textKindOf(path), shownLines(page), caret);
}

function rangeOfCharacters(
  page: PageText,
  map: NonNullable<LineMap>,
  { start, end }: TextRange,
): Range {
  const range = page.host.ownerDocument.createRange();
  range.setStart(...positionOf(page, toShownOffset(map, start)));
  range.setEnd(...positionOf(page, toShownOffset(map, end)));
  return range;
}

function rangeOfField({ lines, host }: PageText): Range {
  const range = host.ownerDocument.createRange();
  range.setStartBefore(lines[0] ?? host);
  range.setEndAfter(lines.at(-1) ?? host);
  return range;
}
