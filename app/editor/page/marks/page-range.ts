/** Where characters of a field are on the page; the reverse of selection/page-range.ts. */
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
  return pageRangeFinder(frame, snapshot)(field, range);
}

/** Finds several as the page is now: each field is looked up and compared with the page once. */
export function pageRangeFinder(
  frame: Document,
  snapshot: ResumeSnapshot,
): (field: string, range: TextRange | null) => Range | null {
  const flow = frame.getElementById(FLOW_ID);
  const pages = new Map<string, PageText | null>();
  const maps = new Map<string, LineMap>();
  const once = <T>(kept: Map<string, T>, field: string, find: () => T): T => {
    if (!kept.has(field)) kept.set(field, find());
    return kept.get(field) as T;
  };
  return (field, range) => {
    const page = once(pages, field, () => flow && findPageText(flow, field));
    if (!page) return null;
    const path = writableTextPath(field);
    if (!range || !path) return wholeOf(page);
    const map = once(maps, field, () => lineMapOf(page, snapshot, path));
    return map && charactersOn(page, map, range);
  };
}

type LineMap = ReturnType<typeof mapLines>;

function lineMapOf(page: PageText, snapshot: ResumeSnapshot, path: TextPath): LineMap {
  const written = pageCursor.read();
  const caret = written?.field === path.join(".") ? (written.range?.end ?? null) : null;
  return mapLines(textAt(snapshot, path), textKindOf(path), shownLines(page), caret);
}

function charactersOn(page: PageText, map: NonNullable<LineMap>, { start, end }: TextRange): Range {
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
