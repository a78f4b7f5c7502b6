/** Validates the redirect after login: only paths of this origin are allowed. */

const BASE_URL = "https://this-site.invalid";

/** In characters; no page of the site has a longer address. */
const MAX_LENGTH = 2000;

/**
 * Returns the path, query and fragment of `to` if it stays on this origin, else `fallback`. Parses the URL, because
 * browsers interpret `/\evil`, `/<tab>/evil` and `/.//evil` in ways that checks of the text miss.
 */
export function safeRedirectTo(to: unknown, fallback: string): string {
  if (typeof to !== "string" || !to.startsWith("/") || to.length > MAX_LENGTH) return fallback;
  let url: URL;
  try {
    url = new URL(to, BASE_URL);
  } catch {
    return fallback;
  }
  if (url.origin !== BASE_URL || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
