/** GET /api/resumes/{id}/export: every format, the ZIP of all, and who may export. */
import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ExportFormat, fileExtension } from "#app/core/export/formats.ts";
import { openDatabase } from "#app/server/db/database.server.ts";
import { print } from "#app/server/db/tables/file-tables.ts";
import { member } from "#app/server/db/tables/share-tables.ts";
import { createOwnedRoom, resumeContent } from "../support/room.ts";
import { bearer, get, post, type SignedInPerson, signUp } from "../support/sign-in.ts";
import "../support/worker.ts";

const name = "Zoë  O'Connor";

async function exportAs(format: string, who: SignedInPerson, resumeId: string) {
  return get(`/api/resumes/${resumeId}/export?format=${format}`, bearer(who));
}

const aZoe = () =>
  createOwnedRoom(
    resumeContent({ personalInfo: { ...resumeContent().personalInfo, fullName: name } }),
  );

test("[spec 7] prints a saved resume with the person's name as the file name", async () => {
  const { owner, resumeId } = await aZoe();
  const answer = await post("/api/generate-pdf", { resumeId }, bearer(owner));
  expect(answer.status, await answer.clone().text()).toBe(200);
  const printed = (await answer.json()) as { fileName: string; pages: number; url: string };
  expect(printed).toMatchObject({ fileName: "Zoë-O'Connor-resume", pages: 1 });

  const file = new TextDecoder("latin1").decode(await (await get(printed.url)).arrayBuffer());
  expect(file).toContain("/Creator <feff0043006f00760069007400610065>");
  expect(file).toContain(`/Author <feff${utf16(name)}>`);
  expect(file).toContain(`/Keywords <feff${utf16("Mathematics, Poetry")}>`);
  expect(file).toMatch(/Carlito/);
});

const utf16 = (text: string) =>
  [...text].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, "0")).join("");

test("every format has its content type, file name and the resume's words", async () => {
  const { owner, resumeId } = await aZoe();
  const types = {
    pdf: "application/pdf",
    docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    txt: "text/plain; charset=utf-8",
    json: "application/json; charset=utf-8",
    md: "text/markdown; charset=utf-8",
    odt: "application/vnd.oasis.opendocument.text",
    rendercv: "application/yaml; charset=utf-8",
    europass: "application/xml; charset=utf-8",
  };
  for (const [format, type] of Object.entries(types)) {
    const answer = await exportAs(format, owner, resumeId);
    expect(answer.status, format).toBe(200);
    const extension = fileExtension(format as ExportFormat);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="Zoe-O'Connor-resume.${extension}"; filename*=UTF-8''Zo%C3%AB-O%27Connor-resume.${extension}`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const body = new Uint8Array(await answer.arrayBuffer());
    const start = new TextDecoder().decode(body.slice(0, 4));
    if (format === "pdf") expect(start).toBe("%PDF");
    else if (format === "docx" || format === "odt") expect(start).toBe("PK\u0003\u0004");
    else expect(new TextDecoder().decode(body)).toContain("Wrote notes.");
  }
});

test("the ZIP contains one file of each format, identical to the single downloads", async () => {
  const { owner, resumeId } = await aZoe();
  const answer = await exportAs("zip", owner, resumeId);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  expect(answer.headers.get("content-disposition")).toContain("Zo%C3%AB-O%27Connor-resume.zip");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(
    ["pdf", "docx", "odt", "txt", "md", "json", "yaml", "xml"].map(
      (extension) => `Zoë-O'Connor-resume.${extension}`,
    ),
  );
  // The print is recorded after the answer; without that record the same resume is printed again.
  await expect.poll(() => openDatabase(env.DB).$count(print)).toBe(1);
  for (const format of ["pdf", "txt", "md", "json"]) {
    const alone = await (await exportAs(format, owner, resumeId)).arrayBuffer();
    expect(files[`Zoë-O'Connor-resume.${format}`], format).toEqual(new Uint8Array(alone));
  }
});

test("rejects unknown formats and methods other than GET", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  for (const format of ["", "exe", "PDF"]) {
    expect((await exportAs(format, owner, resumeId)).status, format).toBe(400);
  }
  const path = `/api/resumes/${resumeId}/export?format=txt`;
  expect((await post(path, {}, bearer(owner))).status).toBe(405);
  expect((await get(path)).status).toBe(401);
});

test("someone else's resume is 404; viewers may not export, commenters may", async () => {
  const { resumeId } = await createOwnedRoom();
  const other = await signUp();
  const ask = async () => [
    (await exportAs("txt", other, resumeId)).status,
    (await post("/api/generate-pdf", { resumeId }, bearer(other))).status,
  ];
  expect(await ask()).toEqual([404, 404]);
  const db = openDatabase(env.DB);
  const grant = { resumeId, userId: other.user.id, createdAt: new Date() };
  await db.insert(member).values({ ...grant, role: "view" });
  expect(await ask()).toEqual([403, 403]);
  await db.update(member).set({ role: "comment" });
  expect(await ask()).toEqual([200, 200]);
});
