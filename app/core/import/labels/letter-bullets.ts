/** Tells lines whose bullet is a letter or a sign of prompts: Word's circle is an "o" in a typewriter face. */

interface Line {
  text: string;
  isBullet: boolean;
  cells: { text: string }[];
}

const LETTER = /^(?:o\s+|[>~]\s*)(?=[\p{Lu}\d])/u;
/** So many lines are no chance. */
const MIN_LINES = 3;

export function withLetterBullets<Found extends Line>(lines: readonly Found[]): Found[] {
  const found = new Set(lines.filter(({ text }) => LETTER.test(text)));
  if (found.size < MIN_LINES) return [...lines];
  return lines.map((line) => (found.has(line) ? withBullet(line) : line));
}

function withBullet<Found extends Line>(line: Found): Found {
  const [first, second, ...more] = line.cells;
  if (!first) return line;
  // The letter may be a cell of its own.
  const isAlone = /^[o>~]$/.test(first.text.trim()) && second !== undefined;
  const own = isAlone ? second : { ...first, text: first.text.replace(LETTER, "") };
  const rest = isAlone ? more : line.cells.slice(1);
  const cells = [{ ...own, text: `• ${own.text}`, spans: undefined }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join(" "), isBullet: true };
}
