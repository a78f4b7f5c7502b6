/**
 * POST: verifies the mailed code, creates the user and signs in [spec 7, 8]. A code that is entered in a browser other
 * than the one that signed up starts a recovery: the unverified password is dropped and a second code is mailed.
 */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { verifyOtpSchema } from "#app/core/account/account-schema.ts";
import { CODE_MESSAGES, type CodeReason, RECOVERY_REQUESTED } from "#app/core/account/messages.ts";
import { checkCode } from "#app/server/auth/check-code.server.ts";
import { cookieHeader, readCookie } from "#app/server/auth/cookies.server.ts";
import { deviceCookie } from "#app/server/auth/known-devices.server.ts";
import { rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import {
  claimPendingSignup,
  deletePendingSignups,
  derivePendingValue,
  startRecovery,
} from "#app/server/auth/pending-signups.server.ts";
import { emailAndNetworkKey, enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { createSessionResponse } from "#app/server/auth/sign-in-response.server.ts";
import { createResetToken, createUser } from "#app/server/auth/users.server.ts";
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
  const { email, otp, pending } = await readJson(request, verifyOtpSchema);
  await enforceRateLimit(context, "otpIp", context.request.network);
  const pendingValue = pending ?? readCookie(request, "pending");
  const checked = await checkCode(context, email, otp, pendingValue);
  if (!checked.ok) return codeError(checked.reason, checked.attemptsLeft);

  const { row, holdsPendingValue } = checked;
  // A recovery has dropped the password.
  const isRecovered = row.passwordHash === null;
  if (!isRecovered && !holdsPendingValue) {
    // The code proves access to the mailbox, so revealing that the mail limit is reached is safe.
    await enforceRateLimit(context, "codes", emailAndNetworkKey(context, email));
    await enforceRateLimit(context, "codeMails", email);
    const recovery = await startRecovery(context, row);
    if (!recovery) return codeError("no_record");
    const extra = { success: false, reason: "recovery", recoveryRequested: true };
    const cookie = cookieHeader(request, "pending", derivePendingValue(context, recovery));
    return fail(400, RECOVERY_REQUESTED, extra, { "set-cookie": cookie });
  }
  const user = (await claimPendingSignup(context, row)) ? await createUser(context, row) : null;
  if (!user) return codeError("no_record");
  await deletePendingSignups(context, email);
  const extra = isRecovered ? { resetToken: await createResetToken(context, user.id) } : {};
  const response = await createSessionResponse({ request, context }, user, extra);
  const { passwordHash } = row;
  const owner = passwordHash && { userId: user.id, passwordHash };
  if (owner) response.headers.append("set-cookie", deviceCookie(context, request, owner));
  return response;
}

function codeError(reason: CodeReason, attemptsLeft?: number): Response {
  return fail(400, CODE_MESSAGES[reason], { success: false, reason, attemptsLeft });
}
