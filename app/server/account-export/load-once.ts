/** Wraps a loader so that it runs once, for the first caller; later callers share its result, also a failure. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= load();
    return pending;
  };
}
