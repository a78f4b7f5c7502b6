/** Returns one template with its htmlStructure and cssStyles [spec 3]. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { describeLayout } from "#app/core/templates/describe-layout.ts";
import { fail, methodNotAllowed } from "#app/server/http/json-api.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const template = findTemplate(params.templateId);
  if (!template) return fail(404, "There is no such template");
  return Response.json({ template: { ...template, ...(await describeLayout(template.id)) } });
}

export const action = () => methodNotAllowed("GET");
