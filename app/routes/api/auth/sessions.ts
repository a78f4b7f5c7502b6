/** GET: lists the user's sign-ins. DELETE: ends all others. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import {
  endSessions,
  listOtherSessionIds,
  listSessions,
} from "#app/server/auth/sessions.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "DELETE"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { user, sessionId } = await requireApiUser({ request, context });
  const sessions = await listSessions(context, user.id);
  return Response.json({
    success: true,
    sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })),
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "DELETE") return methodNotAllowed(...METHODS);
  const { user, sessionId } = await requireApiUser({ request, context });
  const otherIds = await listOtherSessionIds(context, user.id, sessionId);
  await endSessions(context, user.id, otherIds);
  return Response.json({ success: true, ended: otherIds.length });
}
