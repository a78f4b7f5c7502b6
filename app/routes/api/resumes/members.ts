/** Lists members, guests and removed people; owner only, because the response contains email addresses. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { listRemovedPeople } from "#app/server/db/access-decisions.server.ts";
import { listGuests } from "#app/server/db/guests.server.ts";
import { listMembers } from "#app/server/db/members.server.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader(args: LoaderFunctionArgs) {
  const { request, context, params } = args;
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  const [members, guests, removed] = await Promise.all([
    listMembers(context, resume.id),
    listGuests(context, resume.id),
    listRemovedPeople(context, resume.id),
  ]);
  return Response.json({ members, guests, removed });
}
