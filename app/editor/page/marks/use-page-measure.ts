/**
 * Calls `measure` when what the page shows has changed: text, layout, fonts, the shown page, or its
 * visibility.
 */
import { useEffect, useRef } from "react";
import { runAll } from "#app/editor/sync/after-key.ts";
import { createTypingPauseTask } from "#app/editor/sync/typing-pause.ts";

/** Delay after the last change, since measuring marks takes too long to do at every keystroke. */
const SETTLED_MS = 80;

/** Also calls `measure` at once, and whenever another function is passed. */
export function usePageMeasure(pageDocument: Document | null, measure: () => void): void {
  const latest = useRef(measure);
  useEffect(() => {
    latest.current = measure;
    measure();
  }, [measure]);
  useEffect(() => {
    if (!pageDocument) return;
    return followPage(pageDocument, () => latest.current());
  }, [pageDocument]);
}

/** The functions that measure one page when it has changed. */
interface PageFollowers {
  measures: Set<() => void>;
  scheduleAll(): void;
  stop(): void;
}

const followers = new WeakMap<Document, PageFollowers>();

/** Calls `measure` after changes of the page. Returns the function that stops it. */
function followPage(pageDocument: Document, measure: () => void): () => void {
  const page = followers.get(pageDocument) ?? observePage(pageDocument);
  followers.set(pageDocument, page);
  page.measures.add(measure);
  page.scheduleAll();
  return () => {
    page.measures.delete(measure);
    if (page.measures.size > 0) return;
    page.stop();
    followers.delete(pageDocument);
  };
}

/** One observer for all marks of the page, because each observer takes some time at every key. */
function observePage(pageDocument: Document): PageFollowers {
  const measures = new Set<() => void>();
  const followUp = createTypingPauseTask(SETTLED_MS, () => {
    runAll([...measures].values());
  });
  const mutationObserver = new MutationObserver(followUp.schedule);
  mutationObserver.observe(pageDocument.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["style", "dir"],
  });
  // Fires also when the page's tab is opened: a page behind another tab has no size.
  const resizeObserver = new ResizeObserver(followUp.schedule);
  resizeObserver.observe(pageDocument.documentElement);
  pageDocument.fonts.addEventListener("loadingdone", followUp.schedule);
  return {
    measures,
    scheduleAll: followUp.schedule,
    stop() {
      followUp.cancel();
      mutationObserver.disconnect();
      resizeObserver.disconnect();
      pageDocument.fonts.removeEventListener("loadingdone", followUp.schedule);
    },
  };
}
