/** Restores a version: saves the current state as a version first, then writes the difference as edits. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { resumeResponse } from "#app/core/api-contract/resume-response-bodies.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { failBusy } from "#app/server/db/access.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { resume, person } = await requireResumeAccess(args, params.resumeId, "edit");
  // 0 is no version's id.
  const id = /^\d{1,9}$/.test(params.versionId ?? "") ? Number(params.versionId) : 0;
  const outcome = await context.room(resume.id).restoreVersion(id, person);
  if (!outcome) return fail(404, "There is no such version");
  if (!outcome.ok) {
    if (outcome.reason === "busy") return failBusy(outcome.message);
    // Only the size is left: the edits are based on the current state, so that its revision is known.
    return fail(413, "message" in outcome ? outcome.message : "This version cannot be restored");
  }
  return resumeResponse(resume, resume.role, outcome.state);
}
