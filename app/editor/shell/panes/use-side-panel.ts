/**
 * The side panel of people and comments: its open tab, the element that its comments are rendered
 * into, and the counts on its button. It covers the match pane ("job"), which on medium screens is
 * a drawer.
 */
import { useCallback, useRef, useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import type { CommentCounts } from "#app/editor/presence/collaboration.tsx";
import type { PanelTab } from "#app/editor/presence/panel-slots.ts";
import type { usePanes } from "./use-panes.ts";

export function useSidePanel({ layout, isShown, show, toggle }: ReturnType<typeof usePanes>) {
  // With two panes side by side, the match pane is a drawer.
  const isDrawerOpen = layout === "two" && isShown("job");
  /** True if the drawer was opened for the panel, so that closing the panel closes the drawer. */
  const isDrawerForPanel = useRef(false);
  const [openTab, setOpenTab] = useState<PanelTab | null>(null);
  const [commentsSlot, setCommentsSlot] = useState<HTMLElement | null>(null);
  const [commentCounts, setCommentCounts] = useState<CommentCounts>({ open: 0, unread: 0 });
  /** Opens the panel at a tab; null closes it. */
  const openPanelAt = useCallback(
    (tab: PanelTab | null) => {
      setOpenTab(tab);
      if (tab) {
        if (openTab === null) isDrawerForPanel.current = !isDrawerOpen;
        // The panel lies over the match pane, so that pane must be shown. With one pane, it lies over the whole page.
        if (layout !== "one") show("job");
      } else if (isDrawerOpen && isDrawerForPanel.current) toggle("job");
    },
    [openTab, layout, isDrawerOpen, show, toggle],
  );
  const setCommentsOpen = useCallback(
    (isOpen: boolean) => openPanelAt(isOpen ? "comments" : null),
    [openPanelAt],
  );
  /** Toggles a pane; if the panel covers the match pane, closes the panel instead. */
  const togglePane = useCallback(
    (pane: Pane) => {
      if (pane !== "job" || openTab === null) return toggle(pane);
      setOpenTab(null);
      show("job");
    },
    [openTab, toggle, show],
  );
  const showMatch = useCallback(() => {
    setOpenTab(null);
    show("job");
  }, [show]);
  return {
    openTab,
    showMatch,
    openPanelAt,
    setCommentsOpen,
    togglePane,
    commentsSlot,
    setCommentsSlot,
    commentCounts,
    setCommentCounts,
  };
}
