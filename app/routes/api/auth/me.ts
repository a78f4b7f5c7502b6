/** GET: who the bearer token belongs to. PUT: another full name. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { profileSchema } from "#app/core/account/account-schema.ts";
import { spend } from "#app/server/auth/budgets.server.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { renamePerson } from "#app/server/auth/own-account.server.ts";
import { methodNotAllowed, readJson } from "#app/server/http/answer.server.ts";

const METHODS = ["GET", "PUT"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { user } = await requireApiUser({ request, context });
  return Response.json({ user });
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "PUT") return methodNotAllowed(...METHODS);
  const { user } = await requireApiUser({ request, context });
  const { fullName } = await readJson(request, profileSchema);
  if (fullName !== user.fullName) await spend(context, "profile", user.id);
  return Response.json({ user: await renamePerson(context, user, fullName) });
}
