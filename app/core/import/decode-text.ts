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
  // An odd byte at the end is half a UTF-16 unit.
  const completeUnits = bytes.slice(0, bytes.length & ~1);
  if (!isLittleEndian) {
    for (let index = 0; index < completeUnits.length; index += 2) {
      [completeUnits[index], completeUnits[index + 1]] = [
        completeUnits[index + 1] as number,
        completeUnits[index] as number,
      ];
    }
  }
  return new TextDecoder("utf-16le").decode(completeUnits);
}
