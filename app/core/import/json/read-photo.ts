/** Reads the photo embedded in a JSON file as a data URL. A photo at a web address is never fetched. */

import type { ImportedPhoto, ImportIssue } from "#app/core/import/outcome.ts";
import { checkPhoto, MAX_PHOTO_BYTES } from "#app/core/photo/check-photo.ts";
import { isJsonObject } from "./json-text.ts";

const PHOTO_DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

export function readPhoto(
  document: unknown,
  /** The file's reference to a stored photo, which belongs to the original resume. */
  photoReference: unknown,
): { photo?: ImportedPhoto; issues: ImportIssue[] } {
  const basics = isJsonObject(document) && isJsonObject(document.basics) ? document.basics : {};
  const { image } = basics;
  const visible = isJsonObject(photoReference) && photoReference.visible === true;
  if (typeof image === "string" && image !== "") {
    const problem = findProblem(image);
    return problem ? { issues: [photoIssue(problem)] } : { photo: { image, visible }, issues: [] };
  }
  return {
    issues: isJsonObject(photoReference)
      ? [photoIssue("It stays with its resume. Add it in the editor.")]
      : [],
  };
}

function findProblem(image: string): string | null {
  const [, data] = PHOTO_DATA_URL.exec(image.slice(0, MAX_PHOTO_BYTES * 1.4)) ?? [];
  if (!data) return "Only a picture inside the file can be taken over. Add yours in the editor.";
  try {
    const checked = checkPhoto(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
    return checked.ok ? null : checked.message;
  } catch {
    return "This picture is damaged and cannot be read. Add yours in the editor.";
  }
}

const photoIssue = (reason: string): ImportIssue => ({ field: null, text: "The photo", reason });

/** The decoded bytes of the data URL, for the upload. */
export function photoBytes({ image }: Pick<ImportedPhoto, "image">): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(image.slice(image.indexOf(",") + 1)), (character) =>
    character.charCodeAt(0),
  );
}
