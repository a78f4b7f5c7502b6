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

/** How late the effects come that only React can render, such as a bold figure in the patched text. */
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
    /** What the page shows of it, patches included. */
    let shown: Resume | null = null;
    /** What React was last asked to render; older than `shown` while that is patched in. */
    let requested: Resume | null = null;
    /** Reads the document; the caret decides what the page shows of the text that is being written. */
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
      if (text?.isHeld()) return;
      read();
      const next = shown;
      const isRendered = next === rendered.current;
      requested = next;
      // Synchronously after a revert: a frame in between would show the page without those letters. While a text is
      // written on the page, the next key needs the page to be that of the document.
      if (patcher.revert() || text) flushSync(() => setResume(next));
      else setResume(next);
      // React has nothing to do, but the caret may have moved.
      if (isRendered) text?.afterRender();
    };
    const follow = () => {
      const text = writing?.current();
      if (text?.isHeld() || (document.read()?.resume ?? source) === source) return;
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
