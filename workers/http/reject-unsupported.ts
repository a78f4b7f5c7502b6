/** Rejects requests that none of our pages or programs send and that Remix would answer with 500. */
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const DATA_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Returns the error response; null for a request that may be handled. */
export function rejectUnsupportedRequest({ method, url, headers }: Request): Response | null {
  const { pathname } = new URL(url);
  // Remix's pages fetch their data at `.data` URLs; calls under /api have none.
  const isData = pathname.endsWith(".data");
  if (isData && pathname.startsWith("/api/")) {
    return fail(404, "There is no such call. See /api/openapi.json");
  }
  // Upgrades to the room's own address are handled earlier (app.ts).
  if (headers.get("upgrade")?.toLowerCase() === "websocket") {
    return fail(400, "This address takes no WebSocket");
  }
  // Decoded, `/\host` would be read as another host's address.
  if (/^\/+%5c/i.test(pathname)) return fail(404, "There is no such address");
  const allowed = isData ? DATA_METHODS : METHODS;
  return allowed.includes(method) ? null : methodNotAllowed(...allowed);
}

/** Drops X-Forwarded-Host: Remix would compare Origin with it, though any client can set it. */
export function withoutForwardedHost(request: Request): Request {
  if (!request.headers.has("x-forwarded-host")) return request;
  const copy = new Request(request);
  copy.headers.delete("x-forwarded-host");
  return copy;
}
