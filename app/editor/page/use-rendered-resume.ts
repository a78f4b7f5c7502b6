/**
 * The resume that React renders on the preview page. A typed letter shows before that: it is patched into the page's
 * text node at once, and React renders once for all letters of the next 50 ms (docs/decisions/0010-keystroke-latency.md).
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ReadableRoom } from "#app/editor/sync/room.ts";
import { findChangedText } from "./changed-text.ts";
import { createTextPatcher } from "./text-patcher.ts";

/** How late the effects come that only React can render, such as a bold figure in the patched text. */
const RENDER_DELAY_MS = 50;

/** Not `useSyncExternalStore`: it reads the store again in a task of its own after every keystroke. */
export function useRenderedResume(
  { document }: Pick<ReadableRoom, "document">,
  sheet: RefObject<Element>,
): Resume | null {
  const [resume, setResume] = useState(() => document.read()?.resume ?? null);
  const rendered = useRef(resume);
  useLayoutEffect(() => {
    rendered.current = resume;
  }, [resume]);
  useLayoutEffect(() => {
    const patcher = createTextPatcher();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** What the page shows, patches included. */
    let shown: Resume | null = null;
    /** What React was last asked to render; older than `shown` while that is patched in. */
    let requested: Resume | null = null;
    const render = () => {
      clearTimeout(timer);
      timer = undefined;
      const next = shown;
      requested = next;
      // Synchronously after a revert: a frame in between would show the page without those letters.
      if (patcher.revert()) flushSync(() => setResume(next));
      else setResume(next);
    };
    const follow = () => {
      const before = shown;
      shown = document.read()?.resume ?? before;
      if (shown === before) return;
      // A pending render would overwrite the patch.
      const isRendered = requested === rendered.current;
      const change = before && shown && isRendered && findChangedText(before, shown);
      if (change && sheet.current && patcher.patch(sheet.current, change))
        timer ??= setTimeout(render, RENDER_DELAY_MS);
      else render();
    };
    follow();
    const unsubscribe = document.subscribe(follow);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [document, sheet]);
  return resume;
}
