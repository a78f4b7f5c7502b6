/** Renders text of the resume: normalized, with hyphenated words on one line, because text extractors
 * join a word that was broken at its hyphen. */
import { Fragment, memo } from "react";
import { splitAtBreaks, toPrintable } from "#app/core/templates/page/printable.ts";

export const PrintableText = memo(function PrintableText({ text }: { text: string }) {
  const pieces = splitAtBreaks(toPrintable(text));
  if (pieces.length === 1 && !pieces[0]?.isUnbreakable) return <>{pieces[0]?.text}</>;
  return (
    <>
      {pieces.map(({ offset, text, isUnbreakable }) =>
        isUnbreakable ? (
          <span key={offset} className="keep">
            {text}
          </span>
        ) : (
          <Fragment key={offset}>{text}</Fragment>
        ),
      )}
    </>
  );
});

/** True if a field has printable text. */
export function isFilled(text: string | undefined): text is string {
  return text !== undefined && toPrintable(text).trim() !== "";
}
