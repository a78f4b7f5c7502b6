/** The pane of job description and score; the panel of people and comments covers it while it is open. */
import type { ReactNode, RefCallback } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { DrawerHeading } from "./drawer-heading.tsx";
import { EditorPane } from "./editor-pane.tsx";

export function MatchPane({
  isDrawer,
  isPanelOpen,
  panelRef,
  onClose,
  children,
  ...pane
}: {
  pane: Pane;
  isTab: boolean;
  isShown: boolean;
  /** On medium screens the pane lies over the page. */
  isDrawer: boolean;
  isPanelOpen: boolean;
  /** Receives the element that the panel is rendered into. */
  panelRef: RefCallback<HTMLElement>;
  /** Closes the drawer. */
  onClose(): void;
  children: ReactNode;
}) {
  // As a tab, the panel covers the whole screen instead.
  const isCovered = isPanelOpen && !pane.isTab;
  return (
    <EditorPane
      {...pane}
      className={classNames(
        "flex flex-col bg-paper",
        isDrawer &&
          "absolute! inset-y-0 right-0 z-20 w-[min(22rem,100%)] animate-appear border-l border-line-strong shadow-raised",
      )}
    >
      {isDrawer && !isPanelOpen ? <DrawerHeading onClose={onClose} /> : null}
      <div ref={panelRef} className={isCovered ? "flex min-h-0 flex-1 flex-col" : "hidden"} />
      <div
        className={
          isCovered
            ? "hidden"
            : "grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto p-4 [scrollbar-width:thin]"
        }
      >
        {children}
      </div>
    </EditorPane>
  );
}
