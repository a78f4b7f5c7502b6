/** Writes and reads the strings of PDF dictionaries (ISO 32000-1, 7.3.4). */

/** Hexadecimal UTF-16, which supports every character and needs no escaping. */
export function writeString(text: string): string {
  let hex = "feff";
  for (let index = 0; index < text.length; index += 1)
    hex += text.charCodeAt(index).toString(16).padStart(4, "0");
  return `<${hex}>`;
}

/** The value of a key whose text is hexadecimal UTF-16 or in parentheses; null if it has none. */
export function readString(dictionary: string, key: string): string | null {
  const match = new RegExp(
    `/${key}\\s*(?:<([\\da-fA-F\\s]*)>|\\(((?:\\\\.|[^\\\\()])*)\\))`,
    "s",
  ).exec(dictionary);
  if (!match) return null;
  const [, hex, literal = ""] = match;
  if (hex === undefined) return literal.replace(/\\(.)/gs, "$1");
  const bytes = hex.replace(/\s/g, "").match(/../g) ?? [];
  const codes = bytes.map((pair) => Number.parseInt(pair, 16));
  if (codes[0] !== 0xfe || codes[1] !== 0xff) return String.fromCharCode(...codes);
  let text = "";
  for (let index = 2; index + 1 < codes.length; index += 2)
    text += String.fromCharCode(((codes[index] ?? 0) << 8) | (codes[index + 1] ?? 0));
  return text;
}
