/**
 * Authorizes access to a room in one database batch, because a round trip costs more than the queries. The batch is
 * also one transaction: a session that ends meanwhile is either rejected here or found in the recorded visits and
 * disconnected.
 */
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import {
  type ResumeWithRole,
  resumeQuery,
  toResumeWithRole,
} from "#app/server/db/resumes.server.ts";
import { recordRoomVisit } from "#app/server/db/room-visits.server.ts";
import { hashSecret, isSecret } from "#app/server/db/secret.server.ts";
import { type ActiveShare, shareByTokenHashQuery } from "#app/server/db/shares.server.ts";
import { session } from "#app/server/db/tables/account-tables.ts";
import { readShareToken } from "./callers.server.ts";
import { readCookie } from "./cookies.server.ts";
import { type CredentialKind, sessionRowId } from "./credentials.server.ts";
import { readBearerToken } from "./guards.server.ts";
import { isSameOrigin } from "./origin.server.ts";
import { type SignedIn, sessionQuery, validateSession } from "./sessions.server.ts";

export interface RoomAccess {
  signedIn: SignedIn | null;
  /** As a member or owner, without a link. */
  resume: ResumeWithRole | null;
  /** The active share link presented. */
  activeShare: ActiveShare | null;
}
interface Credentials {
  kind: CredentialKind;
  credential: string;
  rowId: string;
}

export async function authorizeRoomAccess(
  request: Request,
  context: AppContext,
  resumeId: string,
): Promise<RoomAccess> {
  const token = readShareToken(request);
  const shareQuery = shareByTokenHashQuery(
    context,
    token && isSecret(token) ? await hashSecret(token) : "",
  );
  const credentials = credentialsFrom(request);
  if (!credentials)
    return {
      signedIn: null,
      resume: null,
      activeShare: token ? shareOrNull(await shareQuery) : null,
    };
  const { kind, credential, rowId } = credentials;
  const user = sql`(select ${session.userId} from ${session} where ${eq(session.id, rowId)})`;
  const queries = [
    sessionQuery(context, rowId),
    resumeQuery(context, user, resumeId),
    recordRoomVisit(context, rowId, resumeId),
  ] as const;
  const [[row], [resumeRow], , shareRows] = token
    ? await context.db.batch([...queries, shareQuery])
    : [...(await context.db.batch([...queries])), []];
  const signedIn = validateSession(context, kind, credential, row);
  const activeShare = shareOrNull(shareRows);
  if (!signedIn) return { signedIn: null, resume: null, activeShare };
  return {
    signedIn,
    resume: resumeRow ? toResumeWithRole(resumeRow, signedIn.user.id) : null,
    activeShare,
  };
}

const shareOrNull = ([share]: ActiveShare[]) => share ?? null;

/** The bearer token, else the cookie if our own page opened the socket. */
function credentialsFrom(request: Request): Credentials | null {
  const isFromPage = request.headers.has("origin");
  if (isFromPage && !isSameOrigin(request)) return null;
  const bearer = readBearerToken(request);
  const kind = bearer ? "bearer" : "cookie";
  const credential = bearer ?? (isFromPage ? readCookie(request, "session") : null);
  const rowId = credential && sessionRowId(kind, credential);
  return rowId ? { kind, credential, rowId } : null;
}
