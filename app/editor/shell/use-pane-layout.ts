/** How many panes are side by side: three on wide screens, two on medium ones, one on phones. */
import { useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { useMediaQuery } from "./use-media-query.ts";

const PANES = {
  one: ["edit", "preview", "job"],
  two: ["edit", "preview"],
  three: [],
} as const satisfies Record<string, readonly Pane[]>;

export function usePaneLayout() {
  const isWide = useMediaQuery("(min-width: 80rem)");
  const isMedium = useMediaQuery("(min-width: 60rem)");
  const [selected, show] = useState<Pane>("edit");
  const layout: keyof typeof PANES = isWide ? "three" : isMedium ? "two" : "one";
  const tabs: readonly Pane[] = PANES[layout];
  const shown = tabs.includes(selected) ? selected : "edit";
  return {
    layout,
    tabs,
    shown,
    show,
    propsOf: (pane: Pane) => {
      const isTab = tabs.includes(pane);
      return { pane, isTab, isShown: !isTab || pane === shown };
    },
  };
}
