/** After signing in: stores the session and redirects to the page that required it. */
import { useNavigate, useSearchParams } from "@remix-run/react";
import { type StoredSession, storeSession } from "#app/client/stored-session.ts";
import { safeRedirectTo } from "#app/core/account/safe-redirect.ts";

/** The main flow starts with choosing a template [spec 1]. */
const DEFAULT_REDIRECT = "/templates";

/** The target of `?redirectTo=`, and the query string to pass on to the other account screens. */
export function useRedirectTo(): { redirectTo: string; query: string; isFromLanding: boolean } {
  const [params] = useSearchParams();
  const redirectTo = safeRedirectTo(params.get("redirectTo"), DEFAULT_REDIRECT);
  const query =
    redirectTo === DEFAULT_REDIRECT ? "" : `?redirectTo=${encodeURIComponent(redirectTo)}`;
  // The landing page links to the templates [spec 2], whose guard redirects here [spec 4].
  const isStart = params.has("redirectTo") && redirectTo === DEFAULT_REDIRECT;
  return { redirectTo, query, isFromLanding: isStart };
}

/** Goes on to the code page, with the address that the code was sent to. */
export function useVerification(): (email: unknown) => void {
  const navigate = useNavigate();
  const { query } = useRedirectTo();
  return (email) => navigate(`/verify-otp${query}`, { state: { email } });
}

export function useCompleteSignIn(): (session: StoredSession) => void {
  const navigate = useNavigate();
  const { redirectTo } = useRedirectTo();
  return ({ token, user }) => {
    storeSession({ token, user });
    navigate(redirectTo, { replace: true });
  };
}
