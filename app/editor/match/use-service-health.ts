/** Whether the score service answers its health check: OPTIONS /api/ats-score [spec 7]. */
import { useCallback, useEffect, useState } from "react";
import { fetchApi } from "#app/client/call-api.ts";
import { SCORE_PATH } from "./use-score.ts";

/** Time between checks while the service is down. */
const RETRY_MS = 30_000;

async function isHealthy(): Promise<boolean> {
  try {
    return (await fetchApi(SCORE_PATH, { method: "OPTIONS" })).ok;
  } catch {
    return false;
  }
}

/**
 * Checks at once, and every 30 s while the service is down and the page is visible.
 * @param isNeeded false if scores are computed in this browser
 */
export function useServiceHealth(isNeeded: boolean): { isDown: boolean; check(): void } {
  const [isDown, setDown] = useState(false);
  const check = useCallback(() => {
    if (isNeeded) void isHealthy().then((healthy) => setDown(!healthy));
  }, [isNeeded]);
  useEffect(check, [check]);
  useEffect(() => {
    if (!isDown) return;
    const timer = setInterval(() => document.visibilityState === "visible" && check(), RETRY_MS);
    addEventListener("online", check);
    return () => {
      clearInterval(timer);
      removeEventListener("online", check);
    };
  }, [isDown, check]);
  return { isDown, check };
}
