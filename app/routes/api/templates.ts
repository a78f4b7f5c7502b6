/** Lists the templates with the data for their cards [spec 3]. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  return Response.json({ templates: TEMPLATES });
}

export const action = () => methodNotAllowed("GET");
