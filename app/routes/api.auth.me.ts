/** GET: who the bearer token belongs to. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed } from "#app/api/answer.server.ts";
import { requireApiUser } from "#app/auth/guards.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { user } = await requireApiUser({ request, context });
  return Response.json({ user });
}

export const action = () => methodNotAllowed("GET");
