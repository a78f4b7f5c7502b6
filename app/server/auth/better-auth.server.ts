/**
 * Configures better-auth, which stores users, passwords and session rows. None of its routes is mounted: our routes
 * call it, because sign-up codes, credentials and rate limits are our own (docs/decisions/0003).
 */
import { drizzleAdapter } from "@better-auth/drizzle-adapter";
import { betterAuth } from "better-auth/minimal";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "#app/core/account/password.ts";
import type { AppContext } from "#app/server/context.ts";
import { account, session, user, verification } from "#app/server/db/tables/account-tables.ts";
import { hashPassword, verifyPassword } from "./password-hash.server.ts";
import { SESSION_MAX_MS, SESSION_SLIDING_MS } from "./session-durations.ts";

type Context = Pick<AppContext, "db" | "config">;

const RESET_TOKEN_SECONDS = 3600;

export function createBetterAuth(
  context: Context,
  on: {
    sendResetPassword?: (to: { user: { email: string }; token: string }) => Promise<void>;
    onPasswordReset?: (whose: { user: { id: string } }) => Promise<void>;
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
      ...on,
    },
    session: {
      expiresIn: SESSION_SLIDING_MS / 1000,
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
              absoluteExpiresAt: new Date(Date.now() + SESSION_MAX_MS),
              ...session,
            },
          }),
        },
      },
    },
    verification: { storeIdentifier: "hashed", disableCleanup: true },
  });
}
