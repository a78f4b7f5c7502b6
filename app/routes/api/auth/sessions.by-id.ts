/** DELETE: logs out one device. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { NO_SUCH_SESSION } from "#app/core/account/messages.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { endSessions, listSessions } from "#app/server/auth/sessions.server.ts";
import { fail, methodNotAllowed, requireMethod } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("DELETE");

export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMethod(request, "DELETE");
  const { user } = await requireApiUser({ request, context });
  const sessions = await listSessions(context, user.id);
  const session = sessions.find(({ id }) => id === params.sessionId);
  if (!session) return fail(404, NO_SUCH_SESSION);
  await endSessions(context, user.id, [session.id]);
  return Response.json({ success: true, ended: 1 });
}
