/** The templates on offer, as cards [spec 3]. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed } from "#app/api/answer.server.ts";
import { TEMPLATES } from "#app/templates/catalogue.ts";

export function loader({ request }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  return Response.json({ templates: TEMPLATES });
}

export const action = () => methodNotAllowed("GET");
