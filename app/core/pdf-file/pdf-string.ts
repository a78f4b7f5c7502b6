/** Writes and reads the strings of PDF dictionaries. */

/** Hexadecimal UTF-16, which supports every character and needs no escaping. */
export function writeString(text: string): string {
  let hex = "feff";
  for (let at = 0; at < text.length; at += 1)
    hex += text.charCodeAt(at).toString(16).padStart(4, "0");
  return `<${hex}>`;
}

/** The value of a key whose text is hexadecimal UTF-16 or in parentheses; null if it has none. */
export function readString(dictionary: string, key: string): string | null {
  const found = new RegExp(
    `/${key}\\s*(?:<([\\da-fA-F\\s]*)>|\\(((?:\\\\.|[^\\\\()])*)\\))`,
    "s",
  ).exec(dictionary);
  if (!found) return null;
  const [, hex, literal = ""] = found;
  if (hex === undefined) return literal.replace(/\\(.)/gs, "$1");
  const bytes = hex.replace(/\s/g, "").match(/../g) ?? [];
  const codes = bytes.map((pair) => Number.parseInt(pair, 16));
  if (codes[0] !== 0xfe || codes[1] !== 0xff) return String.fromCharCode(...codes);
  let text = "";
  for (let at = 2; at + 1 < codes.length; at += 2)
    text += String.fromCharCode(((codes[at] ?? 0) << 8) | (codes[at + 1] ?? 0));
  return text;
}
