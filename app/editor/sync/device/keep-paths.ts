/** Addresses that move the resume kept in this browser into an account, after signing up or logging in. */
import { loginPathFor } from "#app/core/account/login-path.ts";

export const KEEP_PATH = "/try/keep";
export const KEEP_BY_SIGN_UP = `/signup?redirectTo=${encodeURIComponent(KEEP_PATH)}`;
export const KEEP_BY_LOGIN = loginPathFor(KEEP_PATH);
