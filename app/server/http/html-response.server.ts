/**
 * Responds with a page without scripts. Not cached, so that switching a page off takes effect at
 * once.
 */
export function htmlResponse(text: string, status = 200, headers: HeadersInit = {}): Response {
  return new Response(text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      ...headers,
    },
  });
}
