/**
 * The text being edited on the page. The document is the only source of the text: an input event
 * becomes an edit of the document, React renders the page from it, and the selection is restored at
 * the same characters. For each render of the page, the renderer calls `beforeRender`, `display` and
 * `afterRender`.
 */
import { spliceOf } from "#app/core/collab/merge/text-splice.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { LocalCursor } from "#app/editor/sync/collaboration/presence-store.ts";
import type { ResumeSnapshot, Room, TextPath } from "#app/editor/sync/room.ts";
import { maxTextLength } from "#app/editor/sync/room-edits.ts";
import { markedTextAt, textAt } from "#app/editor/sync/text-at.ts";
import { markupOf } from "./clean-markup.ts";
import type { EditedText } from "./edited-text-store.ts";
import {
  type LineMap,
  mapLines,
  toShownOffset,
  toTextOffset,
  withMarkedLineKeeper,
} from "./line-map.ts";
import { findPageText, type PageText, positionOf, shownLines, shownOffsetOf } from "./page-text.ts";
import { setSelection } from "./set-selection.ts";
import { textKindOf, withText } from "./text-path.ts";

/** Offsets in the text of the document, in UTF-16 code units. */
export interface TextSelection {
  anchor: number;
  head: number;
}

export interface TextRange {
  start: number;
  end: number;
}

interface Options {
  room: Pick<Room, "document" | "edits">;
  /** The element of the page in which the text is searched for. */
  root: HTMLElement;
  path: TextPath;
  /**
   * Called after each render with the element that shows the text, which React may have replaced.
   */
  onHostRendered(host: HTMLElement): void;
  /** Called when the page no longer shows the text. */
  onLost(): void;
  onTooLong(maxLength: number): void;
}

export interface ActiveText extends EditedText {
  path: TextPath;
  /** The element that shows the text; null if the page does not show it. */
  host(): HTMLElement | null;
  /** The text in the document. */
  read(): string;
  selection(): TextSelection;
  select(selection: TextSelection): void;
  /** Updates `selection()` from the browser's selection. */
  readSelection(): void;
  /** The part of the text that a range of the page shows; null if the page does not show the text. */
  rangeOf(range: StaticRange): TextRange | null;
  /** Replaces a part of the text and puts the caret after the insertion; false if the text would be too long. */
  replace(range: TextRange, insert: string): boolean;
  /** Replaces the whole text as the browser has changed it; used during a composition. */
  write(text: string, caret: number): void;
  /** Renders the page and puts the caret at this offset; the browser's selection before is not read. */
  renderAt(caret: number, render: () => void): void;
  /** Where the text is on the page; null if the page does not show it. */
  lineMap(): { page: PageText; map: LineMap } | null;
  setRenderPaused(isPaused: boolean): void;
}

/** Starts with the caret at offset 0; `renderAt` or `select` places it. */
export function createActiveText({
  room,
  root,
  path,
  onHostRendered,
  onLost,
  onTooLong,
}: Options): ActiveText {
  const key = path.join(".");
  const kind = textKindOf(path);
  const read = () => textAt(room.document.read(), path);
  let selection: TextSelection = { anchor: 0, head: 0 };
  let isRenderPaused = false;
  /** True while an edit made here is rendered: `selection` is then up to date already. */
  let isRenderingOwnEdit = false;
  /** The text of the document that the page shows now, and the caret for which it was rendered. */
  let shown = { text: read(), caret: null as number | null };
  /** The last resume that `display` made, so that an unchanged document gives the same object. */
  let cachedDisplay: { snapshot: ResumeSnapshot; text: string; resume: Resume } | null = null;
  let cachedMap: { page: PageText; map: LineMap } | null = null;

  function lineMap() {
    if (cachedMap?.page.host.isConnected) return cachedMap;
    const page = findPageText(root, key);
    cachedMap = page && mapPage(page);
    return cachedMap;
  }

  function mapPage(page: PageText) {
    const map = mapLines(shown.text, kind, shownLines(page), shown.caret);
    return map && { page, map };
  }

  function textOffset(node: Node, offset: number): number | null {
    const located = lineMap();
    return located && toTextOffset(located.map, shownOffsetOf(located.page, node, offset));
  }

  function readSelection(): void {
    const current = root.ownerDocument.getSelection();
    const { host } = lineMap()?.page ?? {};
    if (!current || current.rangeCount === 0) return;
    // A caret is read from the range, which takes a third of the time of reading the selection's ends.
    const range = current.getRangeAt(0);
    if (range.collapsed) {
      if (!host?.contains(range.startContainer)) return;
      const caret = textOffset(range.startContainer, range.startOffset);
      if (caret !== null) selection = { anchor: caret, head: caret };
      return;
    }
    if (!current.anchorNode || !current.focusNode || !host?.contains(current.anchorNode)) return;
    const anchor = textOffset(current.anchorNode, current.anchorOffset);
    const head = textOffset(current.focusNode, current.focusOffset);
    if (anchor !== null && head !== null) selection = { anchor, head };
  }

  function showSelection(): void {
    const located = lineMap();
    const current = root.ownerDocument.getSelection();
    if (!located || !current) return;
    const [anchor, head] = [selection.anchor, selection.head].map((at) =>
      positionOf(located.page, toShownOffset(located.map, at)),
    ) as [[Node, number], [Node, number]];
    setSelection(current, anchor, head);
  }

  /**
   * Adjusts the selection to a change that was not made on the page. After a change by someone else
   * it stays at its characters; after the user's own, such as an undo, the caret is at its end.
   */
  function followText(text: string): void {
    const splice = spliceOf(shown.text, text);
    if (!splice) return;
    const { index, remove, insert } = splice;
    const move = (at: number) => {
      if (at <= index) return at;
      return at < index + remove ? index : at + insert.length - remove;
    };
    const changeEnd = index + insert.length;
    selection = room.document.isLastChangeLocal()
      ? { anchor: changeEnd, head: changeEnd }
      : { anchor: move(selection.anchor), head: move(selection.head) };
  }

  function renderOwnEdit(applyEdit: () => void): void {
    isRenderingOwnEdit = true;
    try {
      applyEdit();
    } finally {
      isRenderingOwnEdit = false;
    }
  }

  return {
    key,
    path,
    read,
    lineMap,
    readSelection,
    host: () => lineMap()?.page.host ?? null,
    isRenderPaused: () => isRenderPaused,
    markup: () => markupOf(root),
    setRenderPaused(next) {
      isRenderPaused = next;
    },
    selection: () => selection,
    select(next) {
      selection = next;
      showSelection();
    },
    rangeOf(range) {
      const start = textOffset(range.startContainer, range.startOffset);
      const end = range.collapsed ? start : textOffset(range.endContainer, range.endOffset);
      return start === null || end === null ? null : { start, end };
    },
    replace({ start, end }, insert) {
      const current = read();
      const text = current.slice(0, start) + insert + current.slice(end);
      if (text.length > maxTextLength(path) && text.length > current.length) {
        onTooLong(maxTextLength(path));
        return false;
      }
      const caret = start + insert.length;
      selection = { anchor: caret, head: caret };
      renderOwnEdit(() => room.edits.setText(path, text, caret));
      return true;
    },
    write(text, caret) {
      selection = { anchor: caret, head: caret };
      renderOwnEdit(() => room.edits.setText(path, text, caret));
    },
    renderAt(caret, render) {
      selection = { anchor: caret, head: caret };
      renderOwnEdit(render);
    },
    display(snapshot) {
      // With format marks such as `**bold**`; offsets and `read()` are without them.
      const markedText = markedTextAt(snapshot, path);
      // A blank line with the caret gets a character, so that the page shows it.
      const shownMarkedText = withMarkedLineKeeper(
        markedText,
        textAt(snapshot, path),
        kind,
        selection.head,
      );
      if (shownMarkedText === markedText) return snapshot.resume;
      if (
        cachedDisplay?.snapshot.resume !== snapshot.resume ||
        cachedDisplay.text !== shownMarkedText
      ) {
        cachedDisplay = {
          snapshot,
          text: shownMarkedText,
          resume: withText(snapshot.resume, path, shownMarkedText),
        };
      }
      return cachedDisplay.resume;
    },
    beforeRender() {
      if (isRenderingOwnEdit) return;
      readSelection();
      followText(read());
    },
    afterRender(isPatched = false) {
      const wasBlank = isBlank(shown.text);
      shown = { text: read(), caret: selection.head };
      cachedMap = isPatched && cachedMap ? mapPage(cachedMap.page) : null;
      const host = lineMap()?.page.host;
      if (!host) return onLost();
      // After a patch the element is the same; only its placeholder may come or go.
      if (!isPatched || wasBlank !== isBlank(shown.text)) onHostRendered(host);
      showSelection();
    },
  };
}

const isBlank = (text: string) => text.trim() === "";

/** The caret or selection in the text, as it is sent to collaborators. */
export function cursorOf({ key, selection }: ActiveText): LocalCursor {
  const { anchor, head } = selection();
  const range = {
    start: Math.min(anchor, head),
    end: Math.max(anchor, head),
    isBackward: head < anchor,
  };
  return { field: key, range };
}
