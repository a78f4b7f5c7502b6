/** The API described for machines. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { methodNotAllowed } from "#app/api/answer.server.ts";
import { CALLS, NAMED_SCHEMAS } from "#app/api/contract.ts";
import { describeApi } from "#app/api/openapi.ts";

export function loader({ request }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  return Response.json(describeApi(CALLS, NAMED_SCHEMAS, new URL(request.url).origin));
}

export const action = () => methodNotAllowed("GET");
