/** POST ends the session: the cookie here, what the browser stored in the client's part [spec 4]. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { clearSession, storedSession } from "#app/client/stored-session.ts";
import { FOREIGN_ORIGIN, LOGOUT_FAILED } from "#app/core/account/messages.ts";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { findCookieSession } from "#app/server/auth/guards.server.ts";
import { closeSockets } from "#app/server/auth/notify-rooms.server.ts";
import { isSameOrigin } from "#app/server/auth/origin.server.ts";
import { endSession } from "#app/server/auth/sessions.server.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { notify } from "#app/ui/toast/toast.tsx";

/** A GET changes nothing: a link or an image elsewhere must not sign anybody out. */
export const loader = () => redirect("/");

export async function action({ request, context }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) throw fail(403, FOREIGN_ORIGIN);
  const found = await findCookieSession({ request, context });
  if (found) {
    await endSession(context, found.sessionId);
    closeSockets(context, { sessionId: found.sessionId });
  }
  return redirect("/", { headers: { "set-cookie": cookieHeader(request, "session", null) } });
}

/** Edits that only this browser has would go with the session: say so, and leave only when asked again. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  const userId = storedSession()?.user.id;
  const offline = userId ? await import("#app/editor/sync/offline/offline-databases.ts") : null;
  if (userId && offline) {
    const unsaved = await offline.countUnsavedEdits(userId).catch(() => 0);
    if (unsaved > 0) {
      notify.error(unsavedWarning(unsaved), {
        durationMs: 20_000,
        action: {
          label: "Log out anyway",
          onClick: () =>
            offline
              .deleteOfflineCopies(userId)
              .catch(() => undefined)
              .then(leaveNow),
        },
      });
      return null;
    }
  }
  // A redirect comes as a thrown answer; anything else means that the session still lives.
  const answer = await serverAction().catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) {
    notify.error(LOGOUT_FAILED);
    return null;
  }
  if (userId) await offline?.deleteOfflineCopies(userId).catch(() => undefined);
  clearSession();
  return answer;
}

function unsavedWarning(count: number): string {
  const changes = count === 1 ? "1 change is" : `${count} changes are`;
  return `${changes} only in this browser. Open the resume to sync them, or they are lost.`;
}

/** A form of the document's own, since the router's submission has been answered. */
function leaveNow(): void {
  clearSession();
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/logout";
  document.body.appendChild(form);
  form.submit();
}
