/** Addresses people typed: shown without scheme, linked only where http, https, mailto or tel. */
import { readAddress } from "#app/core/resume/read-address.ts";
import { toPrintable } from "./page/printable.ts";

export interface PrintedLink {
  text: string;
  /** Null where the text is no address; it is then shown as plain text. */
  href: string | null;
}

/** Null for nothing, and for schemes that must not reach a page (`javascript:`, `data:` …). */
export function readLink(typed: string): PrintedLink | null {
  // As typed: spaces and control characters can hide a scheme.
  const value = toPrintable(typed).replace(/\s+/g, " ").trim();
  if (value === "" || readAddress(typed).kind === "refused") return null;
  const address = readAddress(value);
  if (address.kind === "refused") return null;
  if (address.kind === "text") return { text: value, href: null };
  const text = value.replace(/^(?:https?:\/\/|mailto:|tel:)/i, "").replace(/^([^/]+)\/$/, "$1");
  return { text, href: address.href };
}

export function readEmail(typed: string): PrintedLink | null {
  const text = toPrintable(typed).trim();
  if (text === "") return null;
  return { text, href: /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text) ? `mailto:${text}` : null };
}
