/** Creates a ZIP archive of several files. */
import { type Zippable, zipSync } from "fflate";

export interface NamedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** File types that are already compressed. */
export const IS_COMPRESSED = /\.(pdf|docx|odt|jpg)$/;

/** `at`: the modification time of all files. */
export function toZip(files: readonly NamedFile[], at: Date): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const { name, bytes } of files) {
    entries[name] = [bytes, { level: IS_COMPRESSED.test(name) ? 0 : 6, mtime: at }];
  }
  return new Uint8Array(zipSync(entries));
}
