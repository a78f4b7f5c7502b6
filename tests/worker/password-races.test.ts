/** A password reset that races with other uses of the old password wins. */
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import {
  changePassword,
  deleteAccount,
  requirePassword,
} from "#app/server/auth/account-changes.server.ts";
import { findSession } from "#app/server/auth/sessions.server.ts";
import { findUserByPassword } from "#app/server/auth/users.server.ts";
import { createVerifiedSession } from "#app/server/auth/verified-session.server.ts";
import { loadContext } from "../../workers/load-context.ts";
import { NEW_PASSWORD, reset, resetToken } from "../support/reset-password.ts";
import { A_PASSWORD, listMails, post, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const THIEFS_PASSWORD = "cellar candle orchard 7";
const request = () => new Request(ORIGIN);
const openContext = () => loadContext(request(), env, createExecutionContext());

const statusWith = async ({ email }: SignedInPerson, password: string) =>
  (await post("/api/auth/login", { email, password })).status;

/** A person whose password the settings have just verified, and the token of a reset that is not done yet. */
async function verifiedBeforeReset() {
  const person = await signUp();
  const token = await resetToken(person.email);
  const context = openContext();
  const found = await findSession(context, "bearer", person.token);
  if (!found) throw new Error("Nobody is signed in");
  const proven = await requirePassword(context, found.user, A_PASSWORD);
  return { person, token, context, found, proven };
}

async function expectResetStands(person: SignedInPerson, context = openContext()) {
  expect(await statusWith(person, NEW_PASSWORD)).toBe(200);
  expect(await statusWith(person, THIEFS_PASSWORD)).toBe(400);
  expect(await statusWith(person, A_PASSWORD)).toBe(400);
  expect(await findSession(context, "bearer", person.token)).toBeNull();
  const subjects = (await listMails(person.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("was changed"))).toEqual([]);
}

test("a change verified with the old password does not overwrite a reset", async () => {
  const { person, token, context, found, proven } = await verifiedBeforeReset();
  expect((await reset(token)).status).toBe(200);
  const asked = { newPassword: THIEFS_PASSWORD, request: request() };
  const outcome = await changePassword(context, found, proven, asked).catch((answer) => answer);
  expect(outcome).toMatchObject({ status: 400 });
  await expectResetStands(person);
});

test("a reset between a change and its new session leaves no session", async () => {
  const { person, token, context, found, proven } = await verifiedBeforeReset();
  // A change deletes open reset links. The test restores the row, as if the link was already being used.
  const { db } = context;
  const batch = db.batch.bind(db);
  db.batch = (async (statements: Parameters<typeof batch>[0]) => {
    const waiting = await env.DB.prepare("SELECT * FROM verification").all();
    const done = await batch(statements);
    for (const row of waiting.results) {
      const names = Object.keys(row);
      const places = names.map(() => "?").join(", ");
      await env.DB.prepare(`INSERT INTO verification (${names.join(", ")}) VALUES (${places})`)
        .bind(...Object.values(row))
        .run();
    }
    expect((await reset(token)).status).toBe(200);
    return done;
  }) as unknown as typeof db.batch;
  const asked = { newPassword: THIEFS_PASSWORD, request: request() };
  const outcome = await changePassword(context, found, proven, asked).catch((answer) => answer);
  expect(outcome).toMatchObject({ status: 400 });
  await expectResetStands(person);
  expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM session").first("n")).toBe(1);
});

test("a password that is reset while it is checked does not sign in", async () => {
  const person = await signUp();
  const token = await resetToken(person.email);
  const context = openContext();
  const proven = await findUserByPassword(context, person.email, A_PASSWORD);
  if (!proven) throw new Error("The password is right");
  expect((await reset(token)).status).toBe(200);
  expect(await createVerifiedSession(context, proven, request())).toBeNull();
  expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM session").first("n")).toBe(0);
});

test("an account is not deleted with a password that was reset after it was verified", async () => {
  const { person, token, context, proven } = await verifiedBeforeReset();
  expect((await reset(token)).status).toBe(200);
  const outcome = await deleteAccount(context, proven).catch((answer) => answer);
  expect(outcome).toMatchObject({ status: 400 });
  expect(await statusWith(person, NEW_PASSWORD)).toBe(200);
});

test("one of two concurrent changes succeeds, and its session stays valid", async () => {
  const { person, context, found, proven } = await verifiedBeforeReset();
  const change = (newPassword: string) =>
    changePassword(openContext(), found, proven, { newPassword, request: request() }).catch(
      (answer) => answer,
    );
  const outcomes = await Promise.all([change(THIEFS_PASSWORD), change("seven grey geese 12")]);
  const done = outcomes.filter(({ token }) => token);
  expect(done).toHaveLength(1);
  expect(await findSession(context, "bearer", done[0].token)).not.toBeNull();
  const logins = [
    await statusWith(person, THIEFS_PASSWORD),
    await statusWith(person, "seven grey geese 12"),
  ];
  expect(logins.sort()).toEqual([200, 400]);
});
