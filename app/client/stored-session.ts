/** Stores the session in local storage as `token` and `user` (JSON) [spec 3, 4]. */
import * as v from "valibot";
import { type SignedInUser, signedInUserSchema } from "#app/core/account/signed-in-user.ts";

const STORAGE_KEYS = { token: "token", user: "user" } as const;

export interface StoredSession {
  token: string;
  user: SignedInUser;
}

/** Fallback when storage is blocked: the session then lasts until the page is closed. */
let unstoredSession: StoredSession | null = null;

export function storedToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.token) ?? unstoredSession?.token ?? null;
  } catch {
    return unstoredSession?.token ?? null;
  }
}

/** Returns both items if present. An unreadable user clears both [spec 4]. */
export function storedSession(): StoredSession | null {
  try {
    const token = localStorage.getItem(STORAGE_KEYS.token);
    const userJson = localStorage.getItem(STORAGE_KEYS.user);
    if (userJson === null) return unstoredSession;
    const user = parseUser(userJson);
    if (!user) clearSession();
    return token && user ? { token, user } : unstoredSession;
  } catch {
    return unstoredSession;
  }
}

function parseUser(json: string): SignedInUser | null {
  try {
    const parsed = v.safeParse(signedInUserSchema, JSON.parse(json));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function storeSession(session: StoredSession): void {
  try {
    localStorage.setItem(STORAGE_KEYS.token, session.token);
    localStorage.setItem(STORAGE_KEYS.user, JSON.stringify(session.user));
    unstoredSession = null;
  } catch {
    unstoredSession = session;
  }
}

/** Clears the stored session; POST /logout clears the cookie. */
export function clearSession(): void {
  unstoredSession = null;
  try {
    localStorage.removeItem(STORAGE_KEYS.token);
    localStorage.removeItem(STORAGE_KEYS.user);
  } catch {
    // Storage may be blocked, in which case there is nothing to clear.
  }
}
