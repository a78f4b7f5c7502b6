/** Texts as files of the archive, and their names. */
import { cleanFileName } from "#app/core/export/file-name.ts";
import type { NamedFile } from "#app/core/export/to-zip.ts";

/** Windows allows 260 for a whole path, and an archive is unpacked somewhere: two of these are in one. */
const LONGEST = 60;

export function asText(name: string, text: string): NamedFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** To be read by people too. */
export function asJson(name: string, value: unknown): NamedFile {
  return asText(name, `${JSON.stringify(value, null, 2)}\n`);
}

/** Of what may be large. */
export function asDenseJson(name: string, value: unknown): NamedFile {
  return asText(name, `${JSON.stringify(value)}\n`);
}

/** What somebody typed as part of a path. */
export function shortName(typed: string): string {
  let short = "";
  for (const character of cleanFileName(typed)) {
    if (short.length + character.length > LONGEST) break;
    short += character;
  }
  // What is at the end now may not stay there.
  return cleanFileName(short);
}
