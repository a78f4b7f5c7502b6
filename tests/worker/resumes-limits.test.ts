/** The limits on resumes per account, including the trash: at the limit and one beyond. */
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/server/db/database.server.ts";
import { MAX_RESUMES, MAX_WITH_TRASH } from "#app/server/db/limits.server.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { call, expectError } from "../support/api.ts";
import { signUp } from "../support/sign-in.ts";

const TEMPLATE = "modern-professional";

/** Inserts only rows, because their rooms are not used. */
async function fill(ownerId: string, count: number, deletedAt: Date | null) {
  const now = new Date();
  const rows = Array.from({ length: count }, (_, i) => ({
    ...{ id: `${deletedAt ? "gone" : "kept"}${i}`, ownerId, title: "x", templateId: TEMPLATE },
    ...{ createdAt: now, updatedAt: now, deletedAt },
  }));
  const db = openDatabase(env.DB);
  for (let at = 0; at < rows.length; at += 10)
    await db.insert(resume).values(rows.slice(at, at + 10));
}
const create = (by: Awaited<ReturnType<typeof signUp>>) =>
  call(by, "POST", "/api/resumes", { templateId: TEMPLATE });

test("creates the 1,000th resume, rejects the next, and restores none from the trash", async () => {
  const person = await signUp();
  await fill(person.user.id, MAX_RESUMES - 1, null);
  const { status, body } = await create(person);
  expect(status).toBe(201);
  expectError(await create(person), 409, /1,000 resumes/);

  await fill(person.user.id, 1, new Date());
  const restore = () => call(person, "POST", "/api/resumes/gone0/restore", {});
  expectError(await restore(), 409, /1,000 resumes/);
  // Restoring a resume that is not deleted is no error.
  const path = `/api/resumes/${body.resume.id}`;
  expect((await call(person, "POST", `${path}/restore`, {})).status).toBe(200);
  expect((await call(person, "DELETE", path)).status).toBeLessThan(300);
  expect((await call(person, "POST", `${path}/restore`, {})).status).toBe(200);
});

test("counts the trash: at most 2,000 resumes in all", async () => {
  const person = await signUp();
  await fill(person.user.id, MAX_WITH_TRASH - 1, new Date());
  expect((await create(person)).status).toBe(201);
  expectError(await create(person), 409, /2,000 resumes with those in the trash/);
});
