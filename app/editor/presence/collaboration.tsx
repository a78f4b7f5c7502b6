/** The round button of the collaboration panel, the panel behind it, and the two activity banners [spec 2]. */
import { Users } from "lucide-react";
import { memo, useCallback, useRef } from "react";
import type { ConnectionState } from "#app/editor/sync/room-state.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { ActivityBanners } from "./activity-banners.tsx";
import { FollowChip } from "./follow-chip.tsx";
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
}: {
  connection: ConnectionState["kind"];
  isCollaborating: boolean;
  following: Following;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
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
          onClose={close}
          onLoadError={close}
        />
      ) : null}
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        disabled={connection !== "live"}
        onClick={() => onOpen(!isOpen)}
        className="fixed right-4 bottom-4 z-30 grid size-12 place-items-center rounded-full border border-line-strong bg-accent text-on-accent shadow-raised enabled-hover:bg-accent-strong disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint"
      >
        <Users aria-hidden size={20} />
      </button>
    </>
  );
});
