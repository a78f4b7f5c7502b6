/** Annotated PDFs: stored, listed, downloaded and deleted by authorized users, and erased with their resume. */
import { env, exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { annotatedPdfResponseBody } from "#app/core/api-contract/annotated-pdf-bodies.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { annotatedCopy } from "#app/server/db/tables/file-tables.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { sweep } from "../../workers/scheduled.ts";
import { call, expectError } from "../support/api.ts";
import { createOwnedRoom } from "../support/room.ts";
import { createLink, joinByLink } from "../support/sharing.ts";
import { bearer, get, type SignedInPerson, signUp } from "../support/sign-in.ts";
import { ORIGIN } from "../support/worker.ts";

const DAY_MS = 86_400_000;
const aPdf = (mark = "", padding = 0) =>
  `%PDF-1.4\n% ${mark}${" ".repeat(padding)}\nstartxref\n9\n%%EOF\n`;

async function keep(by: SignedInPerson, resumeId: string, file: BlobPart, name = "Mine.pdf") {
  const form = new FormData();
  form.set("file", new Blob([file], { type: "application/pdf" }), name);
  const answer = await exports.default.fetch(`${ORIGIN}/api/resumes/${resumeId}/copies`, {
    method: "POST",
    headers: bearer(by),
    body: form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  return { status: answer.status, body: (await answer.json()) as any };
}

const pathOf = (resumeId: string, copyId = "") =>
  `/api/resumes/${resumeId}/copies${copyId && `/${copyId}`}`;

test("stores an annotated PDF unchanged with its name, lists newest first, and deletes it with its file", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const first = await keep(owner, resumeId, aPdf("first"), "Ann-O'Connor-resume.pdf");
  expect(first.status, JSON.stringify(first.body)).toBe(201);
  expect(v.parse(v.strictObject(annotatedPdfResponseBody.entries), first.body.copy)).toMatchObject({
    name: "Ann-O'Connor-resume",
    bytes: aPdf("first").length,
    by: "Zoë O'Connor",
    mayDelete: true,
  });
  const second = await keep(owner, resumeId, aPdf("second"), "../../etc/passwd\u202e.pdf");
  expect(second.body.copy.name).not.toMatch(/\.\.|\/|\u202e/);
  const { body } = await call(owner, "GET", pathOf(resumeId));
  expect(body.copies.map(({ id }: { id: string }) => id)).toEqual([
    second.body.copy.id,
    first.body.copy.id,
  ]);

  const path = pathOf(resumeId, first.body.copy.id);
  const file = await get(path, bearer(owner));
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="Ann-O'Connor/);
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  expect(await file.text()).toBe(aPdf("first"));

  expect((await call(owner, "DELETE", path)).status).toBe(200);
  expectError(await call(owner, "GET", path), 404);
  expectError(await call(owner, "DELETE", path), 404);
  const left = await env.FILES.list({ prefix: `${owner.user.id}/copies/` });
  expect(left.objects).toHaveLength(1);
});

test("rejects incomplete PDFs and files over 5 MB, and stores nothing", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const MB = 1_048_576;
  const wrong: [BlobPart, number, RegExp][] = [
    ["", 422, /not a whole PDF/],
    ["<html>%PDF-1.4 startxref 1 %%EOF", 422, /not a whole PDF/],
    [aPdf().slice(0, -8), 422, /not a whole PDF/],
    [aPdf("", 5 * MB), 413, /5 MB/],
  ];
  for (const [file, status, message] of wrong) {
    const refused = await keep(owner, resumeId, file);
    expect(refused.status).toBe(status);
    expect(refused.body.message).toMatch(message);
  }
  expect((await env.FILES.list({ prefix: `${owner.user.id}/copies/` })).objects).toEqual([]);
  const atTheCap = aPdf("", 5 * MB - aPdf().length);
  expect((await keep(owner, resumeId, atTheCap)).status).toBe(201);
});

test("commenters add annotated PDFs and delete only their own; viewers and strangers have no access", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const commenter = await signUp({ fullName: "Cem" });
  await joinByLink(commenter, await createLink(owner, resumeId, "comment"));
  const owners = (await keep(owner, resumeId, aPdf())).body.copy;
  const theirs = (await keep(commenter, resumeId, aPdf())).body.copy;
  const listed = await call(commenter, "GET", pathOf(resumeId));
  expect(listed.body.copies).toMatchObject([
    { id: theirs.id, by: "Cem", mayDelete: true },
    { id: owners.id, mayDelete: false },
  ]);
  expect((await get(pathOf(resumeId, owners.id), bearer(commenter))).status).toBe(200);
  expectError(await call(commenter, "DELETE", pathOf(resumeId, owners.id)), 403, /owner/);
  expect((await call(owner, "DELETE", pathOf(resumeId, theirs.id))).status).toBe(200);

  const viewer = await signUp();
  await joinByLink(viewer, await createLink(owner, resumeId, "view"));
  const stranger = await signUp();
  for (const [who, status] of [
    [viewer, 403],
    [stranger, 404],
  ] as const) {
    expectError(await call(who, "GET", pathOf(resumeId)), status);
    expectError(await call(who, "GET", pathOf(resumeId, owners.id)), status);
    expectError(await call(who, "DELETE", pathOf(resumeId, owners.id)), status);
    expect((await keep(who, resumeId, aPdf())).status).toBe(status);
  }
});

test("an annotated PDF is available only under its own resume", async () => {
  const one = await createOwnedRoom();
  const { id } = (await keep(one.owner, one.resumeId, aPdf())).body.copy;
  const other = await call(one.owner, "POST", "/api/resumes", {
    templateId: "modern-professional",
  });
  expectError(await call(one.owner, "GET", pathOf(other.body.resume.id, id)), 404);
  expectError(await call(one.owner, "DELETE", pathOf(other.body.resume.id, id)), 404);
});

test("a resume stores 50 annotated PDFs and rejects the next", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const db = openDatabase(env.DB);
  const { id } = (await keep(owner, resumeId, aPdf())).body.copy;
  for (let n = 1; n < 50; n++) {
    await db.insert(annotatedCopy).values({
      id: `${id}${n}`,
      resumeId,
      createdBy: owner.user.id,
      r2Key: `${n}`,
      name: "n",
      bytes: 1,
      createdAt: new Date(),
    });
  }
  const refused = await keep(owner, resumeId, aPdf());
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/at most 50/);
});

test("the sweep erases a resume's annotated PDFs with it", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  await keep(owner, resumeId, aPdf());
  await call(owner, "DELETE", `/api/resumes/${resumeId}`);
  expectError(await call(owner, "GET", pathOf(resumeId)), 404);
  const db = openDatabase(env.DB);
  const deletedAt = new Date(Date.now() - 31 * DAY_MS);
  await db.update(resume).set({ deletedAt }).where(eq(resume.id, resumeId));
  await sweep(env);
  expect(await db.$count(annotatedCopy)).toBe(0);
  expect((await env.FILES.list()).objects).toEqual([]);
});
