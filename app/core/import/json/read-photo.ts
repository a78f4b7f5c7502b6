/** Reads the photo embedded in a JSON file as a data URL. A photo at a web address is never fetched. */

import type { ImportedPhoto, ImportIssue } from "#app/core/import/outcome.ts";
import { checkPhoto, MAX_PHOTO_BYTES } from "#app/core/photo/check-photo.ts";
import { isJsonObject } from "./json-text.ts";

/** Base64 takes 4 characters for 3 bytes, which is 1.33 each; the start of the data URL takes a few more. */
const MAX_PHOTO_CHARACTERS = MAX_PHOTO_BYTES * 1.4;
const PHOTO_DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** @param photoReference the file's reference to a stored photo, which belongs to the original resume */
export function readPhoto(
  document: unknown,
  photoReference: unknown,
): { photo?: ImportedPhoto; issues: ImportIssue[] } {
  const basics = isJsonObject(document) && isJsonObject(document.basics) ? document.basics : {};
  const { image } = basics;
  const visible = isJsonObject(photoReference) && photoReference.visible === true;
  if (typeof image === "string" && image !== "") {
    const problem = findPhotoProblem(image);
    return problem ? { issues: [photoIssue(problem)] } : { photo: { image, visible }, issues: [] };
  }
  return {
    issues: isJsonObject(photoReference)
      ? [photoIssue("It stays with its resume. Add it in the editor.")]
      : [],
  };
}

/** Why a photo is not imported, as text for the user; null if it is. */
function findPhotoProblem(image: string): string | null {
  const [, data] = PHOTO_DATA_URL.exec(image.slice(0, MAX_PHOTO_CHARACTERS)) ?? [];
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
