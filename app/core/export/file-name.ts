/** Names of exported files, and the Content-Disposition header that sends them to a browser. */

/** In bytes of UTF-8; leaves room for an extension within the 255 bytes of file systems. */
const MAX_NAME_BYTES = 200;
/** Control, bidirectional and invisible characters, which can disguise a name or end a header line. */
const INVISIBLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Characters that some file systems forbid or that could leave the folder. */
const FORBIDDEN = /[\\/:*?"<>|]+/g;
/** Names that Windows reserves for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The full name with hyphens for spaces, plus "-resume" [spec 7]; commas before degrees would only be in the way. */
export function exportFileName(fullName: string): string {
  const name = cleanFileName(fullName.trim().replace(/[\s,]+/g, "-"), "");
  return name === "" ? "resume" : `${name}-resume`;
}

/** Returns a safe file name without extension, or `fallback` if nothing is left. */
export function cleanFileName(input: string, fallback = "resume"): string {
  const short = shorten(withoutForbidden(input)).replace(/[\s.]+$/, "");
  if (!/[^\s.-]/.test(short)) return fallback;
  return RESERVED.test(short) ? `_${short}` : short;
}

/** How many characters of a file name `cleanFileName` would cut off, because it has too many bytes. */
export function countExcess(input: string): number {
  // Dots and spaces at the end are left out anyway.
  const name = withoutForbidden(input).replace(/[\s.]+$/, "");
  return [...name].length - [...shorten(name)].length;
}

function withoutForbidden(input: string): string {
  return input
    .replace(/\p{Cs}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/\s/g, " ")
    .replace(INVISIBLE, "")
    .replace(FORBIDDEN, "-")
    .replace(/\.{2,}/g, ".")
    .replace(/ {2,}/g, " ")
    .replace(/^[\s.]+/, "");
}

/** RFC 6266: an ASCII name for old clients, and the full name (RFC 5987). */
export function contentDisposition(fileName: string): string {
  const asciiName = fileName
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`;
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
