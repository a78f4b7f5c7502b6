/** Restores a resume from the trash; also called by Undo after a deletion. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { resumeResponse } from "#app/core/api-contract/resume-response-bodies.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { NO_SUCH_RESUME, requireRole, requireState } from "#app/server/db/access.server.ts";
import { requireSlotForRestoring } from "#app/server/db/limits.server.ts";
import { isInTrash, restoreResume } from "#app/server/db/trash.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user } = await requireApiUser(args);
  const id = params.resumeId ?? "";
  // A resume that is not in the trash is already counted.
  if (await isInTrash(context, user.id, id)) await requireSlotForRestoring(context, user.id);
  if (!(await restoreResume(context, user.id, id))) return fail(404, NO_SUCH_RESUME);
  const resume = await requireRole(context, user.id, id, "owner");
  return resumeResponse(resume, resume.role, await requireState(context, id));
}
