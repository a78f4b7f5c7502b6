/** GET: lists the user's resumes. POST: creates one. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { createResumeBody } from "#app/core/api-contract/resume-bodies.ts";
import { resumeResponse, toResumeItem } from "#app/core/api-contract/resume-response-bodies.ts";
import { designForLanguages } from "#app/core/resume/default-paper.ts";
import { completeResume, createResumeFor } from "#app/core/resume/defaults.ts";
import { requireApiUser } from "#app/server/auth/guards.server.ts";
import { requireState } from "#app/server/db/access.server.ts";
import { requireResumeSlot, requireTemplate } from "#app/server/db/limits.server.ts";
import { createResume, listResumes } from "#app/server/db/resumes.server.ts";
import { methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "POST"];

export async function loader(args: LoaderFunctionArgs) {
  // Remix calls the loader for OPTIONS, too.
  if (args.request.method === "OPTIONS") return methodNotAllowed(...METHODS);
  const { user } = await requireApiUser(args);
  const rows = await listResumes(args.context, user.id);
  return Response.json({ resumes: rows.map(toResumeItem) });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  if (request.method !== "POST") return methodNotAllowed(...METHODS);
  const { user } = await requireApiUser(args);
  const body = await readJson(request, createResumeBody);
  const template = requireTemplate(body.templateId);
  await requireResumeSlot(context, user.id);
  // `resume` is another name for `content`; only this call accepts it.
  const content = body.resume ?? body.content;
  const row = await createResume({
    context,
    ownerId: user.id,
    templateId: template.id,
    templateVersion: template.version,
    title: body.title,
    content: content ? completeResume(content) : createResumeFor(user),
    design: body.design ?? designForLanguages(request.headers.get("accept-language")),
  });
  return resumeResponse(row, "owner", await requireState(context, row.id), 201);
}
