/** What somebody signed in does to their own account; what matters asks for the password again. */
import { eq } from "drizzle-orm";
import { passwordChangedMail } from "#app/account/mails.ts";
import { WRONG_PASSWORD } from "#app/account/messages.ts";
import type { SignedInUser } from "#app/account/signed-in-user.ts";
import { fail } from "#app/api/answer.server.ts";
import type { AppContext } from "#app/context.ts";
import { account, session, user as userTable, verification } from "#app/db/schema.ts";
import { refund, spend } from "./budgets.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { findByPassword } from "./people.server.ts";
import { beginSession, type FoundSession, otherSessions, tellRooms } from "./sessions.server.ts";

/** Throws 400 for a wrong password, 429 after too many; 401 would say that the session is dead. */
export async function requirePassword(
  context: AppContext,
  user: SignedInUser,
  password: string,
): Promise<void> {
  await spend(context, "password", user.id);
  const isRight = (await findByPassword(context, user.email, password))?.id === user.id;
  if (!isRight) throw fail(400, WRONG_PASSWORD, { success: false, field: "password" });
  await refund(context, "password", user.id);
}

export async function renamePerson(
  { db }: Pick<AppContext, "db">,
  user: SignedInUser,
  fullName: string,
): Promise<SignedInUser> {
  await db
    .update(userTable)
    .set({ name: fullName, updatedAt: new Date() })
    .where(eq(userTable.id, user.id));
  return { ...user, fullName };
}

/** All sessions end; this sign-in goes on under a new token. */
export async function changePassword(
  context: AppContext,
  { user, row }: FoundSession,
  newPassword: string,
  request: Request,
) {
  const { db } = context;
  const others = await otherSessions(context, user.id, row.familyId);
  const password = await hashPassword(newPassword);
  await db.batch([
    db.update(account).set({ password, updatedAt: new Date() }).where(eq(account.userId, user.id)),
    db.delete(verification).where(eq(verification.value, user.id)),
    db.delete(session).where(eq(session.userId, user.id)),
  ]);
  const { familyId, absoluteExpiresAt } = row;
  const fresh = await beginSession(context, user.id, request, { familyId, absoluteExpiresAt });
  tellRooms(context, others);
  const told = context.sendMail({
    to: user.email,
    ...passwordChangedMail(context.request.siteOrigin),
  });
  context.waitUntil(
    told.catch((error) => console.error(`${context.request.id}: nobody is told of it`, error)),
  );
  return fresh;
}
