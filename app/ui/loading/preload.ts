/** Late enough not to compete with the initial load. */
const PRELOAD_DELAY_MS = 4_000;

/**
 * Preloads code that may be needed later, so that it is also available offline. If the browser is offline then,
 * it loads when back online.
 * @param load a dynamic `import()`, which can be called repeatedly
 */
export function preload<T>(load: () => Promise<T>): () => Promise<T> {
  if (typeof document !== "undefined") {
    const start = () => void load().catch(() => addEventListener("online", start, { once: true }));
    setTimeout(start, PRELOAD_DELAY_MS);
  }
  return load;
}
