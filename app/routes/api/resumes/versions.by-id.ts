/** GET: reads a version with its content. DELETE: deletes it; owner only. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toVersionItem } from "#app/core/api-contract/resume-response-bodies.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { failBusy } from "#app/server/db/access.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "DELETE"];
const NO_SUCH_VERSION = "There is no such version";
/** 0, which is no version's id, if the text is no id. */
const parseVersionId = (text = "") => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { resume, person } = await requireResumeAccess(args, params.resumeId, "comment");
  const id = parseVersionId(params.versionId);
  const room = context.room(resume.id);
  const version = (await room.listVersions()).find((version) => version.id === id);
  if (!version) return fail(404, NO_SUCH_VERSION);
  const outcome = await room.readVersionAs(person, version.id);
  if (!outcome.ok) return failBusy(outcome.message);
  const { state } = outcome;
  if (!state) return fail(404, NO_SUCH_VERSION);
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

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "DELETE") return methodNotAllowed(...METHODS);
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  const id = parseVersionId(params.versionId);
  const isRemoved = await context.room(resume.id).removeVersion(id);
  return isRemoved ? Response.json({ version: { id } }) : fail(404, NO_SUCH_VERSION);
}
