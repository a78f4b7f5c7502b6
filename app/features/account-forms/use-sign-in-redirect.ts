/** After signing in: stores the session and redirects to the page that required it. */
import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type StoredSession, storeSession } from "#app/client/stored-session.ts";
import { HAS_ACCOUNT_PARAMETER, loginPathFor } from "#app/core/account/login-path.ts";
import { safeRedirectTo } from "#app/core/account/safe-redirect.ts";

/** The main flow starts with choosing a template [spec 1]. */
const DEFAULT_REDIRECT = "/templates";
/** If no page was asked for: the server goes on to the dashboard for a person who has resumes. */
const REDIRECT_AFTER_SIGN_IN = "/templates?after=sign-in";

/** The sign-up form's place on the login page. */
export const SIGN_UP_HASH = "#signup";

/**
 * The fragment of the page that required the login: browsers keep it through the redirect to the
 * login page. Empty for the login pages' own fragments: a password reset token and the sign-up
 * form.
 */
function preservedHash(): string {
  const { hash } = location;
  return hash.startsWith("#token=") || hash === SIGN_UP_HASH ? "" : hash;
}

function redirectTarget(to: string | null, hash: string, fallback = DEFAULT_REDIRECT): string {
  return safeRedirectTo(to === null || to.includes("#") ? to : to + hash, fallback);
}

/** Goes to the page that required the login. */
export function useRedirectAfterSignIn(): () => void {
  const navigate = useNavigate();
  return () => {
    const to = redirectTarget(
      new URLSearchParams(location.search).get("redirectTo"),
      preservedHash(),
      REDIRECT_AFTER_SIGN_IN,
    );
    // A full page load, because a client-side navigation loses the fragment if the page redirects.
    if (to.includes("#")) location.replace(to);
    else navigate(to, { replace: true });
  };
}

/** The target of `?redirectTo=`, and the query string to pass on to the other account screens. */
export function useRedirectTo(): {
  redirectTo: string;
  query: string;
  /** The user came from the landing page's links to the templates. */
  isFromLanding: boolean;
  /** A page that requires an account redirected here, and the user did not choose "Log in". */
  isRedirected: boolean;
  /** The user chose "Log in", which says that they have an account. */
  hasAccount: boolean;
  /** The address for "Log in" links. */
  loginPath: string;
} {
  const [params] = useSearchParams();
  const [hash, setHash] = useState("");
  useEffect(() => setHash(preservedHash()), []);
  const redirectTo = redirectTarget(params.get("redirectTo"), hash);
  const query =
    redirectTo === DEFAULT_REDIRECT ? "" : `?redirectTo=${encodeURIComponent(redirectTo)}`;
  // The landing page links to the templates [spec 2], whose guard redirects here [spec 4].
  const isFromLanding = params.has("redirectTo") && redirectTo === DEFAULT_REDIRECT;
  const loginPath = query === "" ? "/login" : loginPathFor(redirectTo);
  const hasAccount = params.has(HAS_ACCOUNT_PARAMETER);
  const isRedirected = params.has("redirectTo") && !hasAccount;
  return { redirectTo, query, isFromLanding, isRedirected, hasAccount, loginPath };
}

/** Goes on to the code page, with the address that the code was sent to. */
export function useGoToVerification(): (email: unknown) => void {
  const navigate = useNavigate();
  const { query } = useRedirectTo();
  return (email) => navigate(`/verify-otp${query}`, { state: { email } });
}

/** Returns a function that stores a new session and goes to the page that required the login. */
export function useCompleteSignIn(): (session: StoredSession) => void {
  const redirectToTarget = useRedirectAfterSignIn();
  return ({ token, user }) => {
    storeSession({ token, user });
    redirectToTarget();
  };
}
