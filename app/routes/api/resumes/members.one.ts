/** One member: another role, or out; members may leave by themselves. Their open editors follow at once. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { memberRoleBody } from "#app/core/api-contract/share-bodies.ts";
import { requireAccess } from "#app/server/auth/callers.server.ts";
import { requireAtLeast } from "#app/server/db/access.server.ts";
import { listMembers, removeMember, setMemberRole } from "#app/server/db/members.server.ts";
import { fail, methodNotAllowed, readJson } from "#app/server/http/answer.server.ts";

const METHODS = ["PUT", "DELETE"];
const NO_SUCH_MEMBER = "This person has not joined the resume";

export const loader = () => methodNotAllowed(...METHODS);

export async function action(args: ActionFunctionArgs) {
  if (args.request.method === "PUT") return change(args);
  if (args.request.method === "DELETE") return remove(args);
  return methodNotAllowed(...METHODS);
}

async function change(args: ActionFunctionArgs) {
  const { request, context, params } = args;
  const { resume } = await requireAccess(args, params.resumeId, "owner");
  const { role } = await readJson(request, memberRoleBody);
  const userId = params.userId ?? "";
  if (!(await setMemberRole(context, resume.id, userId, role))) return fail(404, NO_SUCH_MEMBER);
  await context.room(resume.id).disconnect({ userId }, "role");
  const member = (await listMembers(context, resume.id)).find((one) => one.userId === userId);
  return member ? Response.json({ member }) : fail(404, NO_SUCH_MEMBER);
}

async function remove(args: ActionFunctionArgs) {
  const { context, params } = args;
  const userId = params.userId ?? "";
  const { resume, person } = await requireAccess(args, params.resumeId, "view");
  if (person.userId !== userId) requireAtLeast(resume.role, "owner");
  if (!(await removeMember(context, resume.id, userId))) return fail(404, NO_SUCH_MEMBER);
  await context.room(resume.id).disconnect({ userId }, "access");
  return Response.json({ member: { userId } });
}
