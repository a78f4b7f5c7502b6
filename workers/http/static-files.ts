/** Reads the site's static files for server-side rendering; keeps fonts in memory. */

/** Safe to keep, because a deployment's files never change and a new one starts new isolates. */
const fonts = new Map<string, ArrayBuffer>();

/** The binding resolves no host name, but in development Vite rejects hosts other than localhost. */
const ANY_HOST = "https://assets.localhost";

export async function readStaticFile(env: Env, path: string): Promise<Response> {
  const cached = fonts.get(path);
  if (cached) return new Response(cached);
  const response = await env.ASSETS.fetch(new URL(path, ANY_HOST));
  if (!response.ok || !path.startsWith("/fonts/")) return response;
  const bytes = await response.arrayBuffer();
  fonts.set(path, bytes);
  return new Response(bytes);
}
