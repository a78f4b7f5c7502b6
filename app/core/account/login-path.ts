/** In the query of links that say "Log in": their reader has an account. */
export const HAS_ACCOUNT = "hasAccount";

/** The login page that leads to `redirectTo`, and does not ask to sign up first. */
export const loginPathFor = (redirectTo: string): string =>
  `/login?redirectTo=${encodeURIComponent(redirectTo)}&${HAS_ACCOUNT}=1`;
