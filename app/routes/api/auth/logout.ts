/** POST: ends the login of the bearer token and that of the cookie, with their open sockets. Idempotent. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { findCookieSession, readBearerToken } from "#app/server/auth/guards.server.ts";
import { closeSockets } from "#app/server/auth/notify-rooms.server.ts";
import { rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import { endSession, findSession } from "#app/server/auth/sessions.server.ts";
import { methodNotAllowed, requireMethod } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  rejectCrossOrigin(request);
  const sessions = [
    await findSession(context, "bearer", readBearerToken(request)),
    await findCookieSession({ request, context }),
  ];
  // Usually both belong to the same login.
  const sessionIds = new Set(sessions.flatMap((session) => session?.sessionId ?? []));
  for (const sessionId of sessionIds) {
    await endSession(context, sessionId);
    closeSockets(context, { sessionId });
  }
  return Response.json(
    { success: true },
    { headers: { "set-cookie": cookieHeader(request, "session", null) } },
  );
}
