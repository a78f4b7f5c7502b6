/** Long after the first sight, which it must not slow, and before the connection may be gone. */
const AFTER_MS = 4_000;

/**
 * Code that is wanted later, if at all: fetched by itself once the page stands, so that it is there without a
 * network, too. Where there is none then, as soon as there is one.
 * @param load an `import()`; asked again it gives the same
 */
export function fetchAhead<T>(load: () => Promise<T>): () => Promise<T> {
  if (typeof document !== "undefined") {
    const fetch = () => void load().catch(() => addEventListener("online", fetch, { once: true }));
    setTimeout(fetch, AFTER_MS);
  }
  return load;
}
