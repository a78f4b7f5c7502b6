/** Finds or requires the session of a request: by cookie for pages, by bearer token for /api. */
import { redirect } from "@remix-run/cloudflare";
import { FOREIGN_ORIGIN, NEEDS_ACCOUNT, SESSION_ENDED } from "#app/core/account/messages.ts";
import type { AppContext } from "#app/server/context.ts";
import { fail } from "#app/server/http/json-api.server.ts";
import { readCookie } from "./cookies.server.ts";
import { isSameOrigin, rejectCrossOrigin } from "./origin.server.ts";
import { type ActiveSession, findSession, type SignedIn } from "./sessions.server.ts";

interface RequestArgs {
  request: Request;
  context: Pick<AppContext, "db" | "config" | "waitUntil">;
}

/** The bearer token of the Authorization header; query strings and bodies are never read. */
export function readBearerToken(request: Request): string | null {
  return /^Bearer +([^\s]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

/** The cookie's session, for loaders that don't require one; null if signed out. */
export function findCookieSession({
  request,
  context,
}: RequestArgs): Promise<ActiveSession | null> {
  return findSession(context, "cookie", readCookie(request, "session"));
}

/** For every protected page's loader and action. Throws a redirect to /login, which returns here [spec 4]. */
export async function requireUser({ request, context }: RequestArgs): Promise<SignedIn> {
  const isWrite = request.method !== "GET" && request.method !== "HEAD";
  if (isWrite && !isSameOrigin(request)) throw fail(403, FOREIGN_ORIGIN);
  const session = await findCookieSession({ request, context });
  if (session) return toSignedIn(session);
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?redirectTo=${encodeURIComponent(pathname + search)}`);
}

/** For every protected call under /api; ignores cookies. Throws 401, or 403 for cross-origin requests. */
export async function requireApiUser(args: RequestArgs): Promise<SignedIn> {
  return toSignedIn(await requireApiSession(args));
}

/** As requireApiUser, for calls that change the session itself. */
export async function requireApiSession({ request, context }: RequestArgs): Promise<ActiveSession> {
  rejectCrossOrigin(request);
  const bearer = readBearerToken(request);
  const session = await findSession(context, "bearer", bearer);
  // A guest has no session, so 401 (session expired) would be wrong.
  if (!bearer && request.headers.has("x-share-token")) throw fail(403, NEEDS_ACCOUNT);
  if (!session) throw fail(401, SESSION_ENDED);
  return session;
}

const toSignedIn = ({ user, sessionId }: ActiveSession): SignedIn => ({ user, sessionId });
