/** Uploads the photo of an imported file and shows it in the resume. */
import type { StoredPhoto } from "#app/core/api-contract/photo-bodies.ts";
import { photoBytes } from "#app/core/import/json/read-photo.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import { callApi } from "./call-api.ts";

/** Throws if the server rejects the photo or cannot be reached. */
export async function uploadPhoto(resumeId: string, photo: ImportedPhoto): Promise<void> {
  const form = new FormData();
  form.set("file", new Blob([photoBytes(photo)]), "photo");
  const path = `/api/resumes/${resumeId}`;
  const { photo: stored } = await callApi<{ photo: StoredPhoto }>(`${path}/photo`, { form });
  const content = { photo: { fileId: stored.fileId, visible: photo.visible } };
  // The server changes only the fields that `content` has.
  await callApi(path, { method: "PUT", body: { content } });
}
