/**
 * Finds a file attached to a PDF by its bytes, without a PDF library: attachments are never inside
 * other streams.
 */
import { Inflate } from "fflate";

/** A resume is some kilobytes; a photo in it adds a megabyte or two. */
const MAX_FILE_BYTES = 4 * 1_048_576;
const MAX_ATTACHMENTS = 20;
const ATTACHMENT = "/EmbeddedFile";
const ENCRYPT = "/Encrypt";
/** In bytes; dictionaries of streams are short. */
const MAX_DICTIONARY = 1_000;

/** Returns the text of the first attachment for which `isWanted` is true. Encrypted files are not searched. */
export function findAttachedFile(
  bytes: Uint8Array,
  isWanted: (text: string) => boolean,
): string | null {
  let at = indexOf(bytes, ATTACHMENT, 0);
  if (at < 0 || isEncrypted(bytes)) return null;
  for (let count = 0; at >= 0 && count < MAX_ATTACHMENTS; count++) {
    const text = readStream(bytes, at);
    if (text !== null && isWanted(text)) return text;
    at = indexOf(bytes, ATTACHMENT, at + ATTACHMENT.length);
  }
  return null;
}

/** A value follows the key in the trailer, but not the same word in the URL of a link on the page. */
function isEncrypted(bytes: Uint8Array): boolean {
  let at = indexOf(bytes, ENCRYPT, 0);
  while (at >= 0 && !/[\s<]/.test(String.fromCharCode(bytes[at + ENCRYPT.length] ?? 0)))
    at = indexOf(bytes, ENCRYPT, at + ENCRYPT.length);
  return at >= 0;
}

function readStream(bytes: Uint8Array, at: number): string | null {
  // "/EmbeddedFiles" is the list of attachments, not one of them.
  if (bytes[at + ATTACHMENT.length] === "s".charCodeAt(0)) return null;
  const keyword = indexOf(bytes, "stream", at);
  if (keyword < 0 || keyword - at > MAX_DICTIONARY) return null;
  const start = String.fromCharCode(...bytes.subarray(Math.max(0, at - MAX_DICTIONARY), keyword));
  const dictionary = start.slice(start.lastIndexOf(" obj") + 1);
  let from = keyword + "stream".length;
  if (bytes[from] === 13) from++;
  if (bytes[from] === 10) from++;
  const end = indexOf(bytes, "endstream", from);
  const content = bytes.subarray(from, end < 0 ? bytes.length : end);
  if (!dictionary.includes("/Filter")) return decode(content.subarray(0, MAX_FILE_BYTES));
  return dictionary.includes("/FlateDecode") ? inflate(content) : null;
}

/** Stops at the size limit. */
function inflate(content: Uint8Array): string | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Without the two bytes of the zlib header.
  const stream = new Inflate((part) => {
    size += part.length;
    if (size <= MAX_FILE_BYTES) parts.push(part);
  });
  const step = 16_384;
  try {
    for (let at = 2; at < content.length && size <= MAX_FILE_BYTES; at += step) {
      stream.push(content.subarray(at, at + step));
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

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

function indexOf(bytes: Uint8Array, text: string, from: number): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < text.length && bytes[at + length] === text.charCodeAt(length)) length++;
    if (length === text.length) return at;
  }
  return -1;
}
