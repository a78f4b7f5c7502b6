/** Saves a reviewed import as a new resume. */
import { callApi } from "#app/client/call-api.ts";
import type { StoredPhoto } from "#app/core/api-contract/photo-bodies.ts";
import { photoBytes } from "#app/core/import/json/read-photo.ts";
import type { ImportedPhoto } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";
import type { Imported } from "./use-import.ts";

/** Returns the id of the new resume; throws if it was not saved. */
export async function saveImport(
  { look, photo }: Imported,
  { title, templateId, resume }: { title: string; templateId: string; resume: Resume },
): Promise<string> {
  const body = { title: title.trim() || undefined, templateId, resume, design: look?.design };
  const { resume: created } = await callApi<{ resume: { id: string } }>("/api/resumes", { body });
  if (photo) await uploadPhoto(created.id, photo);
  return created.id;
}

/** An upload error is only a notification, because the resume is already saved and usable without a photo. */
async function uploadPhoto(resumeId: string, photo: ImportedPhoto): Promise<void> {
  try {
    const form = new FormData();
    form.set("file", new Blob([photoBytes(photo)]), "photo");
    const path = `/api/resumes/${resumeId}`;
    const { photo: stored } = await callApi<{ photo: StoredPhoto }>(`${path}/photo`, { form });
    const content = { photo: { fileId: stored.fileId, visible: photo.visible } };
    await callApi(path, { method: "PUT", body: { content } });
  } catch (error) {
    console.warn("Photo upload failed", error);
    notify.error(TEXTS.thePhotoCouldntBeImported);
  }
}
