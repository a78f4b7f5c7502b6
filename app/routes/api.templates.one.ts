/** One template with its htmlStructure and cssStyles [spec 3]. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fail, methodNotAllowed } from "#app/api/answer.server.ts";
import { findTemplate } from "#app/templates/catalogue.ts";
import { describeLayout } from "#app/templates/describe-layout.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  if (request.method === "OPTIONS") return methodNotAllowed("GET");
  const template = findTemplate(params.templateId);
  if (!template) return fail(404, "There is no such template");
  return Response.json({ template: { ...template, ...(await describeLayout(template.id)) } });
}

export const action = () => methodNotAllowed("GET");
