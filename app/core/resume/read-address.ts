/** Decides which addresses in a link field may be linked, for the page and all exports. */

const ALLOWED_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);
/** A host without a scheme, with port and path: "github.com/zoe", "müller.de:8080/x". */
const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const MAILTO_WITHOUT_PARAMETERS = /^mailto:[^\s@?&<>"]+@[^\s@?&<>"]+$/i;
/** Schemes that a program could run or open, also with spaces, entities or full-width letters. */
const UNSAFE_SCHEME = /^(?:javascript|vbscript|data|file|blob):/;

/** `text`: shown, without a link. `refused`: neither linked nor shown. */
export type ParsedAddress = { kind: "link"; href: string } | { kind: "text" } | { kind: "refused" };

/** `input`: with or without a scheme, `github.com/zoe` or `https://github.com/zoe`. */
export function readAddress(input: string): ParsedAddress {
  const value = input.trim();
  if (isUnsafe(value)) return { kind: "refused" };
  const isBareHost = BARE_HOST.test(value);
  const hasScheme = !isBareHost && SCHEME.test(value);
  if (!hasScheme && !isBareHost) return { kind: "text" };
  const address = hasScheme ? value : `https://${value}`;
  if (!URL.canParse(address)) return { kind: hasScheme ? "refused" : "text" };
  const { protocol, href } = new URL(address);
  if (!ALLOWED_SCHEMES.has(protocol)) return { kind: "refused" };
  // A mailto link with parameters could add other recipients or a message.
  if (protocol === "mailto:" && !MAILTO_WITHOUT_PARAMETERS.test(value)) return { kind: "text" };
  return { kind: "link", href };
}

/** True for an absolute link with a safe scheme; relative links don't work in a file. */
export const isSafeAbsoluteLink = (href: string) =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(href) && readAddress(href).kind !== "refused";

/** The field's text for an export; empty for an address that a program could run or open. */
export const dropUnsafeAddress = (input: string) => (isUnsafe(input) ? "" : input);

const isUnsafe = (input: string) => UNSAFE_SCHEME.test(normalizeAddress(input));

/** Normalizes an address as a lenient program does: resolves entities, removes spaces and control characters. */
function normalizeAddress(value: string): string {
  const resolved = value
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, digits: string) =>
      character(Number.parseInt(digits, 16)),
    )
    .replace(/&#([0-9]{1,7});?/g, (_, digits: string) => character(Number(digits)))
    .replace(/&colon;/gi, ":")
    .replace(/&(?:tab|newline);/gi, "");
  return resolved
    .normalize("NFKC")
    .replace(/[\s\p{C}]/gu, "")
    .toLowerCase();
}

const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : "");
