/** Splits Rich Text Format into tokens: braces of groups, control words, control signs, bytes and text. */

export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  /** `parameter` is null where the word has none. */
  | { kind: "word"; word: string; parameter: number | null }
  /** `\~`, `\*` and other control signs. */
  | { kind: "sign"; sign: string }
  /** `\'e4`: one byte in the font's encoding. */
  | { kind: "byte"; byte: number }
  | { kind: "text"; text: string };

const WORD = /\\([a-z]{1,32})(-?\d{1,10})? ?/iy;
const BYTE = /\\'([\da-f]{2})/iy;
const TEXT = /[^\\{}\r\n]+/y;

/** `source`: one character per byte. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at += found[0].length;
    return found;
  };
  while (at < source.length) {
    const sign = source[at];
    if (sign === "{" || sign === "}") {
      at++;
      yield { kind: sign === "{" ? "open" : "close" };
    } else if (sign === "\r" || sign === "\n") at++;
    else if (sign !== "\\") yield { kind: "text", text: match(TEXT)?.[0] ?? "" };
    else {
      const byte = match(BYTE)?.[1];
      if (byte !== undefined) {
        yield { kind: "byte", byte: Number.parseInt(byte, 16) };
        continue;
      }
      const [, word, number] = match(WORD) ?? [];
      if (word === undefined) {
        yield { kind: "sign", sign: source[at + 1] ?? "" };
        at += 2;
        continue;
      }
      const parameter = number === undefined ? null : Number(number);
      // Skips the bytes of a picture, which may include braces.
      if (word === "bin" && parameter !== null) at += Math.max(0, parameter);
      yield { kind: "word", word, parameter };
    }
  }
}
