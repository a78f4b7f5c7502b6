/** For keyboards: past the header, to the page's main part, whatever the page. */
import type { MouseEvent } from "react";

function skip(event: MouseEvent): void {
  const main = document.querySelector("main");
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to the page's main part, whatever that is called
    <a
      href="#main"
      onClick={skip}
      className="sr-only z-60 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
