/** Addresses people typed: shown without scheme, linked only where http, https or mailto. */
import { toPrintable } from "./page/printable.ts";

export interface PrintedLink {
  text: string;
  /** Null where the text is no address; it is then shown as plain text. */
  href: string | null;
}

const ALLOWED = new Set(["http:", "https:"]);
const BARE_HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Null for nothing, and for schemes that must not reach a page (`javascript:`, `data:` …). */
export function readLink(typed: string): PrintedLink | null {
  const value = toPrintable(typed).replace(/\s+/g, " ").trim();
  if (value === "") return null;
  const hasScheme = !BARE_HOST.test(value) && SCHEME.test(value);
  if (!hasScheme && !BARE_HOST.test(value)) return { text: value, href: null };
  const url = parse(hasScheme ? value : `https://${value}`);
  if (!url) return hasScheme ? null : { text: value, href: null };
  if (!ALLOWED.has(url.protocol)) return null;
  return { text: value.replace(/^https?:\/\//i, "").replace(/^([^/]+)\/$/, "$1"), href: url.href };
}

export function readEmail(typed: string): PrintedLink | null {
  const text = toPrintable(typed).trim();
  if (text === "") return null;
  return { text, href: /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text) ? `mailto:${text}` : null };
}

function parse(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
