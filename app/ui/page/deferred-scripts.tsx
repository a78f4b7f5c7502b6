/**
 * Loads Remix's scripts only after the page's first pictures are painted, which they would delay on
 * a slow phone, or at the first press.
 */
import { Scripts } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { SCRIPT_FAILED } from "./load-failure.tsx";

const DEFERRED_REL = "late-modulepreload";
const MODULE_ID = "late-module";

/** The scripts load after this time even if the pictures are not there yet. */
const MAX_WAIT_MS = 1_500;

/**
 * Must follow the preload links and the module script in the document. The script that it adds is
 * removed at once, because React cannot hydrate a node that it did not render; the browser runs it
 * all the same.
 */
const START_SCRIPT = `(() => {
  const { nonce } = document.currentScript;
  const late = [...document.scripts].find((script) => script.id === "${MODULE_ID}" && script.nonce === nonce);
  if (!late) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel="${DEFERRED_REL}"]')) link.rel = "modulepreload";
    const { textContent } = late;
    const script = Object.assign(document.createElement("script"), { type: "module", nonce, textContent });
    script.onerror = () => dispatchEvent(new Event("${SCRIPT_FAILED}"));
    document.head.append(script);
    script.remove();
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, start, { once: true, capture: true });
  const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  const timeout = new Promise((resolve) => setTimeout(resolve, ${MAX_WAIT_MS}));
  // A hidden page draws no frames.
  const afterPaint = () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));
  Promise.race([decoded, timeout]).then(afterPaint);
})()`;

export function DeferredScripts({ nonce }: { nonce: string }) {
  // Called instead of rendered, because its elements must be changed and it has no option for that.
  const scripts = Scripts({ nonce });
  if (scripts === null) return null;
  return (
    <>
      {deferLoading(scripts)}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script with the page's nonce
        dangerouslySetInnerHTML={{ __html: START_SCRIPT }}
      />
    </>
  );
}

function deferLoading(node: ReactNode): ReactNode {
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (type === Fragment) return <>{Children.map(props.children, deferLoading)}</>;
  if (type === "link")
    return cloneElement(node, { rel: DEFERRED_REL, suppressHydrationWarning: true });
  if (type === "script" && props.type === "module") {
    return cloneElement(node, { type: "text/plain", id: MODULE_ID, async: undefined });
  }
  return node;
}
