/** Undo, Redo and Versions buttons. */
import { History, Redo2, Undo2 } from "lucide-react";
import { memo, useState, useSyncExternalStore } from "react";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { IconButton } from "#app/ui/controls/button.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";

const VersionsDialog = lazyPart(() =>
  import("#app/editor/versions/versions-dialog.tsx").then((module) => module.VersionsDialog),
);

export const HistoryButtons = memo(function HistoryButtons({ isReady }: { isReady: boolean }) {
  const { history } = useOpenRoom();
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo);
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo);
  const mayEdit = isAtLeast(useEditorAccess().role, "edit");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {mayEdit ? (
        <>
          <IconButton label="Undo" onClick={history.undo} disabled={!canUndo}>
            <Undo2 aria-hidden size={18} />
          </IconButton>
          <IconButton label="Redo" onClick={history.redo} disabled={!canRedo}>
            <Redo2 aria-hidden size={18} />
          </IconButton>
        </>
      ) : null}
      <IconButton label="Versions" onClick={() => setOpen(true)} disabled={!isReady}>
        <History aria-hidden size={18} />
      </IconButton>
      {isOpen ? (
        <VersionsDialog onClose={() => setOpen(false)} onLoadError={() => setOpen(false)} />
      ) : null}
    </>
  );
});
