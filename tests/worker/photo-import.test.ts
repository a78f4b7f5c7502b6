/** Photos in imported JSON Resume files. */
import { expect, test } from "vitest";
import { readImageHeader } from "#app/core/photo/image-header.ts";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { sendFile } from "../support/import-file.ts";
import { fetchPhoto, setPhoto, testPicture, uploadPhoto } from "../support/photos.ts";
import { createOwnedRoom } from "../support/room.ts";
import { bearer, get, type SignedInPerson, signUp } from "../support/sign-in.ts";

async function importJson(by: SignedInPerson, document: object) {
  const { status, body } = await sendFile(by, new Blob([JSON.stringify(document)]));
  const { resume, report } = body;
  expect(status).toBe(201);
  const said: string[] = report.uncertain
    .filter(({ text }: { text: string }) => text === "The photo")
    .map(({ reason }: { reason: string }) => reason);
  return { id: resume.id as string, photo: resume.content.photo, said };
}

const basics = { name: "Ann", email: "ann@example.com" };

test("a photo in another program's file is imported but hidden", async () => {
  const who = await signUp();
  const image = `data:image/png;base64,${Buffer.from(testPicture()).toString("base64")}`;
  const { id, photo, said } = await importJson(who, { basics: { ...basics, image } });
  expect(said).toEqual([]);
  expect(photo).toEqual({ fileId: expect.stringMatching(/^[0-9a-f]{64}$/), visible: false });
  const header = readImageHeader(await fetchPhoto(who, id, photo.fileId));
  expect(header).toMatchObject({ type: "image/jpeg", width: 240, height: 240, isComplete: true });
});

test("a photo in our own JSON Resume stays visible, and a hidden one is not exported", async () => {
  const { owner, resumeId } = await createOwnedRoom();
  const fileId = await uploadPhoto(owner, resumeId);
  await setPhoto(owner, resumeId, fileId);
  const exported = () => get(`/api/resumes/${resumeId}/export?format=json`, bearer(owner));
  const shown = await importJson(owner, await (await exported()).json());
  expect(shown).toMatchObject({ photo: { visible: true }, said: [] });
  expect(shown.id).not.toBe(resumeId);
  await fetchPhoto(owner, shown.id, shown.photo.fileId);

  await setPhoto(owner, resumeId, fileId, false);
  const file = await (await exported()).text();
  expect(file).not.toContain("data:image");
  const { photo, said } = await importJson(owner, JSON.parse(file));
  expect(photo).toBeUndefined();
  expect(said).toEqual([expect.stringMatching(/stays with its resume/)]);
});

test("a photo that is only linked, damaged or another resume's is not imported", async () => {
  const who = await signUp();
  const cut = Buffer.from(testPicture().slice(0, 60)).toString("base64");
  const named = { ...emptyResume(), summary: "I count.", photo: { fileId: "f", visible: true } };
  for (const [document, reason] of [
    [{ basics: { ...basics, image: "https://example.com/me.jpg" } }, /inside the file/],
    [{ basics: { ...basics, image: `data:image/png;base64,${cut}` } }, /damaged/],
    [named, /stays with its resume/],
  ] as const) {
    const { id, photo, said } = await importJson(who, document);
    expect(photo).toBeUndefined();
    expect(said).toEqual([expect.stringMatching(reason)]);
    expect((await get(`/api/resumes/${id}`, bearer(who))).status).toBe(200);
  }
});
