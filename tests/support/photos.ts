/** Photos as a program uploads and fetches them, for worker tests. */
import { exports } from "cloudflare:workers";
import { expect } from "vitest";
import { type Answered, call } from "./api.ts";
import { aPng } from "./pictures.ts";
import { bearer, get, type SignedInPerson } from "./sign-in.ts";
import { ORIGIN } from "./worker.ts";

export const aPicture = () => aPng({ width: 320, height: 240 });

export const photoPath = (resumeId: string, fileId: string) =>
  `/api/resumes/${resumeId}/photo/${fileId}`;

export async function upload(
  by: Record<string, string>,
  resumeId: string,
  file: BlobPart,
): Promise<Answered> {
  const form = new FormData();
  form.set("file", new Blob([file], { type: "image/png" }), "me.png");
  const answer = await exports.default.fetch(`${ORIGIN}/api/resumes/${resumeId}/photo`, {
    method: "POST",
    headers: by,
    body: form,
  });
  const { status, headers } = answer;
  return { asked: "POST photo", status, headers, body: await answer.json() };
}

/** Its name, once it is stored. */
export async function uploaded(
  by: SignedInPerson,
  resumeId: string,
  file: BlobPart = aPicture(),
): Promise<string> {
  const { status, body } = await upload(bearer(by), resumeId, file);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.photo.fileId;
}

export const showPhoto = (by: SignedInPerson, resumeId: string, fileId: string, visible = true) =>
  call(by, "PUT", `/api/resumes/${resumeId}`, { content: { photo: { fileId, visible } } });

export async function photoOf(by: SignedInPerson, resumeId: string, fileId: string) {
  const answer = await get(photoPath(resumeId, fileId), bearer(by));
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}
