/** Maps a selection on the preview page to characters of a field. */
import { LIST_SEPARATOR, parseCommaList } from "#app/core/resume/comma-list.ts";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { mapLines, toTextOffset } from "#app/editor/page/inline/line-map.ts";
import { findPageText, shownLines, shownOffsetOf } from "#app/editor/page/inline/page-text.ts";
import { editableTextPath, textKindOf } from "#app/editor/page/inline/text-path.ts";
import { pageCursor } from "#app/editor/sync/collaboration/page-cursor.ts";

/** Whether the field is a list of short items, which the page shows in separate elements. */
export const isListField = (field: string) => field === "skills" || field.endsWith(".technologies");

interface TextRange {
  start: number;
  end: number;
}

/**
 * @param fullText the field's text in the document
 * @returns null if the page shows the field in another form, and the field does not contain the
 * words exactly once
 */
export function textRangeOfSelection(
  fullText: string,
  field: string,
  selected: Range,
): TextRange | null {
  const cursor = pageCursor.read();
  // For the text that is edited on the page the cursor is known: its blank line with the caret
  // would not be mapped.
  if (cursor?.field === field && cursor.range) return cursor.range;
  return mapRange(fullText, field, selected) ?? findWords(fullText, selected.toString().trim());
}

/** The position of the words in a text; null unless they are in it exactly once. */
export function findWords(fullText: string, words: string): TextRange | null {
  const start = fullText.indexOf(words);
  if (words === "" || start === -1 || fullText.includes(words, start + 1)) return null;
  return { start, end: start + words.length };
}

function mapRange(fullText: string, field: string, selected: Range): TextRange | null {
  const flow = selected.startContainer.ownerDocument?.getElementById(FLOW_ID);
  const page = flow && findPageText(flow, field);
  if (!page) return null;
  // The page shows each item of a list in a separate element.
  const isList = isListField(field);
  const path = editableTextPath(field);
  const text = isList ? parseCommaList(fullText).join("\n") : fullText;
  const kind = path ? textKindOf(path) : isList ? "paragraphs" : "line";
  // Only text that is edited on the page has a line keeper, and its selection is that of the page's cursor (see above).
  const caretOfLineKeeper = null;
  const map = mapLines(text, kind, shownLines(page), caretOfLineKeeper);
  if (!map) return null;
  const [start, end] = [
    shownOffsetOf(page, selected.startContainer, selected.startOffset),
    shownOffsetOf(page, selected.endContainer, selected.endOffset),
  ].map((shown) => {
    // The items were joined by line breaks above, and are joined by the longer ", " in the field.
    const longer = isList ? shown.line * (LIST_SEPARATOR.length - 1) : 0;
    return toTextOffset(map, shown) + longer;
  }) as [number, number];
  return start < end ? { start, end } : null;
}
