/** POST: starts a change of the email address; requires the password and mails a code to the new address. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { changeEmailSchema } from "#app/core/account/account-schema.ts";
import { SAME_EMAIL } from "#app/core/account/messages.ts";
import { requirePassword } from "#app/server/auth/account-changes.server.ts";
import { startEmailChange } from "#app/server/auth/email-changes.server.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { emailAndNetworkKey, enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import {
  fail,
  methodNotAllowed,
  readJson,
  requireMethod,
} from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const { user } = await requireApiUser({ request, context });
  const { email, password } = await readJson(request, changeEmailSchema);
  if (email === user.email) return fail(400, SAME_EMAIL, { success: false, field: "email" });
  await requirePassword(context, user, password);
  await enforceRateLimit(context, "emailChange", user.id);
  // Protects the new address from many mails.
  await enforceRateLimit(context, "codes", emailAndNetworkKey(context, email));
  await startEmailChange(context, user.id, email);
  return Response.json({ success: true, email });
}
