/** Save: everything is saved as one types; this keeps the present state as a named version. */
import { callApi } from "#app/client/call-api.ts";
import type { Room } from "#app/editor/sync/room.ts";
import { EditsRejectedError } from "#app/editor/sync/room.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";

const NOT_ON_SERVER =
  "Not saved on the server yet: there is no connection. Your changes are kept in this browser and sent when it is back.";
/** Why edits have not reached the server, in words for the person. */
export const whyNotOnServer = (error: unknown) =>
  error instanceof EditsRejectedError ? `Not saved on the server: ${error.message}` : NOT_ON_SERVER;
const NO_VERSION = "Your changes are saved, but this version could not be kept. Please try again.";

export function useSaveVersion(room: Room) {
  return useBusy(async () => {
    try {
      await room.connection.waitForSync();
    } catch (error) {
      notify.error(whyNotOnServer(error));
      return;
    }
    const now = new Date().toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    try {
      await callApi(`/api/resumes/${room.resumeId}/versions`, { body: { name: `Saved ${now}` } });
      notify.success("Resume saved successfully!");
    } catch (error) {
      console.warn("Version", error);
      notify.error(NO_VERSION);
    }
  });
}
