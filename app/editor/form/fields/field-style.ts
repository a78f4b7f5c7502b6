/** Props for a text area that grows with its text, in browsers that support it; never smaller than `rows`. */
export function autoGrow(rows = 2) {
  return {
    className: "field-sizing-content max-h-96",
    // One line per row, plus padding and border.
    style: { minHeight: `calc(${rows}lh + 1.125rem)` },
  };
}

/** Class of the element around a field: hides its label, which repeats the heading above it. */
export const HIDDEN_LABEL = "[&>div>label]:sr-only";

/** Classes for two short fields in a row, if the entry's card is wide enough. */
export const TWO_COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] gap-3 @2xs:grid-cols-[repeat(2,minmax(0,1fr))]";
/** The same for fields with longer labels and texts. */
export const TWO_WIDE_COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] gap-3 @sm:grid-cols-[repeat(2,minmax(0,1fr))]";
