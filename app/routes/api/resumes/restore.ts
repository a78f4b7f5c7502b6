/** Back from the trash: what undo after a delete calls. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerResume } from "#app/core/api-contract/resume-answers.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { NO_SUCH_RESUME, requireRole, requireState } from "#app/server/db/access.server.ts";
import { requireListedResumeSlot } from "#app/server/db/limits.server.ts";
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
  // What was not deleted takes no place that it does not have.
  if (await isInTrash(context, user.id, id)) await requireListedResumeSlot(context, user.id);
  if (!(await restoreResume(context, user.id, id))) return fail(404, NO_SUCH_RESUME);
  const found = await requireRole(context, user.id, id, "owner");
  return answerResume(found, found.role, await requireState(context, id));
}
