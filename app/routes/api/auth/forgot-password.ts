/** POST: mails a reset link; the answer never tells whether the address is known [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { forgotPasswordSchema } from "#app/core/account/account-schema.ts";
import { resetMail } from "#app/core/account/mails.ts";
import { openBetterAuth } from "#app/server/auth/better-auth.server.ts";
import { byClient, spend, tryToSpend } from "#app/server/auth/budgets.server.ts";
import { findDevice } from "#app/server/auth/known-devices.server.ts";
import { refuseForeignOrigin } from "#app/server/auth/origin.server.ts";
import { methodNotAllowed, readJson, requireMethod } from "#app/server/http/answer.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  refuseForeignOrigin(request);
  const { email } = await readJson(request, forgotPasswordSchema);
  await spend(context, "forgotIp", context.request.ip);
  await spend(context, "forgot", byClient(context, email));
  // A browser that has logged in to the account before is no stranger, whatever strangers have asked for.
  const device = await findDevice(context, request, email);
  const isCapped = (await tryToSpend(context, "resetMails", device ?? email)) > 0;
  if (isCapped) return Response.json({ success: true });
  const auth = openBetterAuth(context, {
    sendResetPassword: ({ user, token }) =>
      context.sendMail({ to: user.email, ...resetMail(context.request.siteOrigin, token) }),
  });
  // After the answer: how long it takes would tell whether the address is known.
  context.waitUntil(
    auth.api
      .requestPasswordReset({ body: { email } })
      .catch((error) => console.error(`${context.request.id}: no reset link was mailed`, error)),
  );
  return Response.json({ success: true });
}
