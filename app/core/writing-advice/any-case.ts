/**
 * Makes a pattern match its letters in either case. Not `(?i:…)`: V8 no longer matches alternatives in it once a process
 * has compiled much regular expression code (seen in Node 24 after 60,000 expressions), and a contact would not be hidden.
 * @param pattern the source of a regular expression. Each letter becomes a class (`e` -> `[eE]`), so a character class
 * may contain letters only as the range `a-z` at its start, and `\u…`, `\p{…=…}` and named groups are not supported.
 * The pattern is normalized to NFC, as the searched texts are, so that an accented letter is one character.
 */
export const anyCase = (pattern: string): string =>
  pattern.normalize("NFC").replace(/\\p\{\w+\}|\\.|\[a-z|\p{L}/gu, (token) => {
    if (token.startsWith("\\")) return token;
    return token === "[a-z" ? "[a-zA-Z" : `[${caseForms(token).join("")}]`;
  });

function caseForms(letter: string): string[] {
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  const sigma = lower === "σ" || lower === "ς" ? ["σ", "ς"] : [];
  // ß has no single capital in texts.
  return [...new Set([letter, lower, upper, ...sigma])].filter((form) => [...form].length === 1);
}
