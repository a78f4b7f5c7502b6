/** The side panel with two tabs: the people who are present, and the comments. */
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { Badge } from "#app/ui/controls/badge.tsx";
import { IconButton } from "#app/ui/controls/button.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/ui/overlay/tabs.tsx";
import { connectionLabel } from "./connection-label.ts";
import type { PanelTab } from "./panel-slots.ts";
import { PANEL_TEXTS } from "./panel-texts.ts";

const LABELS: Record<PanelTab, string> = {
  people: PANEL_TEXTS.collaboration,
  comments: PANEL_TEXTS.comments,
};

/** Returns the class of the panel: filling its pane, or a sheet above the tabs. */
const panelClass = (isDocked: boolean): string =>
  isDocked
    ? "flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4 focus:outline-none"
    : "fixed inset-x-0 bottom-14 z-40 flex max-h-[60dvh] animate-appear flex-col gap-4 overflow-y-auto rounded-t-card border border-line bg-raised p-4 shadow-raised focus:outline-none";

export function SidePanel({
  tab,
  onTabChange,
  connection,
  isCollaborating,
  commentCount,
  dock,
  onCommentsSlot,
  onClose,
  children,
}: {
  tab: PanelTab;
  onTabChange(tab: PanelTab): void;
  connection: ConnectionState["kind"];
  isCollaborating: boolean;
  /** Number of open comments and undecided suggestions. */
  commentCount: number;
  /** The pane that holds the panel; null on phones, where it is a sheet over the page. */
  dock: HTMLElement | null;
  /** Called with the element into which the comments are rendered. */
  onCommentsSlot(slot: HTMLElement | null): void;
  onClose(): void;
  /** The content of the people tab. */
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A comment form in the panel may have taken the focus already.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, []);
  const { text, tone } = connectionLabel(connection, isCollaborating);
  const content = (
    <div
      ref={panel}
      role="dialog"
      aria-label={LABELS[tab]}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
      className={panelClass(dock !== null)}
    >
      <Tabs value={tab} onValueChange={(value) => onTabChange(value as PanelTab)}>
        <h2 className="sr-only">{LABELS[tab]}</h2>
        <div className="flex items-center gap-3 border-b border-line">
          <TabList label={PANEL_TEXTS.collaboration} className="flex-1 border-b-0">
            <Tab value="people">{PANEL_TEXTS.people}</Tab>
            <Tab value="comments">
              {commentCount > 0 ? PANEL_TEXTS.commentsOf(commentCount) : PANEL_TEXTS.comments}
            </Tab>
          </TabList>
          <IconButton size="small" label={PANEL_TEXTS.close} onClick={onClose}>
            <X aria-hidden size={16} />
          </IconButton>
        </div>
        <TabPanel value="people" className="grid gap-4 pt-4">
          {/* Not beside the tabs, which it would cut off. For a resume on this device, the header shows it. */}
          {connection === "device" ? null : (
            <Badge tone={tone} dot className="justify-self-start">
              {text}
            </Badge>
          )}
          {children}
        </TabPanel>
        <TabPanel value="comments">
          <div ref={onCommentsSlot} />
        </TabPanel>
      </Tabs>
    </div>
  );
  return dock ? createPortal(content, dock) : content;
}
