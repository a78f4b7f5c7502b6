/** GET: the user of the bearer token. PUT: changes the full name. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { profileSchema } from "#app/core/account/account-schema.ts";
import { renameUser } from "#app/server/auth/account-changes.server.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { enforceRateLimit } from "#app/server/auth/rate-limits.server.ts";
import { methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "PUT"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { user } = await requireApiUser({ request, context });
  return Response.json({ success: true, user });
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "PUT") return methodNotAllowed(...METHODS);
  const { user } = await requireApiUser({ request, context });
  const { fullName } = await readJson(request, profileSchema);
  if (fullName !== user.fullName) await enforceRateLimit(context, "profile", user.id);
  return Response.json({ success: true, user: await renameUser(context, user, fullName) });
}
