/**
 * The round button of the collaboration panel, the panel with its people and comments, and the
 * activity banners [spec 2].
 */
import { Users } from "lucide-react";
import { memo, useCallback, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { lazyOverlay } from "#app/ui/loading/lazy-part.tsx";
import { ActivityBanners } from "./activity-banners.tsx";
import { Avatars } from "./avatars.tsx";
import { FollowChip } from "./follow-chip.tsx";
import type { PanelSlots, PanelTab } from "./panel-slots.ts";
import { TEXTS } from "./texts.ts";
import type { Following } from "./use-following.ts";

const CollaborationPanel = lazyOverlay(() =>
  import("./collaboration-panel.tsx").then((module) => module.CollaborationPanel),
);

/** Counts for the comments button. */
export interface CommentCounts {
  /** Open comments, and suggestions that the user can decide on. */
  open: number;
  unread: number;
}

export const Collaboration = memo(function Collaboration({
  connection,
  isCollaborating,
  following,
  tab,
  onTabChange,
  counts,
  slots,
  onCommentsSlot,
}: {
  connection: ConnectionState["kind"];
  isCollaborating: boolean;
  following: Following;
  /** Null while the panel is closed. */
  tab: PanelTab | null;
  onTabChange(tab: PanelTab | null): void;
  counts: CommentCounts;
  slots: PanelSlots;
  /** Called with the element into which the comments are rendered. */
  onCommentsSlot(slot: HTMLElement | null): void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = tab !== null;
  /** A resume without an account, which is only in this browser: it has comments, but no people. */
  const isOnDevice = connection === "device";
  const close = useCallback(() => onTabChange(null), [onTabChange]);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // Return the focus: the panel that had it is unmounted.
    if (isClosed && document.activeElement === document.body) button.current?.focus();
  }, [isOpen]);
  return (
    <>
      <ActivityBanners>
        <FollowChip following={following} />
      </ActivityBanners>
      {tab ? (
        <CollaborationPanel
          tab={tab}
          onTabChange={onTabChange}
          connection={connection}
          isCollaborating={isCollaborating}
          following={following}
          commentCount={counts.open}
          dock={slots.panel}
          onCommentsSlot={onCommentsSlot}
          onClose={close}
          onLoadError={close}
        />
      ) : null}
      {slots.buttons
        ? createPortal(
            <>
              {connection === "live" ? <Avatars /> : null}
              <button
                ref={button}
                type="button"
                aria-label={buttonLabel(isOpen, counts)}
                title={buttonLabel(isOpen, counts)}
                aria-expanded={isOpen}
                disabled={connection !== "live" && !isOnDevice}
                // Unread comments first, since the red number announces them.
                onClick={() =>
                  onTabChange(
                    isOpen ? null : counts.unread > 0 || isOnDevice ? "comments" : "people",
                  )
                }
                className="relative grid size-9 place-items-center rounded-full border border-line-strong bg-raised text-accent enabled-hover:bg-accent-wash disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint aria-expanded:bg-accent-wash pointer-coarse:size-11"
              >
                <Users aria-hidden size={18} />
                {counts.unread + counts.open > 0 ? (
                  <span
                    aria-hidden
                    className={`absolute -top-1 -right-1 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums ${counts.unread > 0 ? "bg-bad text-paper" : "bg-accent text-on-accent"}`}
                  >
                    {counts.unread > 0 ? counts.unread : counts.open}
                  </span>
                ) : null}
              </button>
            </>,
            slots.buttons,
          )
        : null}
    </>
  );
});

function buttonLabel(isOpen: boolean, { open, unread }: CommentCounts): string {
  const action = isOpen ? TEXTS.closePanel : TEXTS.openPanel;
  const news = [
    ...(open > 0 ? [TEXTS.openComments(open)] : []),
    ...(unread > 0 ? [TEXTS.unread(unread)] : []),
  ].join(", ");
  return news === "" ? action : TEXTS.withNews({ action, news });
}
