import { useCallback, useRef, useState } from "react";

/** Runs one piece of work at a time; a second call while it runs does nothing. */
export function useBusy(work: () => Promise<void>): [isBusy: boolean, run: () => void] {
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(work);
  latest.current = work;
  const run = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await latest.current();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return [isBusy, run];
}
