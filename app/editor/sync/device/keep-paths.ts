/** Ways into an account that take the device resume along. */
export const KEEP_PATH = "/try/keep";
const QUERY = `?redirectTo=${encodeURIComponent(KEEP_PATH)}`;
export const KEEP_BY_SIGN_UP = `/signup${QUERY}`;
export const KEEP_BY_LOGIN = `/login${QUERY}&hasAccount=1`;
