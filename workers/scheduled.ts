/** Daily sweep of what has expired: codes, sessions, download addresses, old budgets. */
import { lt } from "drizzle-orm";
import { openDatabase } from "#app/db/database.server.ts";
import { budget, file, session, verification } from "#app/db/schema.ts";

const DAY_MS = 86_400_000;

export async function sweep(env: Env): Promise<void> {
  const db = openDatabase(env.DB);
  const now = Date.now();
  await db.batch([
    // A day's grace keeps the difference between an expired code and none at all.
    db.delete(verification).where(lt(verification.expiresAt, new Date(now - DAY_MS))),
    db.delete(session).where(lt(session.expiresAt, new Date(now))),
    db.delete(file).where(lt(file.expiresAt, new Date(now))),
    db.delete(budget).where(lt(budget.windowStart, now - DAY_MS)),
  ]);
}
