/** The session as the browser keeps it: `token` and `user` (JSON) in local storage [spec 3, 4]. */
import * as v from "valibot";
import { type SignedInUser, signedInUserSchema } from "#app/core/account/signed-in-user.ts";

const STORAGE = { token: "token", user: "user" } as const;

export interface StoredSession {
  token: string;
  user: SignedInUser;
}

/** Stands in where storage is forbidden: the session then lasts as long as the page. */
let memory: StoredSession | null = null;

export function storedToken(): string | null {
  try {
    return localStorage.getItem(STORAGE.token) ?? memory?.token ?? null;
  } catch {
    return memory?.token ?? null;
  }
}

/** Both items, when both are there. A user that can't be read removes both [spec 4]. */
export function storedSession(): StoredSession | null {
  try {
    const token = localStorage.getItem(STORAGE.token);
    const userJson = localStorage.getItem(STORAGE.user);
    if (userJson === null) return memory;
    const user = parseUser(userJson);
    if (!user) forgetSession();
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

/** Ends the session in this browser; the cookie is ended by POST /logout. */
export function forgetSession(): void {
  memory = null;
  try {
    localStorage.removeItem(STORAGE.token);
    localStorage.removeItem(STORAGE.user);
  } catch {
    // Storage may be forbidden; then there is nothing to forget.
  }
}
