/** POST: ends the bearer's sign-in, its cookie and its open sockets. Twice is as good as once. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { bearerOf } from "#app/server/auth/guards.server.ts";
import { refuseForeignOrigin } from "#app/server/auth/origin.server.ts";
import { endSession, findSession } from "#app/server/auth/sessions.server.ts";
import { closeSockets } from "#app/server/auth/tell-rooms.server.ts";
import { methodNotAllowed, requireMethod } from "#app/server/http/answer.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  refuseForeignOrigin(request);
  const found = await findSession(context, "bearer", bearerOf(request));
  if (found) {
    await endSession(context, found.sessionId);
    closeSockets(context, { sessionId: found.sessionId });
  }
  return Response.json(
    { success: true },
    { headers: { "set-cookie": cookieHeader(request, "session", null) } },
  );
}
