/**
 * Pages take form posts from this site alone. The framework has a check of its own, which answers 500 without a
 * body; this one comes first and answers 403 with the product's error page. Calls under /api check for themselves.
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

/** The page as it stands: its scripts would find another address than the one they were rendered for. */
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
