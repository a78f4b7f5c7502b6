/** Query parameter of "Log in" links, whose users already have an account. */
export const HAS_ACCOUNT_PARAMETER = "hasAccount";

/** The path of the login page that returns to `redirectTo` and doesn't suggest signing up. */
export const loginPathFor = (redirectTo: string): string =>
  `/login?redirectTo=${encodeURIComponent(redirectTo)}&${HAS_ACCOUNT_PARAMETER}=1`;
