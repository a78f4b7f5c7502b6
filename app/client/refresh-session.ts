/** Restores the session cookie and local storage from each other, if either is still valid. */
import { clearSession, type StoredSession, storedToken, storeSession } from "./stored-session.ts";

/** Concurrent calls share one request. */
let pendingRefresh: Promise<string | null> | null = null;

/** The new token, stored with the user; null when there is no session left. */
export function refreshSession(): Promise<string | null> {
  pendingRefresh ??= requestSession().finally(() => {
    pendingRefresh = null;
  });
  return pendingRefresh;
}

async function requestSession(): Promise<string | null> {
  const token = storedToken();
  const response = await fetch("/api/auth/session", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  }).catch(() => null);
  // A network error does not prove that the session ended; only a 401 does.
  if (response?.status === 401) clearSession();
  if (!response?.ok) return null;
  const session = (await response.json()) as StoredSession;
  storeSession(session);
  return session.token;
}
