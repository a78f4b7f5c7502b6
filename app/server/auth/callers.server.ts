/** Authenticates callers of /api (a session or a guest's share link) and authorizes them by role. */
import { LINK_ENDED, NEEDS_ACCOUNT, SESSION_ENDED } from "#app/core/account/messages.ts";
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
import { keyedHash } from "./keyed-hash.server.ts";
import { rejectCrossOrigin } from "./origin.server.ts";
import { findSession } from "./sessions.server.ts";

interface RequestArgs {
  request: Request;
  context: AppContext;
}

/** An authenticated caller, not yet authorized for a resume. */
export interface Caller {
  /** Null for a guest. */
  user: SignedInUser | null;
  userId: string;
  name: string;
  sessionId: string;
  /** The active share link sent with the request, if any. */
  activeShare: ActiveShare | null;
  /** The access that the link grants a guest; null for an account. */
  shareGrant: ShareGrant | null;
  /** The rate-limit key: a user id, or for guests, who can choose any name, the link and the IP address. */
  rateLimitKey: string;
}

export interface ResumeAccess {
  resume: ResumeWithRole;
  person: Person;
  caller: Caller;
}

/** The token of a share link, which lets people without an account call the API. */
export const readShareToken = (request: Request) => request.headers.get("x-share-token");

/**
 * Throws 401 without credentials or with an invalid session, even beside a valid link; 403 for an inactive link, a
 * removed guest or a cross-origin request.
 */
export async function requireCaller({ request, context }: RequestArgs): Promise<Caller> {
  rejectCrossOrigin(request);
  const token = readShareToken(request);
  const bearer = readBearerToken(request);
  const session = bearer && (await findSession(context, "bearer", bearer));
  if (!session && (bearer || !token)) throw fail(401, SESSION_ENDED);
  const activeShare = token ? await findShareByToken(context, token) : null;
  if (session) {
    const { user, sessionId } = session;
    const { id: userId, fullName: name } = user;
    return {
      user,
      userId,
      name,
      sessionId,
      activeShare,
      shareGrant: null,
      rateLimitKey: userId,
    };
  }
  if (!activeShare) throw fail(403, LINK_ENDED);
  const guest = await findGuestByHeader(context, request);
  const userId = guestUserId(guest?.id ?? unnamedGuestId(context, activeShare));
  const shareGrant = await shareGrantFor(context, activeShare, [userId]);
  if (!shareGrant) throw fail(403, LINK_ENDED);
  const rateLimitKey = `share:${activeShare.share.id}:${context.request.network}`;
  const name = guest?.name ?? ANONYMOUS;
  return {
    user: null,
    userId,
    name,
    sessionId: userId,
    activeShare,
    shareGrant,
    rateLimitKey,
  };
}

/**
 * A program that sends no X-Guest is one person by its link and network. A room keeps a limited number of client ids
 * for each person (CLIENT_IDS_PER_PERSON); changing the IPv6 address within a network gives no more.
 */
function unnamedGuestId({ config, request }: AppContext, { share }: ActiveShare): string {
  return keyedHash(config.sessionSecret, "unnamed guest", share.id, request.network);
}

/** Throws 404 for a resume the caller cannot access, exactly as for a missing one; 403 for an insufficient role. */
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

/** Authenticates the caller and authorizes them for the resume; throws as requireCaller and authorizeCaller do. */
export async function requireResumeAccess(
  args: RequestArgs,
  resumeId: string | undefined,
  atLeast: Role,
): Promise<ResumeAccess> {
  return authorizeCaller(args.context, await requireCaller(args), resumeId ?? "", atLeast);
}

/** Throws 403 for guests; for data that belongs to an account. */
export function requireAccount({ user }: Caller): SignedInUser {
  if (!user) throw fail(403, NEEDS_ACCOUNT);
  return user;
}

/** The account whose R2 prefix holds the caller's files; PDFs that a guest prints belong to the resume's owner. */
export function fileOwnerId(caller: Caller): string {
  const owner = caller.user?.id ?? caller.activeShare?.resume.ownerId;
  if (!owner) throw new Error("The caller has neither a session nor a share link");
  return owner;
}

/** A user who sends the resume's share link joins it as a member. */
function findAccessibleResume(
  context: AppContext,
  { user, activeShare, shareGrant }: Caller,
  resumeId: string,
): Promise<ResumeWithRole | null> | ResumeWithRole | null {
  const isSharedResume = activeShare?.resume.id === resumeId;
  if (user) {
    return isSharedResume
      ? joinByShare(context, user.id, activeShare)
      : findResume(context, user.id, resumeId);
  }
  return isSharedResume && shareGrant ? { ...activeShare.resume, ...shareGrant } : null;
}
