/**
 * Authorizes access to a room in one database batch, because a round trip costs more than the queries. The batch is also
 * one transaction: a session that ends meanwhile is either refused here or found in the recorded visits and disconnected.
 */
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "#app/server/context.ts";
import { type ResumeWithRole, resumeQuery, toResume } from "#app/server/db/resumes.server.ts";
import { noteVisit } from "#app/server/db/room-visits.server.ts";
import { hashOfSecret, isSecret } from "#app/server/db/secret.server.ts";
import { type OpenShare, shareQuery } from "#app/server/db/shares.server.ts";
import { session } from "#app/server/db/tables/account-tables.ts";
import { shareTokenOf } from "./callers.server.ts";
import { readCookie } from "./cookies.server.ts";
import { type CredentialKind, rowIdOf } from "./credentials.server.ts";
import { bearerOf } from "./guards.server.ts";
import { isFromOwnPage } from "./origin.server.ts";
import { foundSession, type SignedIn, sessionQuery } from "./sessions.server.ts";

export interface RoomAccess {
  signedIn: SignedIn | null;
  /** As a member or owner, without a link. */
  resume: ResumeWithRole | null;
  /** The active share link presented. */
  open: OpenShare | null;
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
  const token = shareTokenOf(request);
  const links = shareQuery(context, token && isSecret(token) ? await hashOfSecret(token) : "");
  const shown = credentialsFrom(request);
  if (!shown)
    return { signedIn: null, resume: null, open: token ? activeShare(await links) : null };
  const { kind, credential, rowId } = shown;
  const user = sql`(select ${session.userId} from ${session} where ${eq(session.id, rowId)})`;
  const asked = [
    sessionQuery(context, rowId),
    resumeQuery(context, user, resumeId),
    noteVisit(context, rowId, resumeId),
  ] as const;
  const [[row], [reached], , opened] = token
    ? await context.db.batch([...asked, links])
    : [...(await context.db.batch([...asked])), []];
  const found = foundSession(context, kind, credential, row);
  const open = activeShare(opened);
  if (!found) return { signedIn: null, resume: null, open };
  return { signedIn: found, resume: reached ? toResume(reached, found.user.id) : null, open };
}

const activeShare = ([found]: OpenShare[]) => found ?? null;

/** The bearer token, else the cookie if our own page opened the socket. */
function credentialsFrom(request: Request): Credentials | null {
  const isFromPage = request.headers.has("origin");
  if (isFromPage && !isFromOwnPage(request)) return null;
  const bearer = bearerOf(request);
  const kind = bearer ? "bearer" : "cookie";
  const credential = bearer ?? (isFromPage ? readCookie(request, "session") : null);
  const rowId = credential && rowIdOf(kind, credential);
  return rowId ? { kind, credential, rowId } : null;
}
