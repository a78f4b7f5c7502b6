/** One level of indentation. */
const INDENT = "  ";

/** Indents the lines of a range by one level, or removes one level; there are two levels. */
export function indentLines(
  text: string,
  { start, end }: { start: number; end: number },
  by: 1 | -1,
): string {
  const blockStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", Math.max(start, end - 1));
  const blockEnd = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(blockStart, blockEnd).split("\n");
  const moved = lines.map((line) => {
    if (by === -1) return line.replace(/^(?:\t| {1,2})/, "");
    return line.trim() === "" || /^(?:\t| {2})/.test(line) ? line : INDENT + line;
  });
  return text.slice(0, blockStart) + moved.join("\n") + text.slice(blockEnd);
}
