/**
 * Configures better-auth, which stores users, passwords and session rows. None of its routes is mounted: our routes
 * call it, because sign-up codes, session tokens, cookies and rate limits are our own (docs/decisions/0003).
 */
import { drizzleAdapter } from "@better-auth/drizzle-adapter";
import { betterAuth } from "better-auth/minimal";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#app/core/account/password.ts";
import type { AppContext } from "#app/server/context.ts";
import { account, session, user, verification } from "#app/server/db/tables/account-tables.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from "./session-durations.ts";

type Context = Pick<AppContext, "db" | "config">;

/** One hour. */
const RESET_TOKEN_SECONDS = 3_600;

export function createBetterAuth(
  context: Context,
  callbacks: {
    sendResetPassword?: (mail: { user: { email: string }; token: string }) => Promise<void>;
    onPasswordReset?: (reset: { user: { id: string } }) => Promise<void>;
  } = {},
) {
  return betterAuth({
    // better-auth's own cookies and links are never sent, so the base URL is unused.
    baseURL: "https://unused.invalid",
    secret: context.config.sessionSecret,
    database: drizzleAdapter(context.db, {
      provider: "sqlite",
      schema: { account, session, user, verification },
    }),
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: hashPassword,
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
      resetPasswordTokenExpiresIn: RESET_TOKEN_SECONDS,
      revokeSessionsOnPasswordReset: true,
      ...callbacks,
    },
    session: {
      expiresIn: SESSION_IDLE_MS / 1000,
      // A session's row is replaced when its token is rotated; all its rows have one familyId.
      additionalFields: {
        familyId: { type: "string", required: true, input: false },
        absoluteExpiresAt: { type: "date", required: true, input: false },
        replacedAt: { type: "date", required: false, input: false },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: {
              familyId: crypto.randomUUID(),
              absoluteExpiresAt: new Date(Date.now() + SESSION_ABSOLUTE_MS),
              // A rotated session has the familyId and absoluteExpiresAt of the row before.
              ...session,
            },
          }),
        },
      },
    },
    verification: { storeIdentifier: "hashed", disableCleanup: true },
  });
}
