/** Ends the browser's session after a 401: logs out and goes to the login page, which leads back here [spec 4, 8]. */
import { clearSession } from "./stored-session.ts";

/** Also clears the cookie; otherwise the login page would sign in again. */
export async function endSession(): Promise<void> {
  clearSession();
  await fetch("/logout", { method: "POST", redirect: "manual" }).catch(() => {});
  const { pathname, search, hash } = location;
  location.assign(`/login?redirectTo=${encodeURIComponent(pathname + search + hash)}`);
}
