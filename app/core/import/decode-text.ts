/** Decodes the text of a file: UTF-8, UTF-16 with a byte order mark, or the Western encoding of old Windows programs. */

export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes.subarray(2), true);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes.subarray(2), false);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function decodeUtf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  const even = bytes.slice(0, bytes.length & ~1);
  if (!isLittleEndian) {
    for (let at = 0; at < even.length; at += 2) {
      [even[at], even[at + 1]] = [even[at + 1] as number, even[at] as number];
    }
  }
  return new TextDecoder("utf-16le").decode(even);
}
