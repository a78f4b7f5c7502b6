import { useCallback, useRef, useState } from "react";

/** Runs one piece of work at a time; a second call while it runs does nothing. */
export function useBusy<A extends unknown[]>(
  work: (...asked: A) => Promise<void>,
): [isBusy: boolean, run: (...asked: A) => void] {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  const run = useCallback(async (...asked: A) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await latest.current(...asked);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return [isBusy, run];
}
