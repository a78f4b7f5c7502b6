/** Messages for a text field near or over its maximum length. */

/** The share of the cap from which the character count is shown. */
const HINT_THRESHOLD = 0.9;

/** Null unless the length is near the cap. */
export function capHint(length: number, cap: number): string | null {
  if (length < cap * HINT_THRESHOLD || length > cap) return null;
  return `${length.toLocaleString("en")} of ${cap.toLocaleString("en")} characters`;
}

/** Null within the cap. */
export function capError(label: string, length: number, cap: number): string | null {
  if (length <= cap) return null;
  const over = (length - cap).toLocaleString("en");
  const unit = length - cap === 1 ? "character" : "characters";
  return `${label} is limited to ${cap.toLocaleString("en")} characters. Shorten it by ${over} ${unit}; until then this text is not saved.`;
}
