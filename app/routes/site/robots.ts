/** robots.txt: search engines may index the public pages only. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Shared resumes and files are for people who have the link. */
const PRIVATE_PATHS = ["/api/", "/s/", "/files/", "/builder/", "/dashboard", "/analyze/"];

export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    "User-agent: *",
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${context.request.siteOrigin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "max-age=3600" },
  });
}
