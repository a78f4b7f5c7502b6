import { redirect } from "@remix-run/cloudflare";

/** Without a template there is nothing to build on [spec 2]. */
export function loader() {
  return redirect("/templates");
}
