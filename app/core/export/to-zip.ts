/** Creates a ZIP archive of several files in memory; stream-zip.ts does it as a stream. */
import { type Zippable, zipSync } from "fflate";

export interface NamedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Matches names of files that are already compressed. */
export const COMPRESSED_FILE_NAME = /\.(pdf|docx|odt|jpg)$/;

/** `modifiedAt`: the modification time of all files. */
export function toZip(files: readonly NamedFile[], modifiedAt: Date): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const { name, bytes } of files) {
    entries[name] = [bytes, { level: COMPRESSED_FILE_NAME.test(name) ? 0 : 6, mtime: modifiedAt }];
  }
  return new Uint8Array(zipSync(entries));
}
