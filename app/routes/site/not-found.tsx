/** The error page for unknown URLs. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { StoredAccountMenu } from "#app/features/stored-account-menu.tsx";
import { ErrorPage } from "#app/ui/page/error-page.tsx";
import { TEXTS } from "./texts.ts";

export function loader() {
  throw new Response("Not found", { status: 404 });
}

export default function NotFound() {
  return null;
}

export const meta: MetaFunction = () => [{ title: TEXTS.notFoundTitle }];

export function ErrorBoundary() {
  return <ErrorPage headerEnd={<StoredAccountMenu />} />;
}
