/** The daily sweep erases what has expired and keeps the rest. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { verification } from "#app/server/db/tables/account-tables.ts";
import { file, print } from "#app/server/db/tables/file-tables.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { analysis } from "#app/server/db/tables/score-tables.ts";
import { budget } from "#app/server/db/tables/service-tables.ts";
import { member, share } from "#app/server/db/tables/share-tables.ts";
import { sweep } from "../../workers/scheduled.ts";
import { call } from "../support/api.ts";
import { room } from "../support/room.ts";
import { type SignedInPerson, signUp } from "../support/sign-in.ts";
import "../support/worker.ts";

const DAY_MS = 86_400_000;

async function aTrashedResume(by: SignedInPerson, daysAgo: number) {
  const body = { templateId: "modern-professional", resume: { summary: "Private" } };
  const made = await call(by, "POST", "/api/resumes", body);
  const { id } = made.body.resume;
  await call(by, "DELETE", `/api/resumes/${id}`);
  const deletedAt = new Date(Date.now() - daysAgo * DAY_MS);
  await openDatabase(env.DB).update(resume).set({ deletedAt }).where(eq(resume.id, id));
  return id as string;
}

test("a resume is erased after 30 days in the trash, with its room and all related data", async () => {
  const db = openDatabase(env.DB);
  const by = await signUp();
  const guest = await signUp();
  const old = await aTrashedResume(by, 30);
  const recent = await aTrashedResume(by, 29);
  const at = new Date();
  for (const resumeId of [old, recent]) {
    await db.insert(share).values({
      id: resumeId,
      resumeId,
      role: "view",
      tokenHash: resumeId,
      createdBy: by.user.id,
      createdAt: at,
    });
    await db
      .insert(member)
      .values({ resumeId, userId: guest.user.id, role: "view", shareId: resumeId, createdAt: at });
    await db.insert(analysis).values({
      id: resumeId,
      resumeId,
      jobDescription: {},
      report: {},
      score: 1,
      engineVersion: "1",
      createdAt: at,
    });
  }

  // A resume that is too old cannot be restored even before the sweep.
  expect((await call(by, "POST", `/api/resumes/${old}/restore`)).status).toBe(404);
  await sweep(env);

  expect(await room(old).read()).toBeNull();
  expect((await room(recent).read())?.content.summary).toBe("Private");
  expect((await db.select({ id: resume.id }).from(resume)).map((row) => row.id)).toEqual([recent]);
  expect(await db.$count(share)).toBe(1);
  expect(await db.$count(member)).toBe(1);
  expect(await db.$count(analysis)).toBe(1);
  expect((await call(by, "POST", `/api/resumes/${recent}/restore`)).status).toBe(200);
});

test("prints and their files are deleted after 30 days, download URLs and codes when they expire", async () => {
  const db = openDatabase(env.DB);
  const now = Date.now();
  const aPrint = (key: string, daysAgo: number) => ({
    key,
    r2Key: `owner/${key}.pdf`,
    pages: 1,
    bytes: 1,
    sha256: key,
    milliseconds: 1,
    createdAt: new Date(now - daysAgo * DAY_MS),
  });
  const keys = Array.from({ length: 200 }, (_, index) => `old-${index}`);
  for (const key of keys) await db.insert(print).values(aPrint(key, 31));
  await db.insert(print).values(aPrint("new", 29));
  for (const key of ["old-0", "old-199", "new"]) await env.FILES.put(`owner/${key}.pdf`, "x");
  const aFile = (tokenHash: string, expiresAt: number) => ({
    tokenHash,
    ownerId: "o",
    r2Key: "k",
    fileName: "f",
    contentType: "t",
    createdAt: new Date(now),
    expiresAt: new Date(expiresAt),
  });
  await db.insert(file).values([aFile("gone", now - 1), aFile("kept", now + 60_000)]);
  await db.insert(budget).values([
    { key: "gone", windowStart: now - 2 * DAY_MS, used: 1 },
    { key: "kept", windowStart: now, used: 1 },
  ]);
  const aCode = (id: string, expiresAt: number) => ({
    id,
    identifier: id,
    value: "x",
    expiresAt: new Date(expiresAt),
    createdAt: new Date(now),
    updatedAt: new Date(now),
  });
  await db
    .insert(verification)
    .values([aCode("gone", now - 2 * DAY_MS), aCode("expired", now - 60_000)]);

  await sweep(env, now);

  expect((await db.select({ key: print.key }).from(print)).map(({ key }) => key)).toEqual(["new"]);
  const left = await env.FILES.list();
  expect(left.objects.map(({ key }) => key)).toEqual(["owner/new.pdf"]);
  expect((await db.select({ id: file.tokenHash }).from(file)).map(({ id }) => id)).toEqual([
    "kept",
  ]);
  expect((await db.select({ key: budget.key }).from(budget)).map(({ key }) => key)).toEqual([
    "kept",
  ]);
  // An expired code is kept for a day, so that the error differs from that without a code.
  expect((await db.select({ id: verification.id }).from(verification)).map(({ id }) => id)).toEqual(
    ["expired"],
  );
});
