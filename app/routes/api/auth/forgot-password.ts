/** POST: mails a reset link; the response does not reveal whether the address has an account [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { forgotPasswordSchema } from "#app/core/account/account-schema.ts";
import { passwordResetMail } from "#app/core/account/mails.ts";
import { createBetterAuth } from "#app/server/auth/better-auth.server.ts";
import { findDeviceId } from "#app/server/auth/known-devices.server.ts";
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
  await enforceRateLimit(context, "forgotIp", context.request.network);
  await enforceRateLimit(context, "forgot", emailAndNetworkKey(context, email));
  // A known device has its own limit, so that requests by strangers cannot block the account's owner.
  const deviceId = await findDeviceId(context, request, email);
  const waitMs = await consumeRateLimit(context, "resetMails", deviceId ?? email);
  // No mail for now, but the same response.
  if (waitMs > 0) return Response.json({ success: true });
  const auth = createBetterAuth(context, {
    sendResetPassword: ({ user, token }) =>
      context.sendMail({ to: user.email, ...passwordResetMail(context.request.siteOrigin, token) }),
  });
  // After the response, because the duration would reveal whether the address has an account.
  context.waitUntil(
    auth.api
      .requestPasswordReset({ body: { email } })
      .catch((error) => console.error(`${context.request.id}: failed to mail a reset link`, error)),
  );
  return Response.json({ success: true });
}
