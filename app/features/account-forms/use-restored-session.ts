/** A login page that finds a session mends it once and goes on [spec 4]. */
import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { mendSession } from "#app/client/mend-session.ts";
import { storedSession } from "#app/client/stored-session.ts";
import { useRedirectTo } from "./use-signed-in.ts";

/** Where pages send one straight back here, the browser keeps no cookie, and mending again would circle. */
const MENDED_AT = "mended-at";
const CIRCLE_MS = 10_000;

type State = "looking" | "signed-out" | "no-cookie";

function justMended(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(MENDED_AT)) < CIRCLE_MS;
  } catch {
    return false;
  }
}

function noteMended(): void {
  try {
    sessionStorage.setItem(MENDED_AT, String(Date.now()));
  } catch {
    // Without storage there is nothing to mend from next time either.
  }
}

export function useRestoredSession(hasCookie: boolean): State {
  const navigate = useNavigate();
  const { key: arrival } = useLocation();
  const { redirectTo } = useRedirectTo();
  const [state, setState] = useState<State>(hasCookie ? "looking" : "signed-out");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an arrival, whatever re-renders; being sent back here is one
  useEffect(() => {
    if (!storedSession() && !hasCookie) return;
    if (!hasCookie && justMended()) return setState("no-cookie");
    setState("looking");
    let isHere = true;
    mendSession().then((token) => {
      if (!isHere) return;
      if (!token) return setState("signed-out");
      noteMended();
      navigate(redirectTo, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [arrival]);

  return state;
}
