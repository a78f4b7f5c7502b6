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

/** The page's HTML, the same for every request. Rendered once, because anyone can have it sent. */
let forbiddenHtml: string | null = null;

export async function forbiddenPage(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  // Not the promise: the runtime never settles it if this client disconnects, and every later request would wait for
  // it.
  const html = forbiddenHtml ?? (await renderForbidden(request, render));
  forbiddenHtml = html;
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new Response(html, { status: 403, headers });
}

/** Renders the page without scripts, because hydration would fail at a URL other than the rendered one. */
async function renderForbidden(
  request: Request,
  render: (request: Request) => Promise<Response>,
): Promise<string> {
  const page = await render(new Request(new URL(FORBIDDEN_PAGE, request.url)));
  if (page.status !== 403) throw new Error(`The page was not rendered: ${page.status}`);
  return new HTMLRewriter()
    .on("script, link[rel=modulepreload]", { element: (element) => void element.remove() })
    .transform(page)
    .text();
}

const isApiCall = ({ url }: Request) => new URL(url).pathname.startsWith("/api/");
