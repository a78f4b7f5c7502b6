/** POST: e-mail and password to token, user and cookie [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { loginSchema } from "#app/core/account/account-schema.ts";
import { UNVERIFIED, WRONG_LOGIN } from "#app/core/account/messages.ts";
import {
  byClient,
  refund,
  spend,
  spendOnPassword,
  tryToSpend,
} from "#app/server/auth/budgets.server.ts";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { deviceCookie, findDevice } from "#app/server/auth/known-devices.server.ts";
import { refuseForeignOrigin } from "#app/server/auth/origin.server.ts";
import {
  findPendingByPassword,
  hasLiveCode,
  pendingValueOf,
  renewCode,
} from "#app/server/auth/pending-signups.server.ts";
import { findByPassword } from "#app/server/auth/people.server.ts";
import { beginProvenSession } from "#app/server/auth/proven-session.server.ts";
import { signedInAnswer } from "#app/server/auth/sign-in-answer.server.ts";
import { fail, methodNotAllowed, readJson, requireMethod } from "#app/server/http/answer.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  refuseForeignOrigin(request);
  const { email, password } = await readJson(request, loginSchema);
  await spend(context, "loginIp", context.request.ip);
  const device = await findDevice(context, request, email);
  const [budget, key] = device
    ? (["loginDevice", device] as const)
    : (["loginAccount", email] as const);
  await spendOnPassword(context, budget, key, email);
  const proven = await findByPassword(context, email, password);
  if (proven) {
    await refund(context, budget, key);
    const begun = await beginProvenSession(context, proven, request);
    if (!begun) return fail(400, WRONG_LOGIN, { success: false });
    const { user, hash } = proven;
    const answer = signedInAnswer(request, user, begun);
    answer.headers.append("set-cookie", deviceCookie(context, request, { userId: user.id, hash }));
    return answer;
  }
  // Taken and new addresses alike can have a sign-up waiting, so this tells nobody which they are.
  const waiting = await findPendingByPassword(context, email, password);
  if (!waiting) return fail(400, WRONG_LOGIN, { success: false });
  const mayRenew = async () => (await tryToSpend(context, "codes", byClient(context, email))) === 0;
  if (!hasLiveCode(waiting) && (await mayRenew())) await renewCode(context, waiting);
  const pending = pendingValueOf(context, waiting);
  return fail(
    403,
    UNVERIFIED,
    { success: false, requireVerification: true, email, pending },
    { "set-cookie": cookieHeader(request, "pending", pending) },
  );
}
