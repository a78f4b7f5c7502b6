/** One version with its content. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fail, methodNotAllowed } from "#app/api/answer.server.ts";
import { toVersionItem } from "#app/api/resume-answers.ts";
import { requireAccess } from "#app/auth/callers.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { resume } = await requireAccess(args, params.resumeId, "comment");
  const wanted = /^\d{1,9}$/.test(params.versionId ?? "") ? Number(params.versionId) : null;
  const room = context.room(resume.id);
  const version = (await room.listVersions()).find((one) => one.id === wanted);
  const state = version && (await room.readVersion(version.id));
  if (!state) return fail(404, "There is no such version");
  return Response.json({
    version: {
      ...toVersionItem(version),
      content: state.content,
      templateId: state.templateId,
      templateVersion: state.design?.version ?? 1,
      jobDescription: state.jobDescription,
    },
  });
}

export function action() {
  return methodNotAllowed("GET");
}
