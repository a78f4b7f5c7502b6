import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import type { ReactNode } from "react";
import stylesheet from "#app/tailwind.css?url";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { useNonce } from "#app/ui/nonce.ts";
import { PageLoading } from "#app/ui/page-loading.tsx";
import { ThemeScript } from "#app/ui/theme.tsx";
import { Toaster } from "#app/ui/toast.tsx";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export const meta: MetaFunction = () => [
  { title: "Covitae" },
  { name: "description", content: "A collaborative resume builder with an honest ATS score." },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    // The theme script changes the class before React sees the page.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ThemeScript nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Toaster />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <PageLoading />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
