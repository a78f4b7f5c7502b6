/**
 * Tab bar below the panes, on screens where only one fits. Hidden panes stay mounted, so that the
 * preview isn't reloaded.
 */
import { type KeyboardEvent, useRef } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { classNames } from "#app/ui/controls/class-names.ts";

const LABELS: Record<Pane, string> = {
  edit: TEXTS.edit,
  preview: TEXTS.preview,
  job: TEXTS.jobScore,
};
const READ_ONLY_LABELS = { ...LABELS, edit: TEXTS.content };

export const tabId = (pane: Pane) => `tab-${pane}`;
export const paneId = (pane: Pane) => `pane-${pane}`;

export function PaneTabs({
  panes,
  shown,
  onShow,
  toolsRef,
}: {
  panes: readonly Pane[];
  shown: Pane;
  onShow(pane: Pane): void;
  /** Receives the element beside the tabs that holds the panels' buttons. */
  toolsRef(element: HTMLElement | null): void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const labels = useMayEdit() ? LABELS : READ_ONLY_LABELS;

  function moveFocus(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = panes[(panes.indexOf(shown) + step + panes.length) % panes.length] as Pane;
    onShow(next);
    list.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  }

  return (
    <div className="flex h-14 items-stretch border-t border-line bg-raised pr-2">
      <div
        ref={list}
        role="tablist"
        aria-label={TEXTS.partsOfTheEditor}
        className="flex min-w-0 flex-1"
      >
        {panes.map((pane) => (
          <button
            key={pane}
            type="button"
            role="tab"
            id={tabId(pane)}
            aria-controls={paneId(pane)}
            aria-selected={pane === shown}
            tabIndex={pane === shown ? 0 : -1}
            onClick={() => onShow(pane)}
            onKeyDown={moveFocus}
            className={classNames(
              "-mt-px min-w-0 flex-1 border-t-2 px-1 text-sm font-semibold",
              pane === shown
                ? "border-accent text-accent"
                : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {labels[pane]}
          </button>
        ))}
      </div>
      <div ref={toolsRef} className="flex shrink-0 items-center gap-1" />
    </div>
  );
}
