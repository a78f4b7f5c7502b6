/** Sessions in D1: begun at sign-in, found by credential, prolonged by use, rotated, ended by family. */
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
  SESSION_EXTEND_AFTER_MS,
  SESSION_MAX_MS,
  SESSION_SLIDING_MS,
} from "./session-durations.ts";

type Context = Pick<AppContext, "db" | "config" | "waitUntil">;

export interface SignedIn {
  user: SignedInUser;
  /** Names this sign-in; stays the same when its token is rotated. */
  sessionId: string;
}

export interface ActiveSession extends SignedIn {
  row: typeof session.$inferSelect;
}

type UserRow = Pick<typeof user.$inferSelect, "id" | "name" | "email" | "image">;
export function toSignedInUser(row: UserRow): SignedInUser {
  return { id: row.id, fullName: row.name, email: row.email, profileImageUrl: row.image };
}

/** Null for anything but a live session's own credential of this kind. */
export async function findSession(
  context: Context,
  kind: CredentialKind,
  credential: string | null,
): Promise<ActiveSession | null> {
  const rowId = credential && sessionRowId(kind, credential);
  if (!rowId) return null;
  const [found] = await sessionQuery(context, rowId);
  return validateSession(context, kind, credential, found);
}

/** Like whatever is asked in a batch, it names no two columns alike: D1 keeps one of each name. */
export function sessionQuery({ db }: Pick<Context, "db">, rowId: string) {
  return db
    .select({ session, user: { name: user.name, email: user.email, image: user.image } })
    .from(session)
    .innerJoin(user, eq(session.userId, user.id))
    .where(eq(session.id, rowId));
}

/** What is to be made of the row that a credential names: the row is still there, and the credential its own. */
export function validateSession(
  context: Context,
  kind: CredentialKind,
  credential: string,
  found: Awaited<ReturnType<typeof sessionQuery>>[number] | undefined,
): ActiveSession | null {
  if (!found || !isValidCredential(context.config.sessionSecret, kind, found.session, credential)) {
    return null;
  }
  const row = found.session;
  const now = Date.now();
  if (row.expiresAt.getTime() <= now || row.absoluteExpiresAt.getTime() <= now) return null;
  if (
    !row.replacedAt &&
    row.expiresAt.getTime() - now < SESSION_SLIDING_MS - SESSION_EXTEND_AFTER_MS
  ) {
    const expiresAt = new Date(Math.min(now + SESSION_SLIDING_MS, row.absoluteExpiresAt.getTime()));
    // Rotated away in the meantime, it must not come back to life.
    const isStill = and(eq(session.id, row.id), isNull(session.replacedAt));
    context.waitUntil(context.db.update(session).set({ expiresAt }).where(isStill).execute());
  }
  const ownUser = toSignedInUser({ id: row.userId, ...found.user });
  return { user: ownUser, sessionId: row.familyId, row };
}

/** A new session row, always: what somebody held before signing in is worth nothing after. */
export async function createSession(
  context: Context,
  userId: string,
  request: Request,
  continues?: { familyId: string; absoluteExpiresAt: Date },
): Promise<{ rowId: string; token: string; cookie: string }> {
  const auth = await createBetterAuth(context).$context;
  const row = await auth.internalAdapter.createSession(userId, false, {
    ...continues,
    userAgent: request.headers.get("user-agent")?.slice(0, 300) ?? "",
  });
  const secret = context.config.sessionSecret;
  return {
    rowId: row.id,
    token: deriveCredential(secret, "bearer", row),
    cookie: cookieHeader(request, "session", deriveCredential(secret, "cookie", row)),
  };
}

/** A new token for the same sign-in, the old one stays good for a minute; null when it just ended. */
export async function rotateSession(context: Context, found: ActiveSession, request: Request) {
  const { row } = found;
  if (!row.replacedAt) {
    const lastMoment = Math.min(Date.now() + REPLACED_GRACE_MS, row.expiresAt.getTime());
    await context.db
      .update(session)
      .set({ replacedAt: new Date(), expiresAt: new Date(lastMoment) })
      .where(eq(session.id, row.id));
  }
  const fresh = await createSession(context, row.userId, request, {
    familyId: row.familyId,
    absoluteExpiresAt: row.absoluteExpiresAt,
  });
  // A logout or reset under way may have deleted the family before the new row joined it.
  const [old] = await context.db
    .select({ id: session.id })
    .from(session)
    .where(eq(session.id, row.id));
  if (old) return fresh;
  await context.db.delete(session).where(eq(session.id, fresh.rowId));
  return null;
}

/** Ends one sign-in with all its tokens. */
export async function endSession(context: Context, sessionId: string): Promise<void> {
  await context.db.delete(session).where(eq(session.familyId, sessionId));
}

/** Where somebody is signed in, the latest sign-in first. */
export async function listSessions({ db }: Pick<Context, "db">, userId: string) {
  const live = and(
    eq(session.userId, userId),
    isNull(session.replacedAt),
    gt(session.expiresAt, new Date()),
  );
  const rows = await db.select().from(session).where(live).orderBy(desc(session.createdAt));
  const families = new Map(rows.toReversed().map((row) => [row.familyId, row]));
  return [...families.values()].reverse().map((row) => ({
    id: row.familyId,
    userAgent: row.userAgent ?? "",
    signedInAt: new Date(row.absoluteExpiresAt.getTime() - SESSION_MAX_MS),
    // A use prolongs the session, at most once a day.
    lastUsedAt: new Date(
      Math.max(row.createdAt.getTime(), row.expiresAt.getTime() - SESSION_SLIDING_MS),
    ),
  }));
}

/** The person's sign-ins but this one. */
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

/** Ends sign-ins of one person, and what they have open. */
export async function endSessions(
  context: Context & Pick<AppContext, "room">,
  userId: string,
  sessionIds: string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  // As many as fit one statement's bound parameters in D1.
  for (let from = 0; from < sessionIds.length; from += 90) {
    const some = inArray(session.familyId, sessionIds.slice(from, from + 90));
    await context.db.delete(session).where(and(eq(session.userId, userId), some));
  }
  closeSessionSockets(context, sessionIds);
}

export function closeSessionSockets(
  context: Context & Pick<AppContext, "room">,
  sessionIds: readonly string[],
): void {
  for (const sessionId of sessionIds) closeSockets(context, { sessionId });
}
