/** CSS for the separators and icons of the contact details. */
import { type Design, type Separators, separatorsOf } from "#app/core/resume/design.ts";

/** No-break spaces rather than a margin, because some text extractors join items separated only by a gap. */
const SEPARATOR_TEXTS: Record<Exclude<Separators, "lines">, string> = {
  dot: "\\a0\\a0·\\a0\\a0",
  bar: "\\a0\\a0|\\a0\\a0",
  space: "\\a0\\a0\\a0\\a0\\a0",
};
/** In right-to-left text, each item is on its own line (base.css). */
const LEFT_TO_RIGHT_CONTACT = '.resume.resume:not([dir="rtl"] *) .contact';

export function contactCss(design: Design): string {
  const separators = separatorsOf(design);
  return [
    separators && separatorCss(separators),
    design.icons &&
      ".resume.resume .contact .icon{width:.95em;height:.95em;margin-inline-end:.4em;vertical-align:-.1em}",
  ]
    .filter(Boolean)
    .join("\n");
}

function separatorCss(separators: Separators): string {
  const after = `${LEFT_TO_RIGHT_CONTACT}>li:not(:last-child)::after`;
  if (separators === "lines")
    return `${LEFT_TO_RIGHT_CONTACT},${LEFT_TO_RIGHT_CONTACT}>li{display:block}${after}{content:none}`;
  return (
    `${LEFT_TO_RIGHT_CONTACT}{display:block;text-wrap:balance}` +
    `${LEFT_TO_RIGHT_CONTACT}>li{display:inline-block;max-width:100%}` +
    `${after}{content:"${SEPARATOR_TEXTS[separators]}"}`
  );
}
