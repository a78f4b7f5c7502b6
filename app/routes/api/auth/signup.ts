/**
 * POST: creates a pending sign-up, which becomes an account when its mailed code is entered. A taken address gets the
 * same response [spec 7]. The response's `pending` is a secret that proves later calls come from the same browser.
 */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { signupSchema } from "#app/core/account/account-schema.ts";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import { hashPassword } from "#app/server/auth/password-hash.server.ts";
import {
  createPendingSignup,
  derivePendingValue,
} from "#app/server/auth/pending-signups.server.ts";
import { emailAndNetworkKey, enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { methodNotAllowed, readJson, requireMethod } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  rejectCrossOrigin(request);
  const { fullName, email, password } = await readJson(request, signupSchema);
  await enforceRateLimit(context, "signup", context.request.network);
  await enforceRateLimit(context, "codes", emailAndNetworkKey(context, email));
  const passwordHash = await hashPassword(password);
  const row = await createPendingSignup(context, { email, name: fullName, passwordHash });
  const pending = derivePendingValue(context, row);
  return Response.json(
    { success: true, requireVerification: true, email, pending },
    { headers: { "set-cookie": cookieHeader(request, "pending", pending) } },
  );
}
