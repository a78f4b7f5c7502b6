/** POST ends the session: the cookie here, what the browser stored in the client's part [spec 4]. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { FOREIGN_ORIGIN } from "#app/account/messages.ts";
import { fail } from "#app/api/answer.server.ts";
import { forgetSession } from "#app/api/stored-session.ts";
import { closeSockets } from "#app/auth/close-sockets.server.ts";
import { cookieHeader } from "#app/auth/cookies.server.ts";
import { findUser } from "#app/auth/guards.server.ts";
import { isFromOwnPage } from "#app/auth/origin.server.ts";
import { endSession } from "#app/auth/sessions.server.ts";

/** A GET changes nothing: a link or an image elsewhere must not sign anybody out. */
export const loader = () => redirect("/");

export async function action({ request, context }: ActionFunctionArgs) {
  if (!isFromOwnPage(request)) throw fail(403, FOREIGN_ORIGIN);
  const found = await findUser({ request, context });
  if (found) {
    await endSession(context, found.sessionId);
    closeSockets(context, found.user.id, { sessionId: found.sessionId });
  }
  return redirect("/", { headers: { "set-cookie": cookieHeader(request, "session", null) } });
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  forgetSession();
  return serverAction();
}
