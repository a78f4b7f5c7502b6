/** On the login page, refreshes a session that is still valid and redirects [spec 4]. */
import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { refreshSession } from "#app/client/refresh-session.ts";
import { storedSession } from "#app/client/stored-session.ts";
import { useRedirectAfterSignIn } from "./use-sign-in-redirect.ts";

/** If a redirect leads straight back here, the browser blocks cookies and another refresh would loop. */
const REFRESHED_AT_KEY = "refreshed-at";
const REDIRECT_LOOP_WINDOW_MS = 10_000;

/** `no-cookie`: there is a session, but the browser blocks the cookie, so pages that need an account redirect here. */
type SessionCheck = "checking" | "signed-out" | "no-cookie";

function wasJustRefreshed(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(REFRESHED_AT_KEY)) < REDIRECT_LOOP_WINDOW_MS;
  } catch {
    return false;
  }
}

function recordRefresh(): void {
  try {
    sessionStorage.setItem(REFRESHED_AT_KEY, String(Date.now()));
  } catch {
    // Without storage there is no session to refresh next time either.
  }
}

/** `hasCookie`: whether the request for the login page carried a session cookie. */
export function useRestoredSession(hasCookie: boolean): SessionCheck {
  const redirectToTarget = useRedirectAfterSignIn();
  const { key: navigationKey } = useLocation();
  const [state, setState] = useState<SessionCheck>(hasCookie ? "checking" : "signed-out");

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation, including a redirect back to this page
  useEffect(() => {
    if (!storedSession() && !hasCookie) return;
    if (!hasCookie && wasJustRefreshed()) return setState("no-cookie");
    setState("checking");
    let isMounted = true;
    refreshSession().then((token) => {
      if (!isMounted) return;
      if (!token) return setState("signed-out");
      recordRefresh();
      redirectToTarget();
    });
    return () => {
      isMounted = false;
    };
  }, [navigationKey]);

  return state;
}
