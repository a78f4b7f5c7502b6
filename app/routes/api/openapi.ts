/** Serves the OpenAPI description of the API. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { CALLS, NAMED_SCHEMAS } from "#app/core/api-contract/contract.ts";
import { createOpenApiDocument } from "#app/core/api-contract/openapi.ts";
import { methodNotAllowed } from "#app/server/http/json-api.server.ts";

export function loader({ request }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  return Response.json(createOpenApiDocument(CALLS, NAMED_SCHEMAS, new URL(request.url).origin));
}

export const action = () => methodNotAllowed("GET");
