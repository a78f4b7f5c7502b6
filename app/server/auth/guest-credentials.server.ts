/**
 * Identifies guests by a cookie for pages and sockets, and by a separate value that the page sends to /api as X-Guest.
 * Neither can be derived from the other, and neither grants access without a share link.
 */
import type { AppContext } from "#app/server/context.ts";
import { findGuest, type Guest } from "#app/server/db/guests.server.ts";
import { readCookie } from "./cookies.server.ts";
import { isEqualTimingSafe, keyedHash } from "./keyed-hash.server.ts";

type Context = Pick<AppContext, "db" | "config">;
type Kind = "cookie" | "header";

/** `g` for the cookie or `h` for the header, the guest's id (32 hex digits) and an HMAC (43 characters). */
const CREDENTIAL_PATTERN = /^(g|h)\.([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;
const PREFIXES: Record<Kind, string> = { cookie: "g", header: "h" };

export function deriveGuestCredential({ config }: Context, kind: Kind, guestId: string): string {
  return `${PREFIXES[kind]}.${guestId}.${keyedHash(config.sessionSecret, `guest ${kind}`, guestId)}`;
}

export function findGuestByCookie(context: Context, request: Request): Promise<Guest | null> {
  return findGuestByCredential(context, "cookie", readCookie(request, "guest"));
}

export function findGuestByHeader(context: Context, request: Request): Promise<Guest | null> {
  return findGuestByCredential(context, "header", request.headers.get("x-guest"));
}

async function findGuestByCredential(
  context: Context,
  kind: Kind,
  value: string | null,
): Promise<Guest | null> {
  const id = CREDENTIAL_PATTERN.exec(value ?? "")?.[2];
  if (!value || !id || !isEqualTimingSafe(deriveGuestCredential(context, kind, id), value))
    return null;
  return findGuest(context, id);
}
