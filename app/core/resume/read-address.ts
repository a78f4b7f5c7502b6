/** Which addresses in a link field lead anywhere: the one place that decides it, for every way to a reader. */

const ALLOWED = new Set(["http:", "https:", "mailto:", "tel:"]);
const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const PLAIN_MAIL = /^mailto:[^\s@?&<>"]+@[^\s@?&<>"]+$/i;
/** What some program runs or opens, even written apart, in entities or in wide letters. */
const HARMFUL = /^(?:javascript|vbscript|data|file|blob):/;

/** `text`: shown, without a link. `refused`: neither linked nor shown. */
export type ReadAddress = { kind: "link"; href: string } | { kind: "text" } | { kind: "refused" };

/** `typed`: with or without a scheme, `github.com/zoe` as well as `https://github.com/zoe`. */
export function readAddress(typed: string): ReadAddress {
  const value = typed.trim();
  if (isHarmful(value)) return { kind: "refused" };
  const isBareHost = BARE_HOST.test(value);
  const hasScheme = !isBareHost && SCHEME.test(value);
  if (!hasScheme && !isBareHost) return { kind: "text" };
  const address = hasScheme ? value : `https://${value}`;
  if (!URL.canParse(address)) return { kind: hasScheme ? "refused" : "text" };
  const { protocol, href } = new URL(address);
  if (!ALLOWED.has(protocol)) return { kind: "refused" };
  // More than an address could name other recipients, or what is written to them.
  if (protocol === "mailto:" && !PLAIN_MAIL.test(value)) return { kind: "text" };
  return { kind: "link", href };
}

/** Markup that names a link as plainly as can be: relative ones lead nowhere from a file. */
export const isPlainLink = (href: string) =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(href) && readAddress(href).kind !== "refused";

/** The field's text to be kept in a file: all but what some program could run or open. */
export const withoutHarmful = (typed: string) => (isHarmful(typed) ? "" : typed);

const isHarmful = (typed: string) => HARMFUL.test(undisguised(typed));

/** As a lenient program reads it: entities resolved, wide letters plain, spaces and control characters gone. */
function undisguised(value: string): string {
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
