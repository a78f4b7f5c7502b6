import type { PrintedLink } from "#app/core/templates/links.ts";
import { PrintableText } from "./printable-text.tsx";

/** Renders a link; only addresses too long for one line may break. */
export function LinkText({ link }: { link: PrintedLink }) {
  if (link.href === null) return <PrintableText text={link.text} />;
  return (
    <a href={link.href} className={link.text.length <= 60 ? "keep" : undefined}>
      {link.text}
    </a>
  );
}
