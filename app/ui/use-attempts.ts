/** How often the same thing has been asked for again. */
import { useCallback, useState } from "react";

/** @param of what is asked for; another thing begins at none */
export function useAttempts(of: string): { attempt: number; retry(): void } {
  const [tried, setTried] = useState({ of, count: 0 });
  const attempt = tried.of === of ? tried.count : 0;
  const retry = useCallback(
    () => setTried((before) => ({ of, count: before.of === of ? before.count + 1 : 1 })),
    [of],
  );
  return { attempt, retry };
}
