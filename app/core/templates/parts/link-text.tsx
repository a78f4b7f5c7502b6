import type { PrintedLink } from "#app/core/templates/links.ts";
import { PrintableText } from "./printable-text.tsx";

/** Up to this length in characters, an address stays on one line. */
const MAX_UNBROKEN_LENGTH = 60;

/** Renders a link; only addresses too long for one line may break. */
export function LinkText({ link }: { link: PrintedLink }) {
  if (link.href === null) return <PrintableText text={link.text} />;
  return (
    <a href={link.href} className={link.text.length <= MAX_UNBROKEN_LENGTH ? "keep" : undefined}>
      {link.text}
    </a>
  );
}
