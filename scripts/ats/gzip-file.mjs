/** Gzips a packed file so that the same bytes give the same file on every machine, and writes it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";

/** @param content text or bytes, not yet gzipped */
export function writeGzipped(file, content) {
  const packed = gzipSync(content, { level: 9 });
  // The gzip header's operating system byte is the only one that differs between machines.
  packed[9] = 255;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, packed);
  console.log(`${file}: ${packed.length} bytes`);
}
