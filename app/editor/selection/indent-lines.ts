/** Indents and outdents lines of a description, which the page prints as bullets of two levels. */

/** One level of indentation. */
const INDENT = "  ";

/**
 * Indents the lines of a range, or removes their indentation (direction -1). There is only one level of it, so a line
 * that is indented already stays as it is.
 */
export function indentLines(
  text: string,
  { start, end }: { start: number; end: number },
  direction: 1 | -1,
): string {
  const blockStart = text.slice(0, start).lastIndexOf("\n") + 1;
  // A range that ends at the start of a line leaves that line out.
  const lineEnd = text.indexOf("\n", Math.max(start, end - 1));
  const blockEnd = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(blockStart, blockEnd).split("\n");
  const changed = lines.map((line) => {
    if (direction === -1) return line.replace(/^(?:\t| {1,2})/, "");
    return line.trim() === "" || /^(?:\t| {2})/.test(line) ? line : INDENT + line;
  });
  return text.slice(0, blockStart) + changed.join("\n") + text.slice(blockEnd);
}
