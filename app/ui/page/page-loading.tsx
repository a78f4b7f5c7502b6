/** Loading indicators for pages and sections [spec 2]. */
import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Spinner } from "#app/ui/loading/spinner.tsx";
import { TEXTS } from "./texts.ts";

export const PAGE_LOADING = TEXTS.loadingPage;
/** For sections of a page, and for pages while they check the session [spec 4]. */
export const LOADING = TEXTS.loading;

/** Faster navigations show no notice, because a brief flash is distracting. */
const NOTICE_DELAY_MS = 150;

/**
 * Full-page loading screen: the fallback of a lazy page body, or during a session check. It is hidden if the page's
 * scripts fail to load: load-failure.tsx then sets the class `load-failure` on the html element and shows a notice.
 */
export function LoadingScreen({ text = PAGE_LOADING }: { text?: string }) {
  return (
    <main id="main" className="grid min-h-dvh place-content-center p-6 text-ink-soft">
      <div role="status" className="flex items-center gap-3 in-[.load-failure]:hidden">
        <Spinner />
        <h1 className="font-sans text-base font-normal tracking-normal">{text}</h1>
      </div>
    </main>
  );
}

/** Loading indicator for a section of a page. */
export function LoadingArea({ text = LOADING, className }: { text?: string; className?: string }) {
  return (
    <div className={className ?? "grid min-h-40 place-items-center p-6"}>
      <Spinner label={text} />
    </div>
  );
}

/** Used in the root: a notice during slow navigation, then the new page's title for screen readers. */
export function PageLoading() {
  const isLoading = useNavigation().state === "loading";
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  const navigationTitle = useNavigationTitle();

  return (
    <div aria-live="polite">
      {isSlow ? (
        <div className="fixed inset-x-0 top-3 z-60 mx-auto flex w-fit animate-fade items-center gap-2.5 rounded-control border border-line-strong bg-raised px-4 py-2 text-sm shadow-raised">
          <Spinner />
          {PAGE_LOADING}
        </div>
      ) : (
        <span className="sr-only">{navigationTitle}</span>
      )}
    </div>
  );
}

/** The page title after a client-side navigation; empty for the first page, which screen readers announce themselves. */
function useNavigationTitle(): string {
  const { pathname } = useLocation();
  /** The path of the first page until the user leaves it, then null. */
  const firstPath = useRef<string | null>(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (firstPath.current === pathname) return;
    // Returning to the first page is a navigation too, and announced.
    firstPath.current = null;
    setTitle(document.title);
  }, [pathname]);
  return title;
}
