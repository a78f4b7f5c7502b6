/** sitemap.xml: the pages that a search engine should know. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { escapeHtml } from "#app/core/escape-html.ts";

const PATHS = ["/", "/try", "/check-pdf", "/signup", "/login"];

export function loader({ context }: LoaderFunctionArgs) {
  const urls = PATHS.map(
    (path) => `<url><loc>${escapeHtml(context.request.siteOrigin + path)}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "max-age=3600" },
  });
}
