/** Addresses that move the resume kept in this browser into an account, after signing up or logging in. */
import { loginPathFor } from "#app/core/account/login-path.ts";
import type { AccountAction } from "#app/editor/sync/editor-access.ts";

/** Parameter of the keep page: what the person asked for, which the editor does after the move. */
export const REQUEST_PARAMETER = "then";

export const KEEP_PATH = "/try/keep";
const keepPathFor = (action?: AccountAction): string =>
  action ? `${KEEP_PATH}?${REQUEST_PARAMETER}=${action}` : KEEP_PATH;

export const keepBySignUp = (action?: AccountAction): string =>
  `/signup?redirectTo=${encodeURIComponent(keepPathFor(action))}`;
export const keepByLogin = (action?: AccountAction): string => loginPathFor(keepPathFor(action));
