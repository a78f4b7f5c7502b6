/**
 * The side panel of people and comments: its open tab, the element that its comments are rendered
 * into, and the counts on its button. It covers the match pane ("job"), which on medium screens is
 * a drawer.
 */
import { useCallback, useRef, useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import type { CommentCounts } from "#app/editor/presence/collaboration.tsx";
import type { PanelTab } from "#app/editor/presence/panel-slots.ts";
import type { useRegions } from "./use-regions.ts";

export function useSidePanel({ layout, isShown, show, toggle }: ReturnType<typeof useRegions>) {
  const isDrawerOpen = layout === "two" && isShown("job");
  /** True if the drawer was opened for the panel, so that it closes with it. */
  const isDrawerForPanel = useRef(false);
  const [panel, setPanel] = useState<PanelTab | null>(null);
  const [commentsSlot, setCommentsSlot] = useState<HTMLElement | null>(null);
  const [commentCounts, setCommentCounts] = useState<CommentCounts>({ open: 0, unread: 0 });
  /** Opens the panel at a tab; null closes it. */
  const setPanelTab = useCallback(
    (tab: PanelTab | null) => {
      setPanel(tab);
      if (tab) {
        if (panel === null) isDrawerForPanel.current = !isDrawerOpen;
        if (layout !== "one") show("job");
      } else if (isDrawerOpen && isDrawerForPanel.current) toggle("job");
    },
    [panel, layout, isDrawerOpen, show, toggle],
  );
  const setCommentsOpen = useCallback(
    (isOpen: boolean) => setPanelTab(isOpen ? "comments" : null),
    [setPanelTab],
  );
  /** Toggles a pane; if the panel covers the match pane, closes the panel instead. */
  const toggleBehindPanel = useCallback(
    (pane: Pane) => {
      if (pane !== "job" || panel === null) return toggle(pane);
      setPanel(null);
      show("job");
    },
    [panel, toggle, show],
  );
  const showMatch = useCallback(() => {
    setPanel(null);
    show("job");
  }, [show]);
  return {
    panel,
    showMatch,
    setPanelTab,
    setCommentsOpen,
    toggleBehindPanel,
    commentsSlot,
    setCommentsSlot,
    commentCounts,
    setCommentCounts,
  };
}
