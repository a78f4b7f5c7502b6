import type { PrintedLink } from "#app/core/templates/links.ts";
import { Words } from "./words.tsx";

/** An address is never cut while it fits on a line; long ones may be. */
export function LinkText({ link }: { link: PrintedLink }) {
  if (link.href === null) return <Words text={link.text} />;
  return (
    <a href={link.href} className={link.text.length <= 60 ? "keep" : undefined}>
      {link.text}
    </a>
  );
}
