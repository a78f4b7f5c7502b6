/** Stores the session in local storage as `token` and `user` (JSON) [spec 3, 4]. */
import * as v from "valibot";
import { type SignedInUser, signedInUserSchema } from "#app/core/account/signed-in-user.ts";

const STORAGE = { token: "token", user: "user" } as const;

export interface StoredSession {
  token: string;
  user: SignedInUser;
}

/** Fallback when storage is blocked: the session then lasts until the page is closed. */
let memory: StoredSession | null = null;

export function storedToken(): string | null {
  try {
    return localStorage.getItem(STORAGE.token) ?? memory?.token ?? null;
  } catch {
    return memory?.token ?? null;
  }
}

/** Returns both items if present. An unreadable user clears both [spec 4]. */
export function storedSession(): StoredSession | null {
  try {
    const token = localStorage.getItem(STORAGE.token);
    const userJson = localStorage.getItem(STORAGE.user);
    if (userJson === null) return memory;
    const user = parseUser(userJson);
    if (!user) clearSession();
    return token && user ? { token, user } : memory;
  } catch {
    return memory;
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
    localStorage.setItem(STORAGE.token, session.token);
    localStorage.setItem(STORAGE.user, JSON.stringify(session.user));
    memory = null;
  } catch {
    memory = session;
  }
}

/** Clears the stored session; POST /logout clears the cookie. */
export function clearSession(): void {
  memory = null;
  try {
    localStorage.removeItem(STORAGE.token);
    localStorage.removeItem(STORAGE.user);
  } catch {
    // Storage may be blocked, in which case there is nothing to clear.
  }
}
