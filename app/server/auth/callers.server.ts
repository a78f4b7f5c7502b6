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
import { joinByShare } from "#app/server/db/members.server.ts";
import { findResume, type ResumeWithRole } from "#app/server/db/resumes.server.ts";
import { admissionOf, findShareByToken, type OpenShare } from "#app/server/db/shares.server.ts";
import { fail } from "#app/server/http/answer.server.ts";
import { bearerOf } from "./guards.server.ts";
import { guestOfHeader } from "./guest-credentials.server.ts";
import { refuseForeignOrigin } from "./origin.server.ts";
import { findSession } from "./sessions.server.ts";

interface Asked {
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
  open: OpenShare | null;
  /** What budgets count by: a guest's name is free, so theirs is the link and the address. */
  budgetKey: string;
}

export interface Access {
  resume: ResumeWithRole;
  person: Person;
  caller: Caller;
}

export const shareTokenOf = (request: Request) => request.headers.get("x-share-token");

/** Throws 401 for a dead session, 403 for a link that is over or a foreign page. */
export async function requireCaller({ request, context }: Asked): Promise<Caller> {
  refuseForeignOrigin(request);
  const token = shareTokenOf(request);
  const bearer = bearerOf(request);
  const session = bearer && (await findSession(context, "bearer", bearer));
  if (!session && (bearer || !token)) throw fail(401, SESSION_DEAD);
  const open = token ? await findShareByToken(context, token) : null;
  if (session) {
    const { user, sessionId } = session;
    return { user, userId: user.id, name: user.fullName, sessionId, open, budgetKey: user.id };
  }
  if (!open) throw fail(403, LINK_ENDED);
  const guest = await guestOfHeader(context, request);
  const userId = guestUserId(guest?.id ?? crypto.randomUUID());
  const budgetKey = `share:${open.share.id}:${context.request.ip}`;
  return { user: null, userId, name: guest?.name ?? ANONYMOUS, sessionId: userId, open, budgetKey };
}

/** Throws 404 for a resume that is none of theirs, exactly as for one that does not exist; 403 for too small a role. */
export async function accessOf(
  context: AppContext,
  caller: Caller,
  resumeId: string,
  atLeast: Role,
): Promise<Access> {
  const resume = await findFor(context, caller, resumeId);
  if (!resume) throw fail(404, NO_SUCH_RESUME);
  requireAtLeast(resume.role, atLeast);
  const { userId, name, sessionId } = caller;
  const { role, shareId, until } = resume;
  return { resume, caller, person: { userId, name, sessionId, role, shareId, until } };
}

export async function requireAccess(
  asked: Asked,
  resumeId: string | undefined,
  atLeast: Role,
): Promise<Access> {
  return accessOf(asked.context, await requireCaller(asked), resumeId ?? "", atLeast);
}

/** For what is kept with an account. */
export function requireAccount({ user }: Caller): SignedInUser {
  if (!user) throw fail(403, NEEDS_ACCOUNT);
  return user;
}

/** Prints of a guest lie with the resume's owner. */
export function fileOwnerOf(caller: Caller): string {
  const owner = caller.user?.id ?? caller.open?.resume.ownerId;
  if (!owner) throw new Error("A caller has a session or a link");
  return owner;
}

function findFor(
  context: AppContext,
  { user, open }: Caller,
  resumeId: string,
): Promise<ResumeWithRole | null> | ResumeWithRole | null {
  const isOpen = open?.resume.id === resumeId;
  if (user) {
    return isOpen ? joinByShare(context, user.id, open) : findResume(context, user.id, resumeId);
  }
  return isOpen ? { ...open.resume, ...admissionOf(open.share) } : null;
}
