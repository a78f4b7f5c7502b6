/** Checks whether a request comes from our own pages. */
import { FOREIGN_ORIGIN } from "#app/core/account/messages.ts";
import { fail } from "#app/server/http/json-api.server.ts";

/** Uses the Origin header, or Sec-Fetch-Site if there is none. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return origin === new URL(request.url).origin;
  return request.headers.get("sec-fetch-site") === "same-origin";
}

/** Throws 403 for requests from another site; programs that send no Origin are allowed. */
export function rejectCrossOrigin(request: Request): void {
  const isCrossOrigin = request.headers.has("origin")
    ? !isSameOrigin(request)
    : request.headers.get("sec-fetch-site") === "cross-site";
  if (isCrossOrigin) throw fail(403, FOREIGN_ORIGIN, { success: false });
}
