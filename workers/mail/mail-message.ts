/** A mail as the bytes that go over the wire: headers in ASCII, both bodies in base64. */
import type { Mail } from "#app/server/context.ts";

export interface Sender {
  /** As in MAIL_FROM. */
  full: string;
  address: string;
}

const SENDER =
  /^(?:[\p{L}\p{N} .&'’-]{1,80} <([^\s<>@]{1,64}@[a-z0-9.-]{1,190})>|([^\s<>@]{1,64}@[a-z0-9.-]{1,190}))$/iu;

/** `Name <address>`, or an address alone. Throws for anything else, line breaks above all. */
export function readSender(from: string): Sender {
  const [, inBrackets, alone] = SENDER.exec(from) ?? [];
  const address = inBrackets ?? alone;
  if (!address) throw new Error("MAIL_FROM must be an address like Covitae <no-reply@example.com>");
  return { full: from, address };
}

/** An encoded word may have 75 characters; so many bytes of text fit. */
const WORD_BYTES = 42;

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

/** Plain where it is plain, else in encoded words (RFC 2047), never cut within a character. */
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
    .map((each) => `=?utf-8?B?${base64(new TextEncoder().encode(each))}?=`)
    .join("\r\n ");
}

export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
