/** Scores how well typed words match a command: each must start one of its words, ignoring accents and case. */

/**
 * 1 if the text begins the label; 0.8 if each typed word begins one of the label's words; 0.5 if some begin one of the
 * command's other words (`words`); 0 if it does not match. The palette sorts by these.
 */
export function wordScore(typed: string, label: string, words: readonly string[]): number {
  const [query, name] = [fold(typed), fold(label)];
  if (name.startsWith(query)) return 1;
  const queryWords = query.split(" ");
  const matches = (text: string) => {
    // Split both ways: "Connor" and "O'Con", "js" and "Node.js", "C++", a name of only 🦊.
    const starts = [...text.split(/[^\p{L}\p{N}]+/u), ...text.split(" ")];
    return queryWords.every((word) => starts.some((start) => start.startsWith(word)));
  };
  if (matches(name)) return 0.8;
  return matches(`${name} ${fold(words.join(" "))}`) ? 0.5 : 0;
}

function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.trim().replace(/[’ʼ]/g, "'").replace(/\s+/g, " ");
}
