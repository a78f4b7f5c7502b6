/** Users with a confirmed address: creation, password checks and password resets. */
import { and, eq } from "drizzle-orm";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";
import type { AppContext } from "#app/server/context.ts";
import { newSecret } from "#app/server/db/secret.server.ts";
import { account, user, verification } from "#app/server/db/tables/account-tables.ts";
import { createBetterAuth } from "./better-auth.server.ts";
import { verifyPassword } from "./password-hash.server.ts";
import type { PendingSignup } from "./pending-signups.server.ts";
import { toSignedInUser } from "./sessions.server.ts";

type Context = Pick<AppContext, "db" | "config">;

/** One hour to choose a password after a recovery. */
const RECOVERY_RESET_MS = 3_600_000;

/** A user whose password was verified; valid as long as `hash` is the account's stored hash. */
export interface VerifiedCredentials {
  user: SignedInUser;
  hash: string;
}

/** Null for an unknown address or a wrong password, in about the same time. */
export async function findUserByPassword(
  context: Context,
  email: string,
  password: string,
): Promise<VerifiedCredentials | null> {
  const auth = await createBetterAuth(context).$context;
  const record = await auth.internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const credential = record?.accounts.find((account) => account.providerId === "credential");
  const hash = credential?.password ?? null;
  const isCorrect = await verifyPassword(password, hash);
  return record && hash && isCorrect
    ? { user: toSignedInUser({ image: null, ...record.user }), hash }
    : null;
}

/** False if the password was reset or changed since it was verified. */
export async function isPasswordCurrent(
  { db }: Pick<Context, "db">,
  { user: { id }, hash }: VerifiedCredentials,
): Promise<boolean> {
  return (await db.$count(account, and(eq(account.userId, id), eq(account.password, hash)))) > 0;
}

/**
 * Creates a user from a sign-up whose code was entered; without a password after a recovery. Null if the address
 * was taken in the meantime.
 */
export async function createUser(
  context: Context,
  { email, name, passwordHash }: PendingSignup,
): Promise<SignedInUser | null> {
  const now = new Date();
  const id = crypto.randomUUID();
  const timestamps = { createdAt: now, updatedAt: now };
  const row = { id, email, name, emailVerified: true, image: null, ...timestamps };
  try {
    // better-auth would make two writes, which could leave a user without a password.
    await context.db.batch([
      context.db.insert(user).values(row),
      context.db.insert(account).values({
        id: crypto.randomUUID(),
        userId: id,
        accountId: id,
        providerId: "credential",
        password: passwordHash,
        ...timestamps,
      }),
    ]);
  } catch (error) {
    const taken = await context.db.select().from(user).where(eq(user.email, email));
    if (taken.length > 0) return null;
    throw error;
  }
  return toSignedInUser(row);
}

/** A token for POST /api/auth/reset-password, for a user whose unverified password was discarded. */
export async function createResetToken(context: Context, userId: string): Promise<string> {
  const { internalAdapter } = await createBetterAuth(context).$context;
  const token = newSecret();
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(Date.now() + RECOVERY_RESET_MS),
  });
  return token;
}

/** Ends all sessions and other reset tokens. Returns the user id; null for an invalid or expired token. */
export async function resetPassword(
  context: Context,
  token: string,
  newPassword: string,
): Promise<string | null> {
  let userId: string | null = null;
  const auth = createBetterAuth(context, {
    onPasswordReset: async ({ user }) => {
      userId = user.id;
    },
  });
  try {
    await auth.api.resetPassword({ body: { token, newPassword } });
  } catch (error) {
    if (isInvalidToken(error)) return null;
    throw error;
  }
  if (userId) await context.db.delete(verification).where(eq(verification.value, userId));
  return userId;
}

function isInvalidToken(error: unknown): boolean {
  const { body } = error as { body?: { code?: string } };
  return body?.code === "INVALID_TOKEN" || body?.code === "USER_NOT_FOUND";
}
