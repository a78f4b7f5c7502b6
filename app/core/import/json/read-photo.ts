/** The photo inside a JSON file, given as data; one at an address on the web is never fetched. */

import type { ImportedPhoto, Uncertain } from "#app/core/import/outcome.ts";
import { checkPhoto, MAX_PHOTO_BYTES } from "#app/core/photo/check-photo.ts";
import { isJson } from "./json-words.ts";

const DATA = /^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

export function readPhoto(
  document: unknown,
  /** The file's own reference, which means nothing for another resume. */
  named: unknown,
): { photo?: ImportedPhoto; noted: Uncertain[] } {
  const basics = isJson(document) && isJson(document.basics) ? document.basics : {};
  const { image } = basics;
  const visible = isJson(named) && named.visible === true;
  if (typeof image === "string" && image !== "") {
    const fault = faultOf(image);
    return fault ? { noted: [note(fault)] } : { photo: { image, visible }, noted: [] };
  }
  return { noted: isJson(named) ? [note("It stays with its resume. Add it in the editor.")] : [] };
}

function faultOf(image: string): string | null {
  const [, data] = DATA.exec(image.slice(0, MAX_PHOTO_BYTES * 1.4)) ?? [];
  if (!data) return "Only a picture inside the file can be taken over. Add yours in the editor.";
  try {
    const checked = checkPhoto(Uint8Array.from(atob(data), (each) => each.charCodeAt(0)));
    return checked.ok ? null : checked.message;
  } catch {
    return "This picture is damaged and cannot be read. Add yours in the editor.";
  }
}

const note = (reason: string): Uncertain => ({ field: null, text: "The photo", reason });

/** What a call takes it in by. */
export function photoBytes({ image }: Pick<ImportedPhoto, "image">): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(image.slice(image.indexOf(",") + 1)), (each) => each.charCodeAt(0));
}
