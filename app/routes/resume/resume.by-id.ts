/** An old URL of the builder [spec 2]; the builder checks access. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/builder/${encodeURIComponent(params.templateId ?? "")}`);
}
