/** Lifetimes of sessions and known devices, in milliseconds. */
const DAY_MS = 86_400_000;

/** Since the last use. */
export const SESSION_IDLE_MS = 7 * DAY_MS;
/** Since signing in, regardless of use. */
export const SESSION_ABSOLUTE_MS = 30 * DAY_MS;
/** Use extends a session in D1 at most this often. */
export const SESSION_EXTEND_AFTER_MS = DAY_MS;
/** How long a rotated token stays valid, for other tabs that are still using it. */
export const REPLACED_GRACE_MS = 60_000;
/** How long a browser counts as a known device after a login. */
export const KNOWN_DEVICE_MS = 180 * DAY_MS;
