/** Wraps a loader so that it runs once, for the first caller; later callers share its result. */
export function loadOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
