/**
 * Finds a file attached to a PDF by its bytes, without a PDF library: attachments are never inside
 * other streams.
 */
import { Inflate } from "fflate";

/** A resume has some kilobytes; a photo in it adds a megabyte or two. */
const MAX_FILE_BYTES = 4 * 1_048_576;
const MAX_ATTACHMENTS = 20;
const ATTACHMENT = "/EmbeddedFile";
const ENCRYPT = "/Encrypt";
/** In bytes; dictionaries of streams are short. */
const MAX_DICTIONARY = 1_000;

/** The text of the first attachment for which `isWanted` is true; null without any, and for encrypted files. */
export function findAttachedFile(
  bytes: Uint8Array,
  isWanted: (text: string) => boolean,
): string | null {
  let keyIndex = indexOf(bytes, ATTACHMENT, 0);
  if (keyIndex < 0 || isEncrypted(bytes)) return null;
  for (let count = 0; keyIndex >= 0 && count < MAX_ATTACHMENTS; count++) {
    const text = readStream(bytes, keyIndex);
    if (text !== null && isWanted(text)) return text;
    keyIndex = indexOf(bytes, ATTACHMENT, keyIndex + ATTACHMENT.length);
  }
  return null;
}

/** A space or "<" follows the key in the trailer, but not the same word in the URL of a link on the page. */
function isEncrypted(bytes: Uint8Array): boolean {
  let index = indexOf(bytes, ENCRYPT, 0);
  while (index >= 0 && !/[\s<]/.test(String.fromCharCode(bytes[index + ENCRYPT.length] ?? 0)))
    index = indexOf(bytes, ENCRYPT, index + ENCRYPT.length);
  return index >= 0;
}

/**
 * The text of the stream in whose dictionary the key is. Null if there is none, if it is too long,
 * or if its compression is not Flate.
 */
function readStream(bytes: Uint8Array, keyIndex: number): string | null {
  const isListOfAttachments = bytes[keyIndex + ATTACHMENT.length] === "s".charCodeAt(0);
  if (isListOfAttachments) return null;
  const keyword = indexOf(bytes, "stream", keyIndex);
  if (keyword < 0 || keyword - keyIndex > MAX_DICTIONARY) return null;
  const before = bytes.subarray(Math.max(0, keyIndex - MAX_DICTIONARY), keyword);
  const beforeText = String.fromCharCode(...before);
  const dictionary = beforeText.slice(beforeText.lastIndexOf(" obj") + 1);
  let start = keyword + "stream".length;
  if (bytes[start] === CARRIAGE_RETURN) start++;
  if (bytes[start] === LINE_FEED) start++;
  const end = indexOf(bytes, "endstream", start);
  const content = bytes.subarray(start, end < 0 ? bytes.length : end);
  if (!dictionary.includes("/Filter")) return decode(content.subarray(0, MAX_FILE_BYTES));
  return dictionary.includes("/FlateDecode") ? inflate(content) : null;
}

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

/** The text of content compressed with zlib; null if it is empty, damaged at its start, or above the size limit. */
function inflate(content: Uint8Array): string | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
    if (size <= MAX_FILE_BYTES) parts.push(part);
  });
  // In small steps, so that a malicious file cannot expand far beyond the size limit.
  const step = 16_384;
  try {
    for (
      let start = ZLIB_HEADER_BYTES;
      start < content.length && size <= MAX_FILE_BYTES;
      start += step
    ) {
      stream.push(content.subarray(start, start + step));
    }
  } catch {
    // Ignore bytes after the end of the data.
  }
  if (size === 0 || size > MAX_FILE_BYTES) return null;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return decode(whole);
}

/** `Inflate` reads raw data, without this header. */
const ZLIB_HEADER_BYTES = 2;

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The first index of an ASCII text at or after `from`; -1 if there is none. */
function indexOf(bytes: Uint8Array, text: string, from: number): number {
  const first = text.charCodeAt(0);
  for (
    let index = bytes.indexOf(first, from);
    index >= 0;
    index = bytes.indexOf(first, index + 1)
  ) {
    let length = 1;
    while (length < text.length && bytes[index + length] === text.charCodeAt(length)) length++;
    if (length === text.length) return index;
  }
  return -1;
}
