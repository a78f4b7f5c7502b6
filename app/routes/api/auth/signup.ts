/** POST: a sign-up waits for the code that was mailed. A taken address gets the same answer [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { signupSchema } from "#app/core/account/account-schema.ts";
import { byClient, spend } from "#app/server/auth/budgets.server.ts";
import { cookieHeader } from "#app/server/auth/cookies.server.ts";
import { refuseForeignOrigin } from "#app/server/auth/origin.server.ts";
import { hashPassword } from "#app/server/auth/password-hash.server.ts";
import { pendingValueOf, startPending } from "#app/server/auth/pending-signups.server.ts";
import { methodNotAllowed, readJson, requireMethod } from "#app/server/http/answer.server.ts";

export const loader = () => methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  requireMethod(request, "POST");
  refuseForeignOrigin(request);
  const { fullName, email, password } = await readJson(request, signupSchema);
  await spend(context, "signup", context.request.ip);
  await spend(context, "codes", byClient(context, email));
  const passwordHash = await hashPassword(password);
  const row = await startPending(context, { email, name: fullName, passwordHash });
  const pending = pendingValueOf(context, row);
  return Response.json(
    { success: true, requireVerification: true, email, pending },
    { headers: { "set-cookie": cookieHeader(request, "pending", pending) } },
  );
}
