/** Which panes stand side by side: three on wide screens, two on middling ones, one on phones. */
import { useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { useMedia } from "./use-media-query.ts";

const PANES = {
  one: ["edit", "preview", "job"],
  two: ["edit", "preview"],
  three: [],
} as const satisfies Record<string, readonly Pane[]>;

export function usePaneLayout() {
  const isWide = useMedia("(min-width: 80rem)");
  const isMiddling = useMedia("(min-width: 60rem)");
  const [chosen, show] = useState<Pane>("edit");
  const layout: keyof typeof PANES = isWide ? "three" : isMiddling ? "two" : "one";
  const tabs: readonly Pane[] = PANES[layout];
  const shown = tabs.includes(chosen) ? chosen : "edit";
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
