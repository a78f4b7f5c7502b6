/** An old URL of the template selection [spec 2]; that page checks access. */
import { redirect } from "@remix-run/cloudflare";

export function loader() {
  return redirect("/templates");
}
