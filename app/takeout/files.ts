/** Texts as files of the archive. */
import type { NamedFile } from "#app/export/to-zip.ts";

export function asText(name: string, text: string): NamedFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

export function asJson(name: string, value: unknown): NamedFile {
  return asText(name, `${JSON.stringify(value, null, 2)}\n`);
}
