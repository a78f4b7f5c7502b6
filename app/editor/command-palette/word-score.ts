/** Scores how well typed words match a command: each must start one of its words, ignoring accents and case. */

/** 1: prefix of the label; 0.8: prefixes of its words; 0.5: prefixes of its other words too; 0: no match. */
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
