/** A text area that grows with its text, never below its rows, where the browser can. */
export function growing(rows = 2) {
  return {
    className: "field-sizing-content max-h-96",
    // A row is a line; the rest is padding and border.
    style: { minHeight: `calc(${rows}lh + 1.125rem)` },
  };
}
