/** How long a session lives, and how long a browser is known after one. */
const DAY_MS = 86_400_000;

/** From the last use. */
export const SESSION_SLIDING_MS = 7 * DAY_MS;
/** From signing in, however often it was used. */
export const SESSION_MAX_MS = 30 * DAY_MS;
/** A use writes to D1 at most this often. */
export const SESSION_EXTEND_AFTER_MS = DAY_MS;
/** How long a rotated token stays good, for the other tab that was just using it. */
export const REPLACED_GRACE_MS = 60_000;
/** A browser that logged in longer ago than this is a stranger again. */
export const KNOWN_DEVICE_MS = 180 * DAY_MS;
