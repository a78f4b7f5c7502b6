/** Saves a reviewed import as a new resume. */
import { callApi } from "#app/client/call-api.ts";
import { type ImportDoubts, storeImportDoubts } from "#app/client/import-doubts.ts";
import { uploadPhoto } from "#app/client/upload-photo.ts";
import type { Imported } from "#app/core/import/outcome.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { TEXTS } from "./texts.ts";

/** An import after the user reviewed it. */
export interface ReviewedImport {
  imported: Imported;
  title: string;
  templateId: string;
  resume: Resume;
  /** The doubts that the user has not checked. */
  doubts: ImportDoubts;
}

/** Returns the id of the new resume; throws if it was not saved. */
export async function saveImport({
  imported: { appearance, photo },
  title,
  templateId,
  resume,
  doubts,
}: ReviewedImport): Promise<string> {
  const design = appearance?.design;
  const body = { title: title.trim() || undefined, templateId, resume, design };
  const { resume: created } = await callApi<{ resume: { id: string } }>("/api/resumes", { body });
  if (photo) {
    // Only a notification, because the resume is already saved and usable without a photo.
    await uploadPhoto(created.id, photo).catch((error) => {
      console.warn("Photo upload failed", error);
      notify.error(TEXTS.thePhotoCouldntBeImported);
    });
  }
  storeImportDoubts(created.id, doubts);
  return created.id;
}
