/**
 * The resume that React renders on the preview page. A typed letter shows before that: it is patched into the page's
 * text node at once, and React renders at the next pause (docs/decisions/0010-keystroke-latency.md).
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ReadableRoom } from "#app/editor/sync/room.ts";
import { createFollowUp } from "#app/editor/sync/typing-pause.ts";
import { findChangedText, withoutFormats } from "./changed-text.ts";
import type { PageWriting } from "./inline/page-writing.ts";
import { createTextPatcher } from "./text-patcher.ts";

/**
 * Delay until React renders what a patch cannot change, such as bold figures in the patched text.
 */
const RENDER_DELAY_MS = 50;

/** Not `useSyncExternalStore`: it reads the store again in a task of its own after every keystroke. */
export function useRenderedResume(
  { document }: Pick<ReadableRoom, "document">,
  sheet: RefObject<Element>,
  writing?: PageWriting,
): Resume | null {
  const [resume, setResume] = useState(() => document.read()?.resume ?? null);
  const rendered = useRef(resume);
  useLayoutEffect(() => {
    rendered.current = resume;
    writing?.current()?.afterRender();
  }, [resume, writing]);
  useLayoutEffect(() => {
    const patcher = createTextPatcher();
    /** The document's resume that was read last. */
    let source: Resume | null = null;
    /** The resume as the page shows it, patches included. */
    let shown: Resume | null = null;
    /** What React was last told to render; older than `shown` after a patch. */
    let requested: Resume | null = null;
    /**
     * Reads the document. In a text edited on the page, the line with the caret is shown even if it
     * is blank.
     */
    const read = () => {
      const snapshot = document.read();
      const text = writing?.current();
      text?.beforeRender();
      if (snapshot) shown = text?.display(snapshot) ?? snapshot.resume;
      source = snapshot?.resume ?? source;
    };
    const render = () => {
      renderLater.cancel();
      const text = writing?.current();
      if (text?.isRenderPaused()) return;
      read();
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
    const follow = () => {
      const text = writing?.current();
      if (text?.isRenderPaused() || (document.read()?.resume ?? source) === source) return;
      const before = shown;
      read();
      // A pending render would overwrite the patch.
      const isRendered = requested === rendered.current;
      const marked = before && shown && isRendered && findChangedText(before, shown);
      const change = marked && withoutFormats(marked);
      if (change && sheet.current && patcher.patch(sheet.current, change)) {
        renderLater.schedule();
        text?.afterRender(true);
      } else render();
    };
    const renderLater = createFollowUp(RENDER_DELAY_MS, render);
    follow();
    const unsubscribe = document.subscribe(follow);
    const removeRenderer = writing?.setRenderer(render);
    return () => {
      renderLater.cancel();
      unsubscribe();
      removeRenderer?.();
    };
  }, [document, sheet, writing]);
  return resume;
}
