/** POST: exchanges a cookie or bearer token for new ones; restores whichever the browser has lost. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { SESSION_ENDED } from "#app/core/account/messages.ts";
import { findCookieSession, readBearerToken } from "#app/server/auth/guards.server.ts";
import { isSameOrigin, rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import { findSession, rotateSession } from "#app/server/auth/sessions.server.ts";
import { fail, methodNotAllowed, requireMethod } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  rejectCrossOrigin(request);
  const session =
    (await findSession(context, "bearer", readBearerToken(request))) ??
    (isSameOrigin(request) ? await findCookieSession({ request, context }) : null);
  const fresh = session && (await rotateSession(context, session, request));
  if (!fresh) return fail(401, SESSION_ENDED);
  const { token, cookie } = fresh;
  return Response.json(
    { success: true, token, user: session.user },
    { headers: { "set-cookie": cookie } },
  );
}
