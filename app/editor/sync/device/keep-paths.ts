import { loginPathFor } from "#app/core/account/login-path.ts";

/** Ways into an account that take the device resume along. */
export const KEEP_PATH = "/try/keep";
export const KEEP_BY_SIGN_UP = `/signup?redirectTo=${encodeURIComponent(KEEP_PATH)}`;
export const KEEP_BY_LOGIN = loginPathFor(KEEP_PATH);
