/**
 * Rejects cross-site form posts to pages. Remix's own check responds with 500 and no body; this one runs first and
 * responds with 403 and the product's error page. Calls under /api have their own check.
 */
import { isSameOrigin } from "#app/server/auth/origin.server.ts";

const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);
/** Its loader throws 403 (app/routes/site/forbidden.tsx). */
const FORBIDDEN_PAGE = "/forbidden";

export function isCrossSiteWrite(request: Request): boolean {
  if (!WRITES.has(request.method) || isApiCall(request)) return false;
  return request.headers.has("origin")
    ? !isSameOrigin(request)
    : request.headers.get("sec-fetch-site") === "cross-site";
}

/** Without scripts, because hydration would fail at a URL other than the one that was rendered. */
export async function forbiddenPage(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const page = await render(new Request(new URL(FORBIDDEN_PAGE, request.url)));
  return new HTMLRewriter()
    .on("script, link[rel=modulepreload]", { element: (element) => void element.remove() })
    .transform(page);
}

const isApiCall = ({ url }: Request) => new URL(url).pathname.startsWith("/api/");
