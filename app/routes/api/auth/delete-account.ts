/** POST: permanently deletes the account and all its data; requires the password. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { deleteAccountSchema } from "#app/core/account/account-schema.ts";
import { accountDeletedMail } from "#app/core/account/mails.ts";
import { deleteAccount, requirePassword } from "#app/server/auth/account-changes.server.ts";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { methodNotAllowed, readJson, requireMethod } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  const { user } = await requireApiUser({ request, context });
  const { password } = await readJson(request, deleteAccountSchema);
  await deleteAccount(context, await requirePassword(context, user, password));
  const notification = context.sendMail({ to: user.email, ...accountDeletedMail() });
  context.waitUntil(
    notification.catch((error) =>
      console.error(`${context.request.id}: failed to send the deletion notification`, error),
    ),
  );
  return Response.json(
    { success: true },
    { headers: { "set-cookie": cookieHeader(request, "session", null) } },
  );
}
