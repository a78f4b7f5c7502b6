/** Which characters of a field a selection on the page shows. */
import { LIST_SEPARATOR, parseCommaList } from "#app/core/resume/comma-list.ts";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { mapLines, toTextOffset } from "#app/editor/page/inline/line-map.ts";
import { findPageText, shownLines, shownOffsetOf } from "#app/editor/page/inline/page-text.ts";
import { textKindOf, writableTextPath } from "#app/editor/page/inline/text-path.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";

export const isListField = (field: string) => field === "skills" || field.endsWith(".technologies");

interface TextRange {
  start: number;
  end: number;
}

/**
 * @param whole the field's text in the document
 * Null where the page shows the field in another form, and the words are not in it either, or more than once.
 */
export function rangeOnPage(whole: string, field: string, selected: Range): TextRange | null {
  const written = pageCursor.read();
  // The text that is being written has its caret's line on the page even if that is blank.
  if (written?.field === field && written.range) return written.range;
  return mapRange(whole, field, selected) ?? findWords(whole, selected.toString().trim());
}

/** The only place of the words in a text; null if there is none, or more than one. */
export function findWords(whole: string, words: string): TextRange | null {
  const start = whole.indexOf(words);
  if (words === "" || start === -1 || whole.includes(words, start + 1)) return null;
  return { start, end: start + words.length };
}

function mapRange(whole: string, field: string, selected: Range): TextRange | null {
  const flow = selected.startContainer.ownerDocument?.getElementById(FLOW_ID);
  const page = flow && findPageText(flow, field);
  if (!page) return null;
  // The page shows each item of a list in an element of its own.
  const isList = isListField(field);
  const path = writableTextPath(field);
  const text = isList ? parseCommaList(whole).join("\n") : whole;
  const kind = path ? textKindOf(path) : isList ? "paragraphs" : "line";
  const map = mapLines(text, kind, shownLines(page), null);
  if (!map) return null;
  const [start, end] = [
    shownOffsetOf(page, selected.startContainer, selected.startOffset),
    shownOffsetOf(page, selected.endContainer, selected.endOffset),
  ].map((shown) => {
    const longer = isList ? shown.line * (LIST_SEPARATOR.length - 1) : 0;
    return toTextOffset(map, shown) + longer;
  }) as [number, number];
  return start < end ? { start, end } : null;
}
