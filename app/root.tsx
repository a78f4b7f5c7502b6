/** The HTML document around every page: head, theme, scripts, and the page shown after an error. */
import sans from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2?url";
import sansBold from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2?url";
import newsreader from "@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { StoredAccountMenu } from "#app/features/stored-account-menu.tsx";
import stylesheet from "#app/tailwind.css?url";
import { DeferredScripts } from "#app/ui/page/deferred-scripts.tsx";
import { ErrorPage } from "#app/ui/page/error-page.tsx";
import { LoadFailure } from "#app/ui/page/load-failure.tsx";
import { OfflineNavigationGuard } from "#app/ui/page/offline-navigation-guard.tsx";
import { PageLoading } from "#app/ui/page/page-loading.tsx";
import { useNonce } from "#app/ui/page/server-context.ts";
import { SkipLink } from "#app/ui/page/skip-link.tsx";
import { ThemeScript, ThemeSync } from "#app/ui/page/theme.tsx";
import { Toaster } from "#app/ui/toast/toast.tsx";

/** Every page starts with a heading, body text and bold text. */
const FIRST_FONTS = [newsreader, sans, sansBold];

export const links: LinksFunction = () => [
  ...FIRST_FONTS.map((href) => ({
    rel: "preload" as const,
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** For the addresses in the head of public pages. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  siteOrigin: context.request.siteOrigin,
});

/** The loader's data never changes. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction = () => [
  { title: "Covitae" },
  { name: "description", content: "A collaborative resume builder with an honest ATS score." },
];

/** A route's `handle`: how a page's scripts are loaded when the server sends the page. */
export interface PageHandle {
  /** The URL of a script that runs instead of React. */
  script?: string;
  /** Loads React only after the pictures of high priority. */
  isPictureFirst?: boolean;
}

const useHandles = () => useMatches().map(({ handle }) => (handle ?? {}) as PageHandle);

/** The URL of the script that replaces React on this page; null if React runs, as after navigations in the browser. */
function useOwnScript(): string | null {
  const handles = useHandles();
  const error = useRouteError();
  // The error page needs React.
  if (!import.meta.env.SSR || error) return null;
  return handles.find(({ script }) => script)?.script ?? null;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const ownScript = useOwnScript();
  const PageScripts = useHandles().some(({ isPictureFirst }) => isPictureFirst)
    ? DeferredScripts
    : Scripts;
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
        <SkipLink />
        {children}
        {ownScript ? (
          <script nonce={nonce} type="module" src={ownScript} />
        ) : (
          <>
            <Toaster />
            <ThemeSync />
            <OfflineNavigationGuard />
            <ScrollRestoration nonce={nonce} />
            <LoadFailure nonce={nonce} />
            <PageScripts nonce={nonce} />
          </>
        )}
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
  return <ErrorPage headerEnd={<StoredAccountMenu />} />;
}
