/** Who has joined a resume with an account; only its owner sees their addresses. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireAccess } from "#app/server/auth/callers.server.ts";
import { listMembers } from "#app/server/db/members.server.ts";
import { methodNotAllowed } from "#app/server/http/answer.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { resume } = await requireAccess(args, params.resumeId, "owner");
  return Response.json({ members: await listMembers(context, resume.id) });
}
