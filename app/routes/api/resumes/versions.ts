/** GET: lists named and automatic versions. POST: saves a named one. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { versionBody } from "#app/core/api-contract/resume-bodies.ts";
import { toVersionItem } from "#app/core/api-contract/resume-response-bodies.ts";
import { NAMED_VERSIONS } from "#app/core/collab/protocol/room-api.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { fail, methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";

const FULL = `This resume has ${NAMED_VERSIONS} named versions, the most it can keep.`;
const FULL_FOR_OWNER = `${FULL} Delete one to save another.`;
const FULL_FOR_EDITORS = `${FULL} Its owner can delete some.`;
const METHODS = ["GET", "POST"];

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { resume } = await requireResumeAccess(args, params.resumeId, "comment");
  const versions = await context.room(resume.id).listVersions();
  return Response.json({ versions: versions.map(toVersionItem) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  if (request.method !== "POST") return methodNotAllowed(...METHODS);
  const { resume, person } = await requireResumeAccess(args, params.resumeId, "edit");
  const { name } = await readJson(request, versionBody);
  const version = await context.room(resume.id).saveVersion(name, person);
  if (!version) return fail(409, resume.role === "owner" ? FULL_FOR_OWNER : FULL_FOR_EDITORS);
  return Response.json({ version: toVersionItem(version) }, { status: 201 });
}
