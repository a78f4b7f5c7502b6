/** How often the same thing has been asked for again. */
import { useCallback, useState } from "react";

/** @param of what is asked for; another thing begins at none */
export function useAttempts(of: string): { attempt: number; retry(): void } {
  const [tried, setTried] = useState({ of, count: 0 });
  const isAnother = tried.of !== of;
  // Forgotten at once, or coming back to it would go on where it stopped.
  if (isAnother) setTried({ of, count: 0 });
  const retry = useCallback(
    () => setTried((before) => (before.of === of ? { of, count: before.count + 1 } : before)),
    [of],
  );
  return { attempt: isAnother ? 0 : tried.count, retry };
}
