/** Props for a text area that grows with its text, in browsers that support it; never smaller than `rows`. */
export function autoGrow(rows = 2) {
  return {
    className: "field-sizing-content max-h-96",
    // One line per row, plus padding and border.
    style: { minHeight: `calc(${rows}lh + 1.125rem)` },
  };
}

/** For the element around a field whose label repeats the heading above it. */
export const HIDDEN_LABEL = "[&>div>label]:sr-only";
