/** Who calls /api about a resume: somebody with a session, or a guest with a share link; and in which role. */
import { LINK_ENDED, NEEDS_ACCOUNT, SESSION_DEAD } from "#app/core/account/messages.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import {
  ANONYMOUS,
  guestUserId,
  type Person,
  type Role,
} from "#app/core/collab/protocol/room-api.ts";
import type { AppContext } from "#app/server/context.ts";
import { NO_SUCH_RESUME, requireAtLeast } from "#app/server/db/access.server.ts";
import { type ShareGrant, shareGrantFor } from "#app/server/db/access-decisions.server.ts";
import { joinByShare } from "#app/server/db/members.server.ts";
import { findResume, type ResumeWithRole } from "#app/server/db/resumes.server.ts";
import { type ActiveShare, findShareByToken } from "#app/server/db/shares.server.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { readBearerToken } from "./guards.server.ts";
import { findGuestByHeader } from "./guest-credentials.server.ts";
import { rejectCrossOrigin } from "./origin.server.ts";
import { findSession } from "./sessions.server.ts";

interface RequestArgs {
  request: Request;
  context: AppContext;
}

/** A verified caller, before it is known what they may do. */
export interface Caller {
  /** Null for a guest. */
  user: SignedInUser | null;
  userId: string;
  name: string;
  sessionId: string;
  /** The live link they showed, if any. */
  activeShare: ActiveShare | null;
  /** How it lets a guest in; null for an account. */
  shareGrant: ShareGrant | null;
  /** What budgets count by: a guest's name is free, so theirs is the link and the address. */
  rateLimitKey: string;
}

export interface ResumeAccess {
  resume: ResumeWithRole;
  person: Person;
  caller: Caller;
}

export const readShareToken = (request: Request) => request.headers.get("x-share-token");

/** Throws 401 for a dead session, 403 for a link that is over, a guest who was removed, or a foreign page. */
export async function requireCaller({ request, context }: RequestArgs): Promise<Caller> {
  rejectCrossOrigin(request);
  const token = readShareToken(request);
  const bearer = readBearerToken(request);
  const session = bearer && (await findSession(context, "bearer", bearer));
  if (!session && (bearer || !token)) throw fail(401, SESSION_DEAD);
  const open = token ? await findShareByToken(context, token) : null;
  if (session) {
    const { user, sessionId } = session;
    const { id: userId, fullName: name } = user;
    return {
      user,
      userId,
      name,
      sessionId,
      activeShare: open,
      shareGrant: null,
      rateLimitKey: userId,
    };
  }
  if (!open) throw fail(403, LINK_ENDED);
  const guest = await findGuestByHeader(context, request);
  const userId = guestUserId(guest?.id ?? crypto.randomUUID());
  const admission = await shareGrantFor(context, open, [userId]);
  if (!admission) throw fail(403, LINK_ENDED);
  const budgetKey = `share:${open.share.id}:${context.request.ip}`;
  const name = guest?.name ?? ANONYMOUS;
  return {
    user: null,
    userId,
    name,
    sessionId: userId,
    activeShare: open,
    shareGrant: admission,
    rateLimitKey: budgetKey,
  };
}

/** Throws 404 for a resume that is none of theirs, exactly as for one that does not exist; 403 for too small a role. */
export async function authorizeCaller(
  context: AppContext,
  caller: Caller,
  resumeId: string,
  atLeast: Role,
): Promise<ResumeAccess> {
  const resume = await findAccessibleResume(context, caller, resumeId);
  if (!resume) throw fail(404, NO_SUCH_RESUME);
  requireAtLeast(resume.role, atLeast);
  const { userId, name, sessionId } = caller;
  const { role, shareId, until } = resume;
  return { resume, caller, person: { userId, name, sessionId, role, shareId, until } };
}

export async function requireResumeAccess(
  asked: RequestArgs,
  resumeId: string | undefined,
  atLeast: Role,
): Promise<ResumeAccess> {
  return authorizeCaller(asked.context, await requireCaller(asked), resumeId ?? "", atLeast);
}

/** For what is kept with an account. */
export function requireAccount({ user }: Caller): SignedInUser {
  if (!user) throw fail(403, NEEDS_ACCOUNT);
  return user;
}

/** Prints of a guest lie with the resume's owner. */
export function fileOwnerId(caller: Caller): string {
  const owner = caller.user?.id ?? caller.activeShare?.resume.ownerId;
  if (!owner) throw new Error("A caller has a session or a link");
  return owner;
}

function findAccessibleResume(
  context: AppContext,
  { user, activeShare: open, shareGrant: admission }: Caller,
  resumeId: string,
): Promise<ResumeWithRole | null> | ResumeWithRole | null {
  const isOpen = open?.resume.id === resumeId;
  if (user) {
    return isOpen ? joinByShare(context, user.id, open) : findResume(context, user.id, resumeId);
  }
  return isOpen && admission ? { ...open.resume, ...admission } : null;
}
