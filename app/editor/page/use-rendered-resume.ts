/**
 * The resume that React renders on the preview page. A typed letter shows before that: it is patched into the page's
 * text node at once, and React renders at the next pause (docs/decisions/0010-keystroke-latency.md).
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ReadableRoom } from "#app/editor/sync/room.ts";
import { createTypingPauseTask } from "#app/editor/sync/typing-pause.ts";
import { findChangedText, withoutFormats } from "./changed-text.ts";
import type { EditedTextStore } from "./inline/edited-text-store.ts";
import { createTextPatcher } from "./text-patcher.ts";

/**
 * Delay until React renders what a patch cannot change, such as bold figures in the patched text.
 */
const RENDER_DELAY_MS = 50;

/**
 * Returns the resume to render; null until the document has loaded.
 *
 * Not `useSyncExternalStore`: it reads the store again in a task of its own after every keystroke.
 * @param sheet the element that contains the rendered page
 * @param editedText the text that is edited on the page; absent where the page cannot be edited
 */
export function useRenderedResume(
  { document }: Pick<ReadableRoom, "document">,
  sheet: RefObject<Element>,
  editedText?: EditedTextStore,
): Resume | null {
  const [resume, setResume] = useState(() => document.read()?.resume ?? null);
  const rendered = useRef(resume);
  useLayoutEffect(() => {
    rendered.current = resume;
    editedText?.current()?.afterRender();
  }, [resume, editedText]);
  useLayoutEffect(() => {
    const patcher = createTextPatcher();
    /** The document's resume when it was read last. */
    let lastReadResume: Resume | null = null;
    /** The resume as the page shows it, patches included. */
    let shown: Resume | null = null;
    /** The resume that React renders or will render; older than `shown` after a patch. */
    let requested: Resume | null = null;
    /**
     * Reads the document. In a text edited on the page, the line with the caret is shown even if it
     * is blank.
     */
    const readDocument = () => {
      const snapshot = document.read();
      const text = editedText?.current();
      text?.beforeRender();
      if (snapshot) shown = text?.display(snapshot) ?? snapshot.resume;
      lastReadResume = snapshot?.resume ?? lastReadResume;
    };
    const render = () => {
      renderLater.cancel();
      const text = editedText?.current();
      if (text?.isRenderPaused()) return;
      readDocument();
      const next = shown;
      const isRendered = next === rendered.current;
      requested = next;
      // Synchronous after a revert: a paint in between would show the page without the patched
      // letters. While a text is edited on the page, the next key needs a page that equals the
      // document.
      if (patcher.revert() || text) flushSync(() => setResume(next));
      else setResume(next);
      // React renders nothing then, but the caret may have moved.
      if (isRendered) text?.afterRender();
    };
    const onDocumentChange = () => {
      const text = editedText?.current();
      if (text?.isRenderPaused() || (document.read()?.resume ?? lastReadResume) === lastReadResume)
        return;
      const before = shown;
      readDocument();
      // A pending render would overwrite the patch.
      const isRendered = requested === rendered.current;
      const changedText = before && shown && isRendered && findChangedText(before, shown);
      const change = changedText && withoutFormats(changedText);
      if (change && sheet.current && patcher.patch(sheet.current, change)) {
        renderLater.schedule();
        text?.afterRender(true);
      } else render();
    };
    const renderLater = createTypingPauseTask(RENDER_DELAY_MS, render);
    onDocumentChange();
    const unsubscribe = document.subscribe(onDocumentChange);
    const removeRenderer = editedText?.setRenderer(render);
    return () => {
      renderLater.cancel();
      unsubscribe();
      removeRenderer?.();
    };
  }, [document, sheet, editedText]);
  return resume;
}
