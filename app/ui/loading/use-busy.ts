/** Runs an async action; calls while it is running are ignored. */
import { useCallback, useRef, useState } from "react";

export function useBusy<A extends unknown[]>(
  action: (...args: A) => Promise<void>,
): [isBusy: boolean, run: (...args: A) => void] {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const latest = useRef(action);
  latest.current = action;
  const run = useCallback(async (...args: A) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await latest.current(...args);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return [isBusy, run];
}
