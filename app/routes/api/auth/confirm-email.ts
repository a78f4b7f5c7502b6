/** POST: confirms a new email address by the mailed code, and issues a new token. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { confirmEmailSchema } from "#app/core/account/account-schema.ts";
import { CODE_MESSAGES, SESSION_ENDED } from "#app/core/account/messages.ts";
import { finishEmailChange } from "#app/server/auth/email-changes.server.ts";
import { requireApiSession } from "#app/server/auth/guards.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { rotateSession } from "#app/server/auth/sessions.server.ts";
import {
  fail,
  methodNotAllowed,
  readJson,
  requireMethod,
} from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const session = await requireApiSession({ request, context });
  const { otp } = await readJson(request, confirmEmailSchema);
  await enforceRateLimit(context, "emailCode", session.user.id);
  const outcome = await finishEmailChange(context, session.user, otp);
  if (!outcome.ok) {
    const { reason } = outcome;
    return fail(400, CODE_MESSAGES[reason], { success: false, reason });
  }
  const fresh = await rotateSession(context, session, request);
  if (!fresh) return fail(401, SESSION_ENDED);
  return Response.json(
    { success: true, token: fresh.token, user: outcome.user },
    { headers: { "set-cookie": fresh.cookie } },
  );
}
