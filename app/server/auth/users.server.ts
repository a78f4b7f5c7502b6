/** People with a confirmed address, and what proves that it is them. */
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

const RECOVERY_RESET_MS = 3_600_000;

/** Somebody whose password was right; it is so as long as `hash` is the account's. */
export interface VerifiedCredentials {
  user: SignedInUser;
  hash: string;
}

/** Null for an unknown address and for a wrong password, in like time. */
export async function findUserByPassword(
  context: Context,
  email: string,
  password: string,
): Promise<VerifiedCredentials | null> {
  const auth = await createBetterAuth(context).$context;
  const found = await auth.internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const credential = found?.accounts.find((account) => account.providerId === "credential");
  const hash = credential?.password ?? null;
  const isRight = await verifyPassword(password, hash);
  return found && hash && isRight
    ? { user: toSignedInUser({ image: null, ...found.user }), hash }
    : null;
}

/** False once the password was reset or changed, while it was being checked or later. */
export async function isPasswordCurrent(
  { db }: Pick<Context, "db">,
  { user: { id }, hash }: VerifiedCredentials,
): Promise<boolean> {
  return (await db.$count(account, and(eq(account.userId, id), eq(account.password, hash)))) > 0;
}

/**
 * Makes a person of a sign-up whose code was entered; without a password after a recovery. Null when the
 * address was taken in the meantime.
 */
export async function createUser(
  context: Context,
  { email, name, passwordHash }: PendingSignup,
): Promise<SignedInUser | null> {
  const now = new Date();
  const id = crypto.randomUUID();
  const stamps = { createdAt: now, updatedAt: now };
  const row = { id, email, name, emailVerified: true, image: null, ...stamps };
  try {
    // Through the library this would be two writes, and a person without a password in between.
    await context.db.batch([
      context.db.insert(user).values(row),
      context.db.insert(account).values({
        id: crypto.randomUUID(),
        userId: id,
        accountId: id,
        providerId: "credential",
        password: passwordHash,
        ...stamps,
      }),
    ]);
  } catch (error) {
    const taken = await context.db.select().from(user).where(eq(user.email, email));
    if (taken.length > 0) return null;
    throw error;
  }
  return toSignedInUser(row);
}

/** What POST /api/auth/reset-password takes; for somebody whose unproven password was thrown away. */
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

/** The person whose password changed, all their sessions and other reset tokens ended; null for a dead token. */
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
