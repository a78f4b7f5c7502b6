/** Encodes a mail as a MIME message: headers in ASCII, text and HTML bodies in base64. */
import type { Mail } from "#app/server/context.ts";

export interface Sender {
  /** The whole value of MAIL_FROM. */
  full: string;
  address: string;
}

const SENDER =
  /^(?:[\p{L}\p{N} .&'’-]{1,80} <([^\s<>@]{1,64}@[a-z0-9.-]{1,190})>|([^\s<>@]{1,64}@[a-z0-9.-]{1,190}))$/iu;

/** Parses `Name <address>` or a bare address. Throws for anything else, such as line breaks (header injection). */
export function readSender(from: string): Sender {
  const [, inBrackets, alone] = SENDER.exec(from) ?? [];
  const address = inBrackets ?? alone;
  if (!address) throw new Error("MAIL_FROM must be an address like Covitae <no-reply@example.com>");
  return { full: from, address };
}

/**
 * Bytes of text in an encoded word: 52 characters of base64, with `=?utf-8?B?` and `?=` 64, of the 75 that RFC 2047
 * allows. 45 bytes would fit too, but 39 keep a line with `Subject: ` within the 76 that it allows for such lines.
 */
const WORD_BYTES = 39;

/** The whole message, with CRLF line ends. */
export function toMessage(
  { full, address }: Sender,
  { to, subject, text, html }: Mail,
  now: Date,
): string {
  const boundary = `=_${crypto.randomUUID()}`;
  const name = full === address ? "" : full.slice(0, full.lastIndexOf("<")).trim();
  const part = (type: string, body: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    ...(base64(new TextEncoder().encode(body)).match(/.{1,76}/g) ?? []),
  ];
  return [
    `From: ${name ? `${asHeader(name, true)} <${address}>` : address}`,
    `To: ${to}`,
    `Subject: ${asHeader(subject)}`,
    `Date: ${now.toUTCString().replace("GMT", "+0000")}`,
    `Message-ID: <${crypto.randomUUID()}@${address.split("@")[1]}>`,
    "Auto-Submitted: auto-generated",
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    ...part("text/plain", text),
    ...part("text/html", html),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

/** Returns ASCII text unchanged, otherwise encoded words (RFC 2047) that never split a character. */
function asHeader(text: string, isName = false): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes("=?")) return isName ? `"${text}"` : text;
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (new TextEncoder().encode(word + character).length > WORD_BYTES) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word]
    .map((chunk) => `=?utf-8?B?${base64(new TextEncoder().encode(chunk))}?=`)
    .join("\r\n ");
}

export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
