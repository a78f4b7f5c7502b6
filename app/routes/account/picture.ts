/** Serves the picture of an account by its address, which cannot be guessed: an image element sends no token. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readProfilePicture } from "#app/server/db/profile-pictures.server.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

export const action = () => methodNotAllowed("GET");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const file = await readProfilePicture(context, params.userId ?? "", params.secret ?? "");
  if (!file) throw fail(404, "There is no such picture");
  return new Response(file.body, {
    headers: {
      "content-type": "image/jpeg",
      "content-length": String(file.size),
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      // Short, so that a removed picture soon disappears.
      "cache-control": "private, max-age=300",
      "x-content-type-options": "nosniff",
    },
  });
}
