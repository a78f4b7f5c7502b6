/**
 * The Save action. Edits are saved while typing; this stores the present state as a named version.
 */
import { ApiError, callApi } from "#app/client/call-api.ts";
import { NAMED_VERSIONS, type Role } from "#app/core/collab/protocol/room-api.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { EditsRejectedError } from "#app/editor/sync/room.ts";
import { offlineEditsText, unreachableError } from "#app/editor/sync/save-state-text.ts";
import { unsavedFields, unsavedLabels } from "#app/editor/sync/unsaved-fields.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

/**
 * Why this page's edits or a version of them did not reach the server, as a message for the user.
 */
export function saveFailureMessage(error: unknown, room: Room): string {
  if (error instanceof EditsRejectedError)
    return TEXTS.notSavedOnServer({ message: error.message });
  return `${unreachableError() ?? TEXTS.youAreOffline} ${offlineEditsText(room.connection.hasOfflineCopy())}`;
}

export function useSaveVersion(
  room: Room,
  {
    role,
    openVersions,
    pick,
  }: {
    role: Role;
    openVersions(): void;
    /** Focuses a field. */
    pick(key: string): void;
  },
) {
  return useBusy(async () => {
    const unsaved = unsavedFields();
    if (unsaved[0]) {
      notify.error(TEXTS.textTooLongToSave({ labels: unsavedLabels(unsaved) }));
      pick(unsaved[0].key);
      return;
    }
    try {
      await room.connection.waitForSync();
    } catch (error) {
      notify.error(saveFailureMessage(error, room));
      return;
    }
    const now = new Date().toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    try {
      await callApi(`/api/resumes/${room.resumeId}/versions`, {
        body: { name: TEXTS.savedAt({ moment: now }) },
      });
      notify.success(TEXTS.resumeSavedSuccessfully);
    } catch (error) {
      console.warn("Version", error);
      // The resume has the maximum of named versions.
      if (error instanceof ApiError && error.status === 409) {
        if (role === "owner") {
          const action = { label: TEXTS.showVersions, onClick: openVersions };
          notify.error(TEXTS.versionsFull({ cap: NAMED_VERSIONS }), { action });
        } else notify.error(TEXTS.versionsFullAskOwner({ cap: NAMED_VERSIONS }));
        return;
      }
      notify.error(
        error instanceof ApiError ? TEXTS.versionNotKept : saveFailureMessage(error, room),
      );
    }
  });
}
