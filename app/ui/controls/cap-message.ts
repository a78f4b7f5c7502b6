/** What a field says near and past the longest text that is kept. */

/** From this share of the cap on, the field counts. */
const NEAR = 0.9;

/** Null far from the cap. */
export function capHint(length: number, cap: number): string | null {
  if (length < cap * NEAR || length > cap) return null;
  return `${length.toLocaleString("en")} of ${cap.toLocaleString("en")} characters`;
}

/** Null within the cap. */
export function capError(label: string, length: number, cap: number): string | null {
  if (length <= cap) return null;
  const over = (length - cap).toLocaleString("en");
  const unit = length - cap === 1 ? "character" : "characters";
  return `${label} is limited to ${cap.toLocaleString("en")} characters. Shorten it by ${over} ${unit}; until then this text is not saved.`;
}
