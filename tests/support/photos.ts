/** Uploads and downloads photos by the API, for worker tests. */
import { exports } from "cloudflare:workers";
import { expect } from "vitest";
import { type ApiResponse, call } from "./api.ts";
import { aPng } from "./pictures.ts";
import { bearer, get, type SignedInPerson } from "./sign-in.ts";
import { ORIGIN } from "./worker.ts";

export const testPicture = () => aPng({ width: 320, height: 240 });

export const photoPath = (resumeId: string, fileId: string) =>
  `/api/resumes/${resumeId}/photo/${fileId}`;

export async function postPhoto(
  by: Record<string, string>,
  resumeId: string,
  file: BlobPart,
): Promise<ApiResponse> {
  const form = new FormData();
  form.set("file", new Blob([file], { type: "image/png" }), "me.png");
  const answer = await exports.default.fetch(`${ORIGIN}/api/resumes/${resumeId}/photo`, {
    method: "POST",
    headers: by,
    body: form,
  });
  const { status, headers } = answer;
  return { request: "POST photo", status, headers, body: await answer.json() };
}

/** Uploads a photo; returns its file id. */
export async function uploadPhoto(
  by: SignedInPerson,
  resumeId: string,
  file: BlobPart = testPicture(),
): Promise<string> {
  const { status, body } = await postPhoto(bearer(by), resumeId, file);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.photo.fileId;
}

export const setPhoto = (by: SignedInPerson, resumeId: string, fileId: string, visible = true) =>
  call(by, "PUT", `/api/resumes/${resumeId}`, { content: { photo: { fileId, visible } } });

export async function fetchPhoto(by: SignedInPerson, resumeId: string, fileId: string) {
  const answer = await get(photoPath(resumeId, fileId), bearer(by));
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}
