/** Encodes texts as files of the account export, and limits their names. */
import { cleanFileName } from "#app/core/export/file-name.ts";
import type { NamedFile } from "#app/core/export/to-zip.ts";

/** Windows limits a whole path to 260 characters; a path in the archive holds up to two such names. */
const MAX_NAME_LENGTH = 60;

export function toTextFile(name: string, text: string): NamedFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** Indented, because people read these files too. */
export function toJsonFile(name: string, value: unknown): NamedFile {
  return toTextFile(name, `${JSON.stringify(value, null, 2)}\n`);
}

/** Without indentation, for content that may be large. */
export function toCompactJsonFile(name: string, value: unknown): NamedFile {
  return toTextFile(name, `${JSON.stringify(value)}\n`);
}

/** Turns a title or name that a user typed into a short, valid part of a path. */
export function toShortFileName(title: string): string {
  let short = "";
  for (const character of cleanFileName(title)) {
    if (short.length + character.length > MAX_NAME_LENGTH) break;
    short += character;
  }
  // Cleaned again, because cutting may leave a space or dot at the end.
  return cleanFileName(short);
}
