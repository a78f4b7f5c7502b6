/**
 * Converts lines whose bullet is an "o", ">" or "~" to lines that start with "•". Word writes its hollow bullet as an
 * "o" in Courier New. label-line.ts calls it when it creates the lines of a document.
 */

interface Line {
  text: string;
  isBullet: boolean;
  cells: { text: string }[];
}

/** "o Ran clinics", "> Ran clinics". */
const LETTER_BULLET = /^(?:o\s+|[>~]\s*)(?=[\p{Lu}\d])/u;
/** Fewer lines may start with such a character by coincidence. */
const MIN_LINES = 3;

export function withLetterBullets<AnyLine extends Line>(lines: readonly AnyLine[]): AnyLine[] {
  const bullets = new Set(lines.filter(({ text }) => LETTER_BULLET.test(text)));
  if (bullets.size < MIN_LINES) return [...lines];
  return lines.map((line) => (bullets.has(line) ? withBullet(line) : line));
}

function withBullet<AnyLine extends Line>(line: AnyLine): AnyLine {
  const [first, second, ...more] = line.cells;
  if (!first) return line;
  // The bullet may be in a separate cell.
  const isAlone = /^[o>~]$/.test(first.text.trim()) && second !== undefined;
  const firstText = isAlone ? second : { ...first, text: first.text.replace(LETTER_BULLET, "") };
  const rest = isAlone ? more : line.cells.slice(1);
  const cells = [{ ...firstText, text: `• ${firstText.text}`, spans: undefined }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join(" "), isBullet: true };
}
