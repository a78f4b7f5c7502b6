/** Duplicates a resume that the user may export; the copy belongs to the user. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { resumeResponse } from "#app/core/api-contract/resume-response-bodies.ts";
import { requireAccount, requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { requireState } from "#app/server/db/access.server.ts";
import { requireResumeSlot } from "#app/server/db/limits.server.ts";
import { duplicateResume } from "#app/server/db/resumes.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { resume: original, caller } = await requireResumeAccess(args, params.resumeId, "comment");
  const user = requireAccount(caller);
  await requireResumeSlot(context, user.id);
  const copy = await duplicateResume(context, user.id, original);
  return resumeResponse(copy, "owner", await requireState(context, copy.id), 201);
}
