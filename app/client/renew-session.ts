/**
 * Renews the session, or logs out, after a connection was refused without a valid one [spec 4, 8].
 */
import { endSession } from "./end-session.ts";
import { refreshSession } from "./refresh-session.ts";
import { storedSession, storedToken } from "./stored-session.ts";

/**
 * `renewed`: this browser still has a session, perhaps a newer one of another tab. `unknown`: the server did not
 * answer. `ended`: logged out, and on the way to the login page.
 */
export async function renewSession(): Promise<"renewed" | "unknown" | "ended"> {
  const userId = storedSession()?.user.id;
  const token = await refreshSession();
  if (token !== null) {
    // Another user has logged in in this browser, so the page is loaded again with their rights.
    if (userId && storedSession()?.user.id !== userId) location.reload();
    return "renewed";
  }
  if (storedToken() !== null) return "unknown";
  await endSession();
  return "ended";
}
