/** One pane of the editor; a tab panel if the layout has tabs. Hidden panes stay mounted. */
import type { ReactNode } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { paneId, tabId } from "./pane-tabs.tsx";

export function EditorPane({
  pane,
  isTab,
  isShown,
  className,
  children,
}: {
  pane: Pane;
  isTab: boolean;
  isShown: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      id={paneId(pane)}
      {...(isTab ? { role: "tabpanel", "aria-labelledby": tabId(pane) } : {})}
      className={classNames("relative min-h-0 min-w-0", isShown ? className : "hidden")}
    >
      {children}
    </div>
  );
}
