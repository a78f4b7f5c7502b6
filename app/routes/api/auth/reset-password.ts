/** POST: sets a new password by the token of a reset mail; ends all of the user's sessions [spec 7]. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { resetPasswordSchema } from "#app/core/account/account-schema.ts";
import { RESET_TOKEN_EXPIRED } from "#app/core/account/messages.ts";
import { deviceCookieAfterReset } from "#app/server/auth/known-devices.server.ts";
import { closeSockets } from "#app/server/auth/notify-rooms.server.ts";
import { rejectCrossOrigin } from "#app/server/auth/origin.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { resetPassword } from "#app/server/auth/users.server.ts";
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
  const { token, password } = await readJson(request, resetPasswordSchema);
  await enforceRateLimit(context, "resetIp", context.request.network);
  const userId = await resetPassword(context, token, password);
  if (userId === null) return fail(400, RESET_TOKEN_EXPIRED, { success: false });
  closeSockets(context, { userId });
  // The password is already changed, so a failure must not fail the call; logging in also works without the cookie.
  const cookie = await deviceCookieAfterReset(context, request, userId).catch((error) => {
    console.error("Failed to create a device cookie after a reset", error);
    return null;
  });
  return Response.json(
    { success: true },
    cookie ? { headers: { "set-cookie": cookie } } : undefined,
  );
}
