/** The panel of people and comments: which tab is shown, where its comments are drawn, and what its button counts. */
import { useCallback, useRef, useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import type { CommentNews } from "#app/editor/presence/collaboration.tsx";
import type { PanelTab } from "#app/editor/presence/panel-slots.ts";
import type { useRegions } from "./use-regions.ts";

export function useSidePanel({ layout, isShown, show, toggle }: ReturnType<typeof useRegions>) {
  const isDrawerOpen = layout === "two" && isShown("job");
  /** True if the drawer was opened for the panel, so that it closes with it. */
  const isDrawerForPanel = useRef(false);
  const [panel, setPanel] = useState<PanelTab | null>(null);
  const [commentsSlot, setCommentsSlot] = useState<HTMLElement | null>(null);
  const [news, setNews] = useState<CommentNews>({ open: 0, unread: 0 });
  const openPanel = useCallback(
    (tab: PanelTab | null) => {
      setPanel(tab);
      if (tab) {
        if (panel === null) isDrawerForPanel.current = !isDrawerOpen;
        if (layout !== "one") show("job");
      } else if (isDrawerOpen && isDrawerForPanel.current) toggle("job");
    },
    [panel, layout, isDrawerOpen, show, toggle],
  );
  const openComments = useCallback(
    (isOpen: boolean) => openPanel(isOpen ? "comments" : null),
    [openPanel],
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
    openPanel,
    openComments,
    toggleBehindPanel,
    commentsSlot,
    setCommentsSlot,
    news,
    setNews,
  };
}
