/** Several finished files as one. */
import { type Zippable, zipSync } from "fflate";

export interface NamedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** PDF and DOCX are compressed inside already. */
export const IS_COMPRESSED = /\.(pdf|docx|jpg)$/;

/** `at`: what the archive gives as the files' time of change. */
export function toZip(files: readonly NamedFile[], at: Date): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const { name, bytes } of files) {
    entries[name] = [bytes, { level: IS_COMPRESSED.test(name) ? 0 : 6, mtime: at }];
  }
  return new Uint8Array(zipSync(entries));
}
