/**
 * POST: mails a new code for a sign-up that is pending (its code was not entered yet). The browser that signed up
 * proves it by the pending value, in the body or a cookie. Without that, every address gets the same 400, so that a
 * stranger can neither have mails sent to an address nor learn whether it is signing up [spec 8].
 */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { resendOtpSchema } from "#app/core/account/account-schema.ts";
import { CODE_SENT, NO_PENDING_SIGNUP } from "#app/core/account/messages.ts";
import { readCookie } from "#app/server/auth/cookies.server.ts";
import { rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import { findPendingByValue, replaceCode } from "#app/server/auth/pending-signups.server.ts";
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
  rejectCrossOrigin(request);
  const { email, pending } = await readJson(request, resendOtpSchema);
  const pendingValue = pending ?? readCookie(request, "pending");
  const row = await findPendingByValue(context, pendingValue);
  if (row?.email !== email) return fail(400, NO_PENDING_SIGNUP, { success: false });
  await enforceRateLimit(context, "codes", emailAndNetworkKey(context, email));
  await replaceCode(context, row);
  return Response.json({ success: true, message: CODE_SENT });
}
