/** Revokes a share link; everyone who joined by it loses access immediately. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { revokeShare } from "#app/server/db/shares.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

export const loader = () => methodNotAllowed("DELETE");

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "DELETE") return methodNotAllowed("DELETE");
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  const shareId = params.shareId ?? "";
  if (!(await revokeShare(context, resume.id, shareId))) {
    return fail(404, "There is no such share link");
  }
  await context.room(resume.id).disconnect({ shareId }, "access");
  return Response.json({ share: { id: shareId } });
}
