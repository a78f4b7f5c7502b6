/** Shown while another page's code or data is on its way [spec 2]. */
import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Spinner } from "#app/ui/loading/spinner.tsx";

export const PAGE_LOADING = "Loading page...";
/** Of the guards, while they find out who is there [spec 4]. */
export const SESSION_LOADING = "Loading...";

/** Quicker pages just appear; a notice that flashes by only unsettles. */
const PATIENCE_MS = 150;

/** Stands for a whole page: as the fallback of a lazily loaded page body, or while a guard looks. */
export function LoadingScreen({ text = PAGE_LOADING }: { text?: string }) {
  return (
    <main className="grid min-h-dvh place-content-center p-6 text-ink-soft">
      <div role="status" className="flex items-center gap-3">
        <Spinner />
        <h1 className="font-sans text-base font-normal tracking-normal">{text}</h1>
      </div>
    </main>
  );
}

/** Stands for a part of a page. */
export function LoadingArea({
  text = SESSION_LOADING,
  className,
}: {
  text?: string;
  className?: string;
}) {
  return (
    <div className={className ?? "grid min-h-40 place-items-center p-6"}>
      <Spinner label={text} />
    </div>
  );
}

/** In the root: the notice while navigating, and the new page's title for screen readers once there. */
export function PageLoading() {
  const isLoading = useNavigation().state === "loading";
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  const arrivedAt = useArrival();

  return (
    <div aria-live="polite">
      {isSlow ? (
        <div className="fixed inset-x-0 top-3 z-60 mx-auto flex w-fit animate-fade items-center gap-2.5 rounded-control border border-line-strong bg-raised px-4 py-2 text-sm shadow-raised">
          <Spinner />
          {PAGE_LOADING}
        </div>
      ) : (
        <span className="sr-only">{arrivedAt}</span>
      )}
    </div>
  );
}

/** The title of the page that a navigation led to; empty on the first one, which the browser reads out. */
function useArrival(): string {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    setTitle(document.title);
  }, [pathname]);
  return title;
}
