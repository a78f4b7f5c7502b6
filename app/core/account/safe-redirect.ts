/** Where to go after signing in: a path of this origin and nothing else. */

const HERE = "https://this-site.invalid";

/**
 * The path, query and fragment of `to` when it stays here, else `fallback`. Parsed and written anew, since
 * what browsers make of `/\evil`, `/<tab>/evil` and `/.//evil` escapes checks on the text.
 */
export function safeRedirectTo(to: unknown, fallback: string): string {
  if (typeof to !== "string" || !to.startsWith("/") || to.length > 2000) return fallback;
  let url: URL;
  try {
    url = new URL(to, HERE);
  } catch {
    return fallback;
  }
  if (url.origin !== HERE || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
