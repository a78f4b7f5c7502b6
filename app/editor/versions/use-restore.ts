/**
 * Restores a version: first saves the present state as a version, then applies the difference as
 * one undoable edit.
 */
import { ApiError, callApi } from "#app/client/call-api.ts";
import { NAMED_VERSIONS, type Role } from "#app/core/collab/protocol/room-api.ts";
import { beforeRestoring } from "#app/core/collab/protocol/version-name.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { PANEL_TEXTS } from "./panel-texts.ts";
import { saveFailureMessage } from "./use-save-version.ts";
import { readVersion, type VersionItem } from "./use-versions.ts";

export function useRestore(room: Room, role: Role) {
  return useBusy(async (version: VersionItem) => {
    try {
      await room.connection.waitForSync();
    } catch (error) {
      notify.error(saveFailureMessage(error, room));
      return;
    }
    try {
      const state = await readVersion(room, version.id);
      const name = beforeRestoring({ ...version, createdAt: Date.parse(version.createdAt) });
      await callApi(`/api/resumes/${room.resumeId}/versions`, { body: { name } });
      room.edits.restoreState(state);
      notify.success(PANEL_TEXTS.versionRestored, {
        action: undoAction(room.history),
      });
    } catch (error) {
      console.warn("Restore", error);
      // The resume has the maximum of named versions, so the present state could not be saved as one.
      if (error instanceof ApiError && error.status === 409) {
        const full =
          role === "owner" ? PANEL_TEXTS.notRestoredFull : PANEL_TEXTS.notRestoredFullAskOwner;
        notify.error(full({ cap: NAMED_VERSIONS }));
        return;
      }
      notify.error(
        error instanceof ApiError ? PANEL_TEXTS.notRestored : saveFailureMessage(error, room),
      );
    }
  });
}
