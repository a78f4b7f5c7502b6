/** Builds @font-face rules and checks which characters a font subset covers. */

/**
 * The tag before the fonts' CSS, by which the print service recognizes fonts that it has cached.
 */
export const FONT_STYLE_TAG = "<style data-fonts>";

export interface Face {
  family: string;
  weight: number;
  style: string;
  unicodeRange: string;
}

export const fontFaceRule = (
  { family, weight, style, unicodeRange }: Face,
  address: string,
): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};` +
  `font-display:block;unicode-range:${unicodeRange};src:url("${address}") format("woff2")}`;

/** Whether a CSS unicode-range ("U+0000-00FF,U+0131") includes any of the code points. */
export function coversAnyOf(codePoints: ReadonlySet<number>, unicodeRange: string): boolean {
  const ranges = unicodeRange.split(",").map((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last] as const;
  });
  for (const code of codePoints) {
    if (ranges.some(([first, last]) => code >= first && code <= last)) return true;
  }
  return false;
}

export function toBase64(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let binary = "";
  // In chunks, because one call with every byte of a font as an argument would overflow the stack. With apply,
  // because spread uses the array's iterator and takes seven times as long.
  for (let start = 0; start < bytes.length; start += 8192) {
    const chunk = bytes.subarray(start, start + 8192);
    binary += String.fromCharCode.apply(null, chunk as unknown as number[]);
  }
  return btoa(binary);
}
