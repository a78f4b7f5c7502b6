/** Updates the stored session after the user's account changed. */

import { storedToken, storeSession } from "#app/client/stored-session.ts";
import type { SignedInUser } from "#app/core/account/signed-in-user.ts";

export function storeUser(user: SignedInUser, newToken?: string): void {
  const token = newToken ?? storedToken();
  if (token) storeSession({ token, user });
}
