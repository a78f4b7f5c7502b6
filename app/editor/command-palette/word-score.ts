/** How well typed words fit a command: each must begin one of its words, accents and case aside. */

/** 1: the label begins so. .8: words of the label do. .5: words it is found by as well. 0: not at all. */
export function wordScore(typed: string, label: string, words: readonly string[]): number {
  const [wanted, name] = [fold(typed), fold(label)];
  if (name.startsWith(wanted)) return 1;
  const asked = wanted.split(" ");
  const fits = (text: string) => {
    // "Connor" and "O'Con", "js" and "Node.js", "C++", a name that is nothing but 🦊.
    const starts = [...text.split(/[^\p{L}\p{N}]+/u), ...text.split(" ")];
    return asked.every((word) => starts.some((start) => start.startsWith(word)));
  };
  if (fits(name)) return 0.8;
  return fits(`${name} ${fold(words.join(" "))}`) ? 0.5 : 0;
}

function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.trim().replace(/[’ʼ]/g, "'").replace(/\s+/g, " ");
}
