import { useEffect } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";

const SHORTCUT_PANES: Record<string, Pane> = { "1": "edit", "2": "preview", "3": "job" };

/** Ctrl or Cmd with 1, 2 or 3 shows or collapses the form, the page, or job & score. */
export function usePaneShortcuts(toggle: (pane: Pane) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const pane = SHORTCUT_PANES[event.key];
      if (!pane) return;
      event.preventDefault();
      afterPaint(() => toggle(pane));
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [toggle]);
}
