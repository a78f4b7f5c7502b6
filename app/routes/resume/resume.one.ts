/** An old address of the builder [spec 2]; who may see it is the builder's question. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/builder/${encodeURIComponent(params.templateId ?? "")}`);
}
