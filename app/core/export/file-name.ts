/** Names of exported files: what may be in them, and how an answer tells them to a browser. */

/** In bytes of UTF-8, with room for an extension below the 255 of file systems. */
const MAX_NAME_BYTES = 200;
/** Controls, bidirectional and invisible marks: they can disguise a name, or end a header line. */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Not allowed in a file name somewhere, or a way out of the folder. */
const FORBIDDEN = /[\\/:*?"<>|]+/g;
/** Windows keeps these for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Full name with whitespace turned to hyphens plus -resume [spec 7]. */
export function exportFileName(fullName: string): string {
  const name = cleanFileName(fullName.trim().replace(/\s+/g, "-"), "");
  return name === "" ? "resume" : `${name}-resume`;
}

/** A safe file name without its extension; `fallback` where nothing is left. */
export function cleanFileName(typed: string, fallback = "resume"): string {
  const name = typed
    .replace(/\p{Cs}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/\s/g, " ")
    .replace(INVISIBLE, "")
    .replace(FORBIDDEN, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/ {2,}/g, " ")
    .replace(/^[\s.]+/, "");
  const short = shorten(name).replace(/[\s.]+$/, "");
  if (!/[^\s.-]/.test(short)) return fallback;
  return RESERVED.test(short) ? `_${short}` : short;
}

/** RFC 6266: a plain name for old clients, the real one beside it (RFC 5987). */
export function contentDisposition(fileName: string): string {
  const plain = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function shorten(name: string): string {
  const encoder = new TextEncoder();
  let size = 0;
  let end = 0;
  for (const character of name) {
    size += encoder.encode(character).length;
    if (size > MAX_NAME_BYTES) return name.slice(0, end);
    end += character.length;
  }
  return name;
}
