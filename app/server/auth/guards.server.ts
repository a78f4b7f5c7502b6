/** Who is asking: by cookie for pages, by bearer token for /api, by either for a room's socket. */
import { redirect } from "@remix-run/cloudflare";
import { FOREIGN_ORIGIN, NEEDS_ACCOUNT, SESSION_DEAD } from "#app/core/account/messages.ts";
import type { AppContext } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { readCookie } from "./cookies.server.ts";
import { isSameOrigin, rejectCrossOrigin } from "./origin.server.ts";
import { type ActiveSession, findSession, type SignedIn } from "./sessions.server.ts";

interface RequestArgs {
  request: Request;
  context: Pick<AppContext, "db" | "config" | "waitUntil">;
}

/** The token of an Authorization header; never from a query string or a body. */
export function readBearerToken(request: Request): string | null {
  return /^Bearer +([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** The cookie's session, for loaders that only look; null signed out. */
export function findCookieSession({
  request,
  context,
}: RequestArgs): Promise<ActiveSession | null> {
  return findSession(context, "cookie", readCookie(request, "session"));
}

/** For every protected page's loader and action. Throws the way to /login, which leads back here [spec 4]. */
export async function requireUser({ request, context }: RequestArgs): Promise<SignedIn> {
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  if (isWrite && !isSameOrigin(request)) throw fail(403, FOREIGN_ORIGIN);
  const found = await findCookieSession({ request, context });
  if (found) return toSignedIn(found);
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?redirectTo=${encodeURIComponent(pathname + search)}`);
}

/** For every protected call under /api; cookies are not looked at. Throws 401, or 403 from another site. */
export async function requireApiUser(asked: RequestArgs): Promise<SignedIn> {
  return toSignedIn(await requireApiSession(asked));
}

/** The same for calls about the session itself. */
export async function requireApiSession({ request, context }: RequestArgs): Promise<ActiveSession> {
  rejectCrossOrigin(request);
  const bearer = readBearerToken(request);
  const found = await findSession(context, "bearer", bearer);
  // A guest has no session that could be dead.
  if (!bearer && request.headers.has("x-share-token")) throw fail(403, NEEDS_ACCOUNT);
  if (!found) throw fail(401, SESSION_DEAD);
  return found;
}

const toSignedIn = ({ user, sessionId }: ActiveSession): SignedIn => ({ user, sessionId });
