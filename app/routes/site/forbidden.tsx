/** The error page for form posts from another site (workers/http/cross-site-writes.ts). */
import type { MetaFunction } from "@remix-run/cloudflare";
import { StoredAccountMenu } from "#app/features/stored-account-menu.tsx";
import { ErrorPage } from "#app/ui/page/error-page.tsx";
import { TEXTS } from "./texts.ts";

export function loader() {
  throw new Response("This request came from another site", { status: 403 });
}

export default function Forbidden() {
  return null;
}

export const meta: MetaFunction = () => [{ title: TEXTS.notAllowedTitle }];

export function ErrorBoundary() {
  return <ErrorPage headerEnd={<StoredAccountMenu />} />;
}
