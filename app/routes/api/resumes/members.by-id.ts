/**
 * PUT: changes the role of a member or guest. DELETE: removes them, or leaves if it is the caller. The owner's decision
 * overrides every link. Open editors are updated immediately.
 */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { memberRoleBody } from "#app/core/api-contract/share-bodies.ts";
import { isGuest } from "#app/core/collab/protocol/room-api.ts";
import { requireResumeAccess } from "#app/server/auth/callers.server.ts";
import { requireAtLeast } from "#app/server/db/access.server.ts";
import { decideOnGuest, listGuests } from "#app/server/db/guests.server.ts";
import {
  leaveResume,
  listMembers,
  removeMember,
  setMemberRole,
} from "#app/server/db/members.server.ts";
import { fail, methodNotAllowed, readJson } from "#app/server/http/json-api.server.ts";

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
  const { resume } = await requireResumeAccess(args, params.resumeId, "owner");
  const { role } = await readJson(request, memberRoleBody);
  const userId = params.userId ?? "";
  const decideOn = isGuest({ userId }) ? decideOnGuest : setMemberRole;
  if (!(await decideOn(context, resume.id, userId, role))) return fail(404, NO_SUCH_MEMBER);
  await context.room(resume.id).disconnect({ userId }, "role");
  const people = await (isGuest({ userId }) ? listGuests : listMembers)(context, resume.id);
  const member = people.find((person) => person.userId === userId);
  return member ? Response.json({ member }) : fail(404, NO_SUCH_MEMBER);
}

async function remove(args: ActionFunctionArgs) {
  const { context, params } = args;
  const userId = params.userId ?? "";
  const { resume, person } = await requireResumeAccess(args, params.resumeId, "view");
  const isLeaving = person.userId === userId;
  if (!isLeaving) requireAtLeast(resume.role, "owner");
  const removePerson = () =>
    isGuest({ userId })
      ? decideOnGuest(context, resume.id, userId, "blocked")
      : removeMember(context, resume.id, userId);
  const isDone = isLeaving ? await leaveResume(context, resume.id, userId) : await removePerson();
  if (!isDone) return fail(404, NO_SUCH_MEMBER);
  await context.room(resume.id).disconnect({ userId }, "access");
  return Response.json({ member: { userId } });
}
