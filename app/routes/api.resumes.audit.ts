/** Who joined and changed what, for the owner. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed } from "#app/api/answer.server.ts";
import { requireAccess } from "#app/auth/callers.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { resume } = await requireAccess(args, params.resumeId, "owner");
  const lines = await context.room(resume.id).listAudit();
  const audit = lines.map((line) => ({ ...line, at: new Date(line.at).toISOString() }));
  return Response.json({ audit });
}
