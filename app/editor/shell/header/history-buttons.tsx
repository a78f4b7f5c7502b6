/** Undo and Redo buttons; on narrow screens Redo is in the header's menu. */
import { Redo2, Undo2 } from "lucide-react";
import { memo, useSyncExternalStore } from "react";
import { isAtLeast } from "#app/core/collab/protocol/roles.ts";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { IconButton } from "#app/ui/controls/button.tsx";

export const HistoryButtons = memo(function HistoryButtons() {
  const { history } = useOpenRoom();
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo);
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo);
  if (!isAtLeast(useEditorAccess().role, "edit")) return null;
  return (
    <>
      <IconButton size="small" label={TEXTS.undo} onClick={history.undo} disabled={!canUndo}>
        <Undo2 aria-hidden size={18} />
      </IconButton>
      <IconButton
        size="small"
        label={TEXTS.redo}
        onClick={history.redo}
        disabled={!canRedo}
        className="max-[64rem]:hidden"
      >
        <Redo2 aria-hidden size={18} />
      </IconButton>
    </>
  );
});
