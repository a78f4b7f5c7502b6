/** Formats typed addresses: shown without a scheme, and linked only for http, https, mailto and tel. */
import { readAddress } from "#app/core/resume/read-address.ts";
import { toPrintable } from "./page/printable.ts";

export interface PrintedLink {
  text: string;
  /** Null for text that is not an address, which is shown without a link. */
  href: string | null;
}

/**
 * `input`: a typed address, with or without a scheme. Returns null for empty text and for unsafe
 * schemes (`javascript:`, `data:` …).
 */
export function readLink(input: string): PrintedLink | null {
  // The original text is checked too, because spaces and control characters can hide a scheme.
  const value = toPrintable(input).replace(/\s+/g, " ").trim();
  if (value === "" || readAddress(input).kind === "refused") return null;
  const address = readAddress(value);
  if (address.kind === "refused") return null;
  if (address.kind === "text") return { text: value, href: null };
  const text = value.replace(/^(?:https?:\/\/|mailto:|tel:)/i, "").replace(/^([^/]+)\/$/, "$1");
  return { text, href: address.href };
}

/** Links a valid email address with `mailto:`; null for empty text. */
export function readEmail(input: string): PrintedLink | null {
  const text = toPrintable(input).trim();
  if (text === "") return null;
  return { text, href: /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text) ? `mailto:${text}` : null };
}
