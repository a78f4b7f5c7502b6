/** An old address of the template list [spec 2]; who may see it is that page's question. */
import { redirect } from "@remix-run/cloudflare";

export function loader() {
  return redirect("/templates");
}
