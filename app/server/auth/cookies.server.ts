/**
 * Reads and writes our cookies: session, pending sign-up (whose code was not entered yet), guest, and known device (a
 * browser that has logged in before).
 */
import { KNOWN_DEVICE_MS, SESSION_ABSOLUTE_MS } from "./session-durations.ts";

const NAMES = {
  session: "covitae",
  pending: "covitae-pending",
  guest: "covitae-guest",
  device: "covitae-device",
} as const;
type Cookie = keyof typeof NAMES;

const DAY_MS = 86_400_000;
/** How long the browser keeps each cookie. */
const LIFE_MS: Record<Cookie, number> = {
  session: SESSION_ABSOLUTE_MS,
  pending: DAY_MS,
  guest: 90 * DAY_MS,
  device: KNOWN_DEVICE_MS,
};

/**
 * Browsers reject `__Host-` on plain http except on localhost, and cookies ignore ports, so two servers on one
 * machine would overwrite each other's. On http the name contains the port instead.
 */
function cookieName(cookie: Cookie, request: Request): string {
  const { protocol, port } = new URL(request.url);
  return protocol === "https:" ? `__Host-${NAMES[cookie]}` : `${NAMES[cookie]}-${port || "80"}`;
}

export function readCookie(request: Request, cookie: Cookie): string | null {
  const name = cookieName(cookie, request);
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value] = pair.split("=", 2);
    if (key?.trim() === name) return value?.trim() || null;
  }
  return null;
}

/** A Set-Cookie header value; a null `value` removes the cookie. */
export function cookieHeader(request: Request, cookie: Cookie, value: string | null): string {
  const isSecure = new URL(request.url).protocol === "https:";
  return [
    `${cookieName(cookie, request)}=${value ?? ""}`,
    "Path=/",
    "HttpOnly",
    // Strict for the device cookie, because only requests from our own pages need it.
    `SameSite=${cookie === "device" ? "Strict" : "Lax"}`,
    `Max-Age=${value === null ? 0 : LIFE_MS[cookie] / 1000}`,
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}
