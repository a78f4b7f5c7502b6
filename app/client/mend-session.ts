/** A page whose cookie or storage is gone gets both back, if either is still good. */
import { forgetSession, type StoredSession, storedToken, storeSession } from "./stored-session.ts";

/** Calls made at the same time wait for one mending. */
let underWay: Promise<string | null> | null = null;

/** The new token, stored with the user; null when there is no session left. */
export function mendSession(): Promise<string | null> {
  underWay ??= mend().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function mend(): Promise<string | null> {
  const token = storedToken();
  const answer = await fetch("/api/auth/session", {
    method: "POST",
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  }).catch(() => null);
  // Without a network the session may well be good; only the server's word ends it.
  if (answer?.status === 401) forgetSession();
  if (!answer?.ok) return null;
  const session = (await answer.json()) as StoredSession;
  storeSession(session);
  return session.token;
}
