/** An old URL of the editor [spec 2]; redirects to /builder/{templateId}, which checks the id. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "#app/server/auth/guards.server.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser({ request, context });
  return redirect(`/builder/${encodeURIComponent(params.templateId ?? "")}`);
}
