/** A normalized text (clean-text.ts). */
export interface CleanText {
  text: string;
  /** Offset in the given text, in UTF-16 units, of each unit of `text`. */
  sourceOffsets: Int32Array;
}
