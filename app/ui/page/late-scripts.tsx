/**
 * Remix's scripts, fetched only once the page's first pictures are drawn, since on a slow phone they would delay those,
 * or at the first press.
 */
import { Scripts } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";

const LATE_REL = "late-modulepreload";
const MODULE_ID = "late-module";

/** A slow picture doesn't keep the page from working. */
const MAX_WAIT_MS = 1_500;

/**
 * Runs after the markup of both. The module goes from the document at once, because React would not hydrate a node
 * that it did not render; the browser runs it all the same.
 */
const START_SCRIPT = `(() => {
  const { nonce } = document.currentScript;
  const late = [...document.scripts].find((script) => script.id === "${MODULE_ID}" && script.nonce === nonce);
  if (!late) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const link of document.querySelectorAll('link[rel="${LATE_REL}"]')) link.rel = "modulepreload";
    const { textContent } = late;
    const script = Object.assign(document.createElement("script"), { type: "module", nonce, textContent });
    document.head.append(script);
    script.remove();
  };
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, start, { once: true, capture: true });
  const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
  const areDecoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  const isLate = new Promise((resolve) => setTimeout(resolve, ${MAX_WAIT_MS}));
  // A hidden page draws no frames.
  const afterPaint = () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)));
  Promise.race([areDecoded, isLate]).then(afterPaint);
})()`;

export function LateScripts({ nonce }: { nonce: string }) {
  // Called rather than rendered, because it has no option for this and its elements are changed here.
  const scripts = Scripts({ nonce });
  if (scripts === null) return null;
  return (
    <>
      {postpone(scripts)}
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script with the page's nonce
        dangerouslySetInnerHTML={{ __html: START_SCRIPT }}
      />
    </>
  );
}

function postpone(node: ReactNode): ReactNode {
  if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (type === Fragment) return <>{Children.map(props.children, postpone)}</>;
  if (type === "link") return cloneElement(node, { rel: LATE_REL, suppressHydrationWarning: true });
  if (type === "script" && props.type === "module") {
    return cloneElement(node, { type: "text/plain", id: MODULE_ID, async: undefined });
  }
  return node;
}
