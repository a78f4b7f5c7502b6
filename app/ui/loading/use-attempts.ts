/** Counts retries of loading a source. */
import { useCallback, useState } from "react";

/** The count restarts at 0 when `source` changes. */
export function useAttempts(source: string): { attempt: number; retry(): void } {
  const [retries, setRetries] = useState({ source, count: 0 });
  const hasSourceChanged = retries.source !== source;
  // Reset during rendering, so that switching back to an earlier source also restarts at 0.
  if (hasSourceChanged) setRetries({ source, count: 0 });
  const retry = useCallback(
    () =>
      setRetries((previous) =>
        previous.source === source ? { source, count: previous.count + 1 } : previous,
      ),
    [source],
  );
  return { attempt: hasSourceChanged ? 0 : retries.count, retry };
}
