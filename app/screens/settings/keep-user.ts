/** What the browser keeps of a session, after its owner has changed. */

import { storedToken, storeSession } from "#app/client/stored-session.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";

export function keepUser(user: SignedInUser, newToken?: string): void {
  const token = newToken ?? storedToken();
  if (token) storeSession({ token, user });
}

export const UNREACHED = "The server could not be reached. Check the connection, then try again.";
