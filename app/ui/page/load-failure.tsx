/**
 * A notice for a page whose scripts could not be loaded: without them React cannot show one. The
 * server sends it hidden, and a script of the document itself shows it.
 */
import { useEffect } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";

const NOTICE_ID = "load-failure";
/** Sent to the window once React runs; later failures are reported where they happen. */
const REACT_RUNS = "covitae:react-runs";
/** Sent to the window when a script that is no longer in the document fails to load. */
export const SCRIPT_FAILED = "covitae:script-failed";

/**
 * The page's module script fails as an element if one of its imports cannot be loaded, and as an
 * unhandled rejection if its dynamic import of React's entry cannot. The class hides what says that
 * the page is loading.
 */
const SCRIPT = `(() => {
  const ended = new AbortController();
  const on = (type, listener, capture) => addEventListener(type, listener, { capture, signal: ended.signal });
  const fail = () => {
    ended.abort();
    const notice = document.getElementById("${NOTICE_ID}");
    document.documentElement.classList.add("${NOTICE_ID}");
    notice.hidden = false;
    notice.querySelector("button").onclick = () => location.reload();
  };
  on("error", ({ target }) => target instanceof HTMLScriptElement && target.type === "module" && fail(), true);
  on("unhandledrejection", ({ reason }) => reason instanceof TypeError && /\\bmodule\\b/.test(reason.message) && fail());
  on("${SCRIPT_FAILED}", fail);
  on("${REACT_RUNS}", () => ended.abort());
})()`;

export function LoadFailure({ nonce }: { nonce: string }) {
  useEffect(() => {
    // A script may have failed that React did not need.
    document.getElementById(NOTICE_ID)?.setAttribute("hidden", "");
    document.documentElement.classList.remove(NOTICE_ID);
    dispatchEvent(new Event(REACT_RUNS));
  }, []);
  return (
    <>
      <div
        id={NOTICE_ID}
        role="alert"
        hidden
        className="fixed inset-x-3 top-18 z-60 mx-auto flex w-fit flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line-strong bg-raised px-4 py-3 text-sm shadow-raised [&[hidden]]:hidden"
      >
        <p className="min-w-0 flex-1 basis-60">
          <strong className="block">{TEXTS.loadFailure}</strong>
          {TEXTS.loadFailureAdvice}
        </p>
        <Button size="small" variant="primary">
          {TEXTS.tryAgain}
        </Button>
      </div>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script with the page's nonce
        dangerouslySetInnerHTML={{ __html: SCRIPT }}
      />
    </>
  );
}
