/** POST: mails a reset link; the answer never tells whether the address is known [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { forgotPasswordSchema } from "#app/core/account/account-schema.ts";
import { resetMail } from "#app/core/account/mails.ts";
import { createBetterAuth } from "#app/server/auth/better-auth.server.ts";
import { findDevice } from "#app/server/auth/known-devices.server.ts";
import { rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import {
  consumeRateLimit,
  emailAndNetworkKey,
  enforceRateLimit,
} from "#app/server/auth/rate-limits.server.ts";
import { methodNotAllowed, readJson, requireMethod } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  rejectCrossOrigin(request);
  const { email } = await readJson(request, forgotPasswordSchema);
  await enforceRateLimit(context, "forgotIp", context.request.ip);
  await enforceRateLimit(context, "forgot", emailAndNetworkKey(context, email));
  // A browser that has logged in to the account before is no stranger, whatever strangers have asked for.
  const device = await findDevice(context, request, email);
  const isCapped = (await consumeRateLimit(context, "resetMails", device ?? email)) > 0;
  if (isCapped) return Response.json({ success: true });
  const auth = createBetterAuth(context, {
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
