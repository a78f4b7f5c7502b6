/** What follows a sign-in: the session is stored, and the way goes on to where it was interrupted. */
import { useNavigate, useSearchParams } from "@remix-run/react";
import { type StoredSession, storeSession } from "#app/client/stored-session.ts";
import { safeRedirectTo } from "#app/core/account/safe-redirect.ts";

/** The main flow begins with choosing a template [spec 1]. */
const AFTER_SIGN_IN = "/templates";

/** Where `?redirectTo=` leads, and its query string to hand on to the other account screens. */
export function useRedirectTo(): { redirectTo: string; query: string; isStart: boolean } {
  const [params] = useSearchParams();
  const redirectTo = safeRedirectTo(params.get("redirectTo"), AFTER_SIGN_IN);
  const query = redirectTo === AFTER_SIGN_IN ? "" : `?redirectTo=${encodeURIComponent(redirectTo)}`;
  // The start page's calls to action lead to the templates [spec 2], and the guard from there to here [spec 4].
  const isStart = params.has("redirectTo") && redirectTo === AFTER_SIGN_IN;
  return { redirectTo, query, isStart };
}

export function useSignedIn(): (session: StoredSession) => void {
  const navigate = useNavigate();
  const { redirectTo } = useRedirectTo();
  return ({ token, user }) => {
    storeSession({ token, user });
    navigate(redirectTo, { replace: true });
  };
}
