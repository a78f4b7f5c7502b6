/** The round button of the collaboration panel, the panel behind it, and the two activity banners [spec 2]. */
import { Users } from "lucide-react";
import { memo, useCallback, useRef } from "react";
import { createPortal } from "react-dom";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { ActivityBanners } from "./activity-banners.tsx";
import { Avatars } from "./avatars.tsx";
import { FollowChip } from "./follow-chip.tsx";
import type { PanelSlots } from "./panel-slots.ts";
import type { Following } from "./use-following.ts";

const CollaborationPanel = lazyPart(() =>
  import("./collaboration-panel.tsx").then((module) => module.CollaborationPanel),
);

export const Collaboration = memo(function Collaboration({
  connection,
  isCollaborating,
  following,
  isOpen,
  onOpen,
  slots,
}: {
  connection: ConnectionState["kind"];
  isCollaborating: boolean;
  following: Following;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  slots: PanelSlots;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    onOpen(false);
    button.current?.focus();
  }, [onOpen]);
  const label = isOpen ? "Close collaboration panel" : "Open collaboration panel";
  return (
    <>
      <ActivityBanners>
        <FollowChip following={following} />
      </ActivityBanners>
      {isOpen ? (
        <CollaborationPanel
          connection={connection}
          isCollaborating={isCollaborating}
          following={following}
          dock={slots.panel}
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
                aria-label={label}
                title={label}
                aria-expanded={isOpen}
                disabled={connection !== "live"}
                onClick={() => onOpen(!isOpen)}
                className="grid size-9 place-items-center rounded-full border border-line-strong bg-raised text-accent enabled-hover:bg-accent-wash disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint aria-expanded:bg-accent-wash pointer-coarse:size-11"
              >
                <Users aria-hidden size={18} />
              </button>
            </>,
            slots.buttons,
          )
        : null}
    </>
  );
});
