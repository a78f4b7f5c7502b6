/**
 * Sessions in D1: created at sign-in, found by credential, extended by use, rotated (replaced by a new row with a new
 * token), and ended by family, which is all rows of one sign-in.
 */
import { and, desc, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import type { AppContext } from "#app/server/context.ts";
import { session, user } from "#app/server/db/tables/account-tables.ts";
import { createBetterAuth } from "./better-auth.server.ts";
import { cookieHeader } from "./cookies.server.ts";
import {
  type CredentialKind,
  deriveCredential,
  isValidCredential,
  sessionRowId,
} from "./credentials.server.ts";
import { closeSockets } from "./notify-rooms.server.ts";
import {
  REPLACED_GRACE_MS,
  SESSION_ABSOLUTE_MS,
  SESSION_EXTEND_AFTER_MS,
  SESSION_IDLE_MS,
} from "./session-durations.ts";

type Context = Pick<AppContext, "db" | "config" | "waitUntil">;

/** Fits D1's limit of 100 bound parameters per statement. */
const IDS_PER_STATEMENT = 90;
/** In characters; browsers send about 150. */
const MAX_USER_AGENT_LENGTH = 300;

export interface SignedIn {
  user: SignedInUser;
  /** Identifies this sign-in; unchanged when its token is rotated. */
  sessionId: string;
}

export interface ActiveSession extends SignedIn {
  row: typeof session.$inferSelect;
}

type UserRow = Pick<typeof user.$inferSelect, "id" | "name" | "email" | "image">;
export function toSignedInUser(row: UserRow): SignedInUser {
  return { id: row.id, fullName: row.name, email: row.email, profileImageUrl: row.image };
}

/** Null unless the credential is of this kind and belongs to an active session. */
export async function findSession(
  context: Context,
  kind: CredentialKind,
  credential: string | null,
): Promise<ActiveSession | null> {
  const rowId = credential && sessionRowId(kind, credential);
  if (!rowId) return null;
  const [joined] = await sessionQuery(context, rowId);
  return validateSession(context, kind, credential, joined);
}

/** Selects no two columns of the same name, because a D1 batch keeps only one of them. */
export function sessionQuery({ db }: Pick<Context, "db">, rowId: string) {
  return db
    .select({ session, user: { name: user.name, email: user.email, image: user.image } })
    .from(session)
    .innerJoin(user, eq(session.userId, user.id))
    .where(eq(session.id, rowId));
}

/** The session if the row exists, has not expired and the credential is its own; extends it by use. */
export function validateSession(
  context: Context,
  kind: CredentialKind,
  credential: string,
  joined: Awaited<ReturnType<typeof sessionQuery>>[number] | undefined,
): ActiveSession | null {
  if (
    !joined ||
    !isValidCredential(context.config.sessionSecret, kind, joined.session, credential)
  ) {
    return null;
  }
  const row = joined.session;
  const now = Date.now();
  if (row.expiresAt.getTime() <= now || row.absoluteExpiresAt.getTime() <= now) return null;
  if (
    !row.replacedAt &&
    row.expiresAt.getTime() - now < SESSION_IDLE_MS - SESSION_EXTEND_AFTER_MS
  ) {
    const expiresAt = new Date(Math.min(now + SESSION_IDLE_MS, row.absoluteExpiresAt.getTime()));
    // A session rotated in the meantime must not be extended.
    const isNotRotated = and(eq(session.id, row.id), isNull(session.replacedAt));
    context.waitUntil(context.db.update(session).set({ expiresAt }).where(isNotRotated).execute());
  }
  const signedInUser = toSignedInUser({ id: row.userId, ...joined.user });
  return { user: signedInUser, sessionId: row.familyId, row };
}

/** A sign-in that a further session belongs to: the id that its sessions share, and when it ends at the latest. */
export interface ContinuedSignIn {
  familyId: string;
  absoluteExpiresAt: Date;
}

/** Always inserts a new row, so that no credential from before signing in becomes valid (session fixation). */
export async function createSession(
  context: Context,
  userId: string,
  request: Request,
  continuedSignIn?: ContinuedSignIn,
): Promise<{ rowId: string; token: string; cookie: string }> {
  const auth = await createBetterAuth(context).$context;
  const row = await auth.internalAdapter.createSession(userId, false, {
    ...continuedSignIn,
    userAgent: request.headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH) ?? "",
  });
  const secret = context.config.sessionSecret;
  return {
    rowId: row.id,
    token: deriveCredential(secret, "bearer", row),
    cookie: cookieHeader(request, "session", deriveCredential(secret, "cookie", row)),
  };
}

/** Issues a new token for the same sign-in; the old one stays valid for a minute. Null if the sign-in just ended. */
export async function rotateSession(context: Context, { row }: ActiveSession, request: Request) {
  if (!row.replacedAt) {
    const graceEnd = Math.min(Date.now() + REPLACED_GRACE_MS, row.expiresAt.getTime());
    await context.db
      .update(session)
      .set({ replacedAt: new Date(), expiresAt: new Date(graceEnd) })
      .where(eq(session.id, row.id));
  }
  const fresh = await createSession(context, row.userId, request, {
    familyId: row.familyId,
    absoluteExpiresAt: row.absoluteExpiresAt,
  });
  // A concurrent logout or reset may have deleted the family before the new row was inserted.
  const [oldRow] = await context.db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.id, row.id));
  if (oldRow) return fresh;
  await context.db.delete(session).where(eq(session.id, fresh.rowId));
  return null;
}

/** Ends one sign-in with all its tokens. */
export async function endSession(context: Context, sessionId: string): Promise<void> {
  await context.db.delete(session).where(eq(session.familyId, sessionId));
}

/** A user's sign-ins, latest first. */
export async function listSessions({ db }: Pick<Context, "db">, userId: string) {
  const isActive = and(
    eq(session.userId, userId),
    isNull(session.replacedAt),
    gt(session.expiresAt, new Date()),
  );
  const rows = await db.select().from(session).where(isActive).orderBy(desc(session.createdAt));
  // While a session is rotated, its family may have two rows; the latest one counts.
  const families = new Map(rows.toReversed().map((row) => [row.familyId, row]));
  return [...families.values()].reverse().map((row) => ({
    id: row.familyId,
    userAgent: row.userAgent ?? "",
    signedInAt: new Date(row.absoluteExpiresAt.getTime() - SESSION_ABSOLUTE_MS),
    // Use extends the session at most once a day, so this is accurate to a day.
    lastUsedAt: new Date(
      Math.max(row.createdAt.getTime(), row.expiresAt.getTime() - SESSION_IDLE_MS),
    ),
  }));
}

/** The ids of the user's other sign-ins. */
export async function listOtherSessionIds(
  { db }: Pick<Context, "db">,
  userId: string,
  sessionId: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: session.familyId })
    .from(session)
    .where(and(eq(session.userId, userId), ne(session.familyId, sessionId)));
  return rows.map(({ id }) => id);
}

/** Ends sign-ins of one user and closes their open sockets. */
export async function endSessions(
  context: Context & Pick<AppContext, "room">,
  userId: string,
  sessionIds: string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  for (let from = 0; from < sessionIds.length; from += IDS_PER_STATEMENT) {
    const batch = sessionIds.slice(from, from + IDS_PER_STATEMENT);
    const isInBatch = inArray(session.familyId, batch);
    await context.db.delete(session).where(and(eq(session.userId, userId), isInBatch));
  }
  closeSessionSockets(context, sessionIds);
}

export function closeSessionSockets(
  context: Context & Pick<AppContext, "room">,
  sessionIds: readonly string[],
): void {
  for (const sessionId of sessionIds) closeSockets(context, { sessionId });
}
