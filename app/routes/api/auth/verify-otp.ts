/** POST: the mailed code, once, makes the person and signs them in [spec 7, 8]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { verifyOtpSchema } from "#app/core/account/account-schema.ts";
import { CODE_MESSAGES, type CodeReason, RECOVERY_REQUESTED } from "#app/core/account/messages.ts";
import { byClient, spend } from "#app/server/auth/budgets.server.ts";
import { checkCode } from "#app/server/auth/check-code.server.ts";
import { cookieHeader, readCookie } from "#app/server/auth/cookies.server.ts";
import { deviceCookie } from "#app/server/auth/known-devices.server.ts";
import { refuseForeignOrigin } from "#app/server/auth/origin.server.ts";
import {
  claimPending,
  forgetPending,
  pendingValueOf,
  startRecovery,
} from "#app/server/auth/pending-signups.server.ts";
import { createPerson, createResetToken } from "#app/server/auth/people.server.ts";
import { answerSignedIn } from "#app/server/auth/sign-in-answer.server.ts";
import { fail, methodNotAllowed, readJson, requireMethod } from "#app/server/http/answer.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  refuseForeignOrigin(request);
  const { email, otp, pending } = await readJson(request, verifyOtpSchema);
  await spend(context, "otpIp", context.request.ip);
  const held = pending ?? readCookie(request, "pending");
  const checked = await checkCode(context, email, otp, held);
  if (!checked.ok) return refuse(checked.reason);

  const { row, isHolder } = checked;
  const isRecovered = row.passwordHash === null;
  if (!isRecovered && !isHolder) {
    // Whoever has the mailed code reads that mailbox: they may know that no more can be sent.
    await spend(context, "codes", byClient(context, email));
    await spend(context, "codeMails", email);
    const recovery = await startRecovery(context, row);
    if (!recovery) return refuse("no_record");
    const extra = { success: false, reason: "recovery", recoveryRequested: true };
    const cookie = cookieHeader(request, "pending", pendingValueOf(context, recovery));
    return fail(400, RECOVERY_REQUESTED, extra, { "set-cookie": cookie });
  }
  const user = (await claimPending(context, row)) ? await createPerson(context, row) : null;
  if (!user) return refuse("no_record");
  await forgetPending(context, email);
  const extra = isRecovered ? { resetToken: await createResetToken(context, user.id) } : {};
  const answer = await answerSignedIn({ request, context }, user, extra);
  const hash = row.passwordHash;
  const owner = hash && { userId: user.id, hash };
  if (owner) answer.headers.append("set-cookie", deviceCookie(context, request, owner));
  return answer;
}

function refuse(reason: CodeReason): Response {
  return fail(400, CODE_MESSAGES[reason], { success: false, reason });
}
