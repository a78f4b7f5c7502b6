/** POST: changes the password; requires the old one. Ends all other sessions and issues a new token. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { changePasswordSchema } from "#app/core/account/account-schema.ts";
import { SAME_PASSWORD } from "#app/core/account/messages.ts";
import { changePassword, requirePassword } from "#app/server/auth/account-changes.server.ts";
import { requireApiSession } from "#app/server/auth/guards.server.ts";
import { deviceCookie } from "#app/server/auth/known-devices.server.ts";
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
  const { password, newPassword } = await readJson(request, changePasswordSchema);
  const verified = await requirePassword(context, session.user, password);
  if (newPassword.normalize("NFKC") === password.normalize("NFKC")) {
    return fail(400, SAME_PASSWORD, { success: false, field: "newPassword" });
  }
  const change = { newPassword, request };
  const { token, cookie, hash } = await changePassword(context, session, verified, change);
  const headers = new Headers({ "set-cookie": cookie });
  const owner = { userId: session.user.id, passwordHash: hash };
  headers.append("set-cookie", deviceCookie(context, request, owner));
  return Response.json({ success: true, token, user: session.user }, { headers });
}
