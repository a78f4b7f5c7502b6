/** A resume keeps its template version until a user changes it, in all outputs. */
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { setDesign } from "#app/core/collab/document/edit-document.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { createResume, updateRowFromRoom } from "#app/server/db/resumes.server.ts";
import { resume } from "#app/server/db/tables/resume-tables.ts";
import { call } from "../support/api.ts";
import { createEditor, newPerson, resumeContent, room } from "../support/room.ts";
import { get, type SignedInPerson, signUp } from "../support/sign-in.ts";

const TEMPLATE = "sales-impact";
const OLD = '<div class="resume sales-impact">';
const NEW = '<div class="resume sales-impact-2">';

/** Created before the second version existed, so its room has no version. */
async function anOldResume(by: SignedInPerson): Promise<string> {
  const context = { db: openDatabase(env.DB), room };
  const row = await createResume({
    context,
    ownerId: by.user.id,
    templateId: TEMPLATE,
    content: resumeContent(),
  });
  return row.id;
}
const newResume = async (by: SignedInPerson) =>
  (await call(by, "POST", "/api/resumes", { templateId: TEMPLATE, resume: resumeContent() })).body
    .resume;
const versionOf = async (by: SignedInPerson, id: string): Promise<number> =>
  (await call(by, "GET", `/api/resumes/${id}`)).body.resume.templateVersion;
const rowOf = (id: string) =>
  openDatabase(env.DB).select().from(resume).where(eq(resume.id, id)).get();
async function publicPage(by: SignedInPerson, id: string): Promise<string> {
  const on = await call(by, "PUT", `/api/resumes/${id}/public-page`, { isOn: true });
  return (await get(new URL(on.body.publicPage.url).pathname)).text();
}

test("an old resume stays on version 1 and a new one starts with the newest, in all outputs", async () => {
  const by = await signUp();
  const old = await anOldResume(by);
  const made = await newResume(by);
  expect(await versionOf(by, old)).toBe(1);
  expect(made.templateVersion).toBe(3);
  expect((await rowOf(old))?.templateVersion).toBe(1);
  expect((await rowOf(made.id))?.templateVersion).toBe(3);
  expect(await publicPage(by, old)).toContain(OLD);
  expect(await publicPage(by, made.id)).toContain(NEW);
  const dashboard = await get("/dashboard", { cookie: by.cookie });
  const html = await dashboard.text();
  expect(html).toContain("/templates/sales-impact.webp");
  expect(html).toContain("/templates/sales-impact-3.webp");
});

test("saving an old resume's own template changes nothing; another template starts with its newest version", async () => {
  const by = await signUp();
  const id = await anOldResume(by);
  const path = `/api/resumes/${id}`;
  await call(by, "PUT", path, { templateId: TEMPLATE, content: { summary: "Changed" } });
  expect(await versionOf(by, id)).toBe(1);
  await call(by, "PUT", path, { templateId: "modern-professional" });
  expect(await versionOf(by, id)).toBe(2);
  expect((await rowOf(id))?.templateVersion).toBe(2);
  await call(by, "PUT", path, { templateId: TEMPLATE });
  expect(await versionOf(by, id)).toBe(3);
  expect((await rowOf(id))?.templateVersion).toBe(3);
  await call(by, "PUT", path, { templateId: "modern-professional" });
  expect(await versionOf(by, id)).toBe(2);
});

test("changing the version is an edit that updates the row and can be reverted", async () => {
  const by = await signUp();
  const id = await anOldResume(by);
  const editor = await createEditor(id, { ...newPerson("owner"), userId: by.user.id });
  const context = { db: openDatabase(env.DB) };
  for (const version of [2, undefined]) {
    editor.edit((doc) => setDesign(doc, { version }));
    await expect.poll(() => versionOf(by, id)).toBe(version ?? 1);
    const state = await room(id).read();
    if (!state) throw new Error("The room is gone");
    await updateRowFromRoom(context, id, state);
    expect((await rowOf(id))?.templateVersion).toBe(version ?? 1);
    expect(await publicPage(by, id)).toContain(version === 2 ? NEW : OLD);
  }
});

test("a duplicate keeps the version; restoring a version of another template restores its template version", async () => {
  const by = await signUp();
  const old = await anOldResume(by);
  const copy = await call(by, "POST", `/api/resumes/${old}/duplicate`);
  expect(await versionOf(by, copy.body.resume.id)).toBe(1);
  const made = await newResume(by);
  const newer = await call(by, "POST", `/api/resumes/${made.id}/duplicate`);
  expect(await versionOf(by, newer.body.resume.id)).toBe(3);

  const path = `/api/resumes/${old}`;
  const kept = await call(by, "POST", `${path}/versions`, { name: "Before" });
  await call(by, "PUT", path, { templateId: "modern-professional" });
  await call(by, "POST", `${path}/versions/${kept.body.version.id}/restore`);
  const restored = await call(by, "GET", path);
  expect(restored.body.resume).toMatchObject({ templateId: TEMPLATE, templateVersion: 1 });
});
