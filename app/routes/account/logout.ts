/** POST ends the session: the action removes the cookie, the client action the browser's stored session [spec 4]. */
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

/** GET only redirects, because a link or image on another site must not log users out. */
export const loader = () => redirect("/");

export async function action({ request, context }: ActionFunctionArgs) {
  if (!isSameOrigin(request)) throw fail(403, FOREIGN_ORIGIN);
  const session = await findCookieSession({ request, context });
  if (session) {
    await endSession(context, session.sessionId);
    closeSockets(context, { sessionId: session.sessionId });
  }
  return redirect("/", { headers: { "set-cookie": cookieHeader(request, "session", null) } });
}

/** Logging out deletes the offline copies, so warn about edits that exist only in this browser. */
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
              .then(submitLogout),
        },
      });
      return null;
    }
  }
  // A successful action throws its redirect; anything else means that the session is still active.
  const response = await serverAction().catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) {
    notify.error(LOGOUT_FAILED);
    return null;
  }
  if (userId) await offline?.deleteOfflineCopies(userId).catch(() => undefined);
  clearSession();
  return response;
}

function unsavedWarning(count: number): string {
  const changes = count === 1 ? "1 change is" : `${count} changes are`;
  return `${changes} only in this browser. Open the resume to sync them, or they are lost.`;
}

/** Submits a plain form, because the router's submission has already finished. */
function submitLogout(): void {
  clearSession();
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/logout";
  document.body.appendChild(form);
  form.submit();
}
