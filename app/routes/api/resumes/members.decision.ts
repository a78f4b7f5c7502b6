/** Clears the owner's decision about a person, so that the link's role applies again. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { clearDecision } from "#app/server/db/access-decisions.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("DELETE");

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "DELETE") return methodNotAllowed("DELETE");
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  const userId = params.userId ?? "";
  if (!(await clearDecision(context, resume.id, userId))) {
    return fail(404, "There is no decision about this person");
  }
  await context.room(resume.id).disconnect({ userId }, "role");
  return Response.json({ member: { userId } });
}
