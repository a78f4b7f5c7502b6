/**
 * What names a guest: a cookie for pages and their socket, and another value that the page sends to /api
 * as X-Guest. Neither can be made from the other, and neither lets anybody in without a link.
 */
import type { AppContext } from "#app/server/context.ts";
import { findGuest, type Guest } from "#app/server/db/guests.server.ts";
import { readCookie } from "./cookies.server.ts";
import { isSameText, keyedHash } from "./keyed-hash.server.ts";

type Context = Pick<AppContext, "db" | "config">;
type Kind = "cookie" | "header";

const FORM = /^(g|h)\.([0-9a-f]{32})\.([A-Za-z0-9_-]{43})$/;
const LETTERS: Record<Kind, string> = { cookie: "g", header: "h" };

export function guestCredential({ config }: Context, kind: Kind, guestId: string): string {
  return `${LETTERS[kind]}.${guestId}.${keyedHash(config.sessionSecret, `guest ${kind}`, guestId)}`;
}

export function guestOfCookie(context: Context, request: Request): Promise<Guest | null> {
  return guestOf(context, "cookie", readCookie(request, "guest"));
}

export function guestOfHeader(context: Context, request: Request): Promise<Guest | null> {
  return guestOf(context, "header", request.headers.get("x-guest"));
}

async function guestOf(context: Context, kind: Kind, value: string | null): Promise<Guest | null> {
  const id = FORM.exec(value ?? "")?.[2];
  if (!value || !id || !isSameText(guestCredential(context, kind, id), value)) return null;
  return findGuest(context, id);
}
