/** The site's own static files, for what the server puts together; fonts stay in memory once read. */

/** A deployment's files never change, and a new one starts new isolates. */
const fonts = new Map<string, ArrayBuffer>();

/** The binding asks no name server; while developing, Vite refuses hosts that are not of this machine. */
const ANY_HOST = "https://assets.localhost";

export async function readStaticFile(env: Env, path: string): Promise<Response> {
  const kept = fonts.get(path);
  if (kept) return new Response(kept);
  const answer = await env.ASSETS.fetch(new URL(path, ANY_HOST));
  if (!answer.ok || !path.startsWith("/fonts/")) return answer;
  const bytes = await answer.arrayBuffer();
  fonts.set(path, bytes);
  return new Response(bytes);
}
