/** Lists who joined the resume and who changed what; owner only. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  const lines = await context.room(resume.id).listAudit();
  const audit = lines.map((line) => ({ ...line, at: new Date(line.at).toISOString() }));
  return Response.json({ audit });
}
