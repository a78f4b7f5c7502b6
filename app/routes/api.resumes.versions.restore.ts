/** Restores a version: the present one is kept first, what differs is written as ordinary edits. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { fail, methodNotAllowed } from "#app/api/answer.server.ts";
import { answerResume } from "#app/api/resume-answers.ts";
import { requireApiUser } from "#app/auth/guards.server.ts";
import { asPerson, requireRole } from "#app/db/access.server.ts";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const session = await requireApiUser(args);
  const found = await requireRole(context, session.user.id, params.resumeId ?? "", "edit");
  const id = /^\d{1,9}$/.test(params.versionId ?? "") ? Number(params.versionId) : 0;
  const outcome = await context.room(found.id).restoreVersion(id, asPerson(session, found.role));
  if (!outcome) return fail(404, "There is no such version");
  if (!outcome.ok) {
    return fail(413, "message" in outcome ? outcome.message : "This version cannot be restored");
  }
  return answerResume(found, found.role, outcome.state);
}
