/**
 * Converts lines whose bullet is an "o", ">" or "~" to lines that start with "•". Word writes its hollow bullet as an
 * "o" in Courier New.
 */

interface Line {
  text: string;
  isBullet: boolean;
  cells: { text: string }[];
}

const LETTER = /^(?:o\s+|[>~]\s*)(?=[\p{Lu}\d])/u;
/** Fewer lines may start with such a character by coincidence. */
const MIN_LINES = 3;

export function withLetterBullets<Found extends Line>(lines: readonly Found[]): Found[] {
  const found = new Set(lines.filter(({ text }) => LETTER.test(text)));
  if (found.size < MIN_LINES) return [...lines];
  return lines.map((line) => (found.has(line) ? withBullet(line) : line));
}

function withBullet<Found extends Line>(line: Found): Found {
  const [first, second, ...more] = line.cells;
  if (!first) return line;
  // The bullet may be in a separate cell.
  const isAlone = /^[o>~]$/.test(first.text.trim()) && second !== undefined;
  const firstText = isAlone ? second : { ...first, text: first.text.replace(LETTER, "") };
  const rest = isAlone ? more : line.cells.slice(1);
  const cells = [{ ...firstText, text: `• ${firstText.text}`, spans: undefined }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join(" "), isBullet: true };
}
