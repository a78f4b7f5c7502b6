import { redirect } from "@remix-run/cloudflare";

/** /builder without a template redirects to the template selection [spec 2]. */
export function loader() {
  return redirect("/templates");
}
