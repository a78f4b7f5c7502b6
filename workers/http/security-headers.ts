/** Adds the security headers to every response of the Worker; static assets get theirs from public/_headers. */
import type { AppContext } from "#app/server/context.ts";

export function contentSecurityPolicy(nonce: string, url: URL): string {
  const sockets = `${url.protocol === "https:" ? "wss" : "ws"}://${url.host}`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${sockets}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export function withSecurityHeaders(
  response: Response,
  request: Request,
  context: AppContext,
): Response {
  const headers = new Headers(response.headers);
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("x-frame-options")) headers.set("x-frame-options", "DENY");
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
  headers.set("x-request-id", context.request.id);
  if (!headers.has("referrer-policy"))
    headers.set("referrer-policy", "strict-origin-when-cross-origin");
  if (!headers.has("content-security-policy")) {
    headers.set(
      "content-security-policy",
      contentSecurityPolicy(context.nonce, new URL(request.url)),
    );
  }
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  if (new URL(request.url).protocol === "https:") {
    headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  }
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
