/** The earlier editor's address [spec 2]; the builder is at /builder/{templateId} and checks the id. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "#app/server/auth/guards.server.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser({ request, context });
  return redirect(`/builder/${encodeURIComponent(params.templateId ?? "")}`);
}
