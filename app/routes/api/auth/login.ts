/** POST: logs in by email and password; responds with token, user and cookie [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { loginSchema } from "#app/core/account/account-schema.ts";
import { UNVERIFIED, WRONG_LOGIN } from "#app/core/account/messages.ts";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { deviceCookie, findDeviceId } from "#app/server/auth/known-devices.server.ts";
import { rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import {
  derivePendingValue,
  findPendingByPassword,
  hasUsableCode,
  replaceCode,
} from "#app/server/auth/pending-signups.server.ts";
import {
  consumeRateLimit,
  emailAndNetworkKey,
  enforcePasswordRateLimits,
  enforceRateLimit,
  refundRateLimit,
} from "#app/server/auth/rate-limits.server.ts";
import { signedInResponse } from "#app/server/auth/sign-in-response.server.ts";
import { findUserByPassword } from "#app/server/auth/users.server.ts";
import { createVerifiedSession } from "#app/server/auth/verified-session.server.ts";
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
  const { email, password } = await readJson(request, loginSchema);
  await enforceRateLimit(context, "loginIp", context.request.network);
  // A device that has logged in to this account has its own limit, so that strangers cannot lock its user out.
  const device = await findDeviceId(context, request, email);
  const [limitName, key] = device
    ? (["loginDevice", device] as const)
    : (["loginAccount", email] as const);
  await enforcePasswordRateLimits(context, limitName, key, email);
  const verified = await findUserByPassword(context, email, password);
  if (verified) {
    await refundRateLimit(context, limitName, key);
    const session = await createVerifiedSession(context, verified, request);
    if (!session) return fail(400, WRONG_LOGIN, { success: false });
    const { user, hash } = verified;
    const response = signedInResponse(request, user, session);
    response.headers.append(
      "set-cookie",
      deviceCookie(context, request, { userId: user.id, passwordHash: hash }),
    );
    return response;
  }
  // A sign-up is pending until its mailed code is entered. Both taken and new addresses can have one, so this does not
  // reveal which addresses have accounts.
  const signup = await findPendingByPassword(context, email, password);
  if (!signup) return fail(400, WRONG_LOGIN, { success: false });
  const mayRenew = async () =>
    (await consumeRateLimit(context, "codes", emailAndNetworkKey(context, email))) === 0;
  if (!hasUsableCode(signup) && (await mayRenew())) await replaceCode(context, signup);
  const pending = derivePendingValue(context, signup);
  return fail(
    403,
    UNVERIFIED,
    { success: false, requireVerification: true, email, pending },
    { "set-cookie": cookieHeader(request, "pending", pending) },
  );
}
