/** POST: ends the bearer token's session, with its cookie and its open sockets. Idempotent. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { readBearerToken } from "#app/server/auth/guards.server.ts";
import { closeSockets } from "#app/server/auth/notify-rooms.server.ts";
import { rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import { endSession, findSession } from "#app/server/auth/sessions.server.ts";
import { methodNotAllowed, requireMethod } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  rejectCrossOrigin(request);
  const session = await findSession(context, "bearer", readBearerToken(request));
  if (session) {
    await endSession(context, session.sessionId);
    closeSockets(context, { sessionId: session.sessionId });
  }
  return Response.json(
    { success: true },
    { headers: { "set-cookie": cookieHeader(request, "session", null) } },
  );
}
