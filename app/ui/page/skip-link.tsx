/** A skip link for keyboard users that moves the focus to the page's main element. */
import { skipToMain } from "./skip-to-main.ts";
import { TEXTS } from "./texts.ts";

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: its handler focuses the main element, which may have any id
    <a
      href="#main"
      onClick={skipToMain}
      className="sr-only z-60 rounded-control bg-accent px-4 py-2 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      {TEXTS.skipToContent}
    </a>
  );
}
