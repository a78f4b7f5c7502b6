const INDENT = "  ";

/** Indents the lines of a range by one level, or removes one level; there are two levels. */
export function indentLines(
  text: string,
  { start, end }: { start: number; end: number },
  by: 1 | -1,
): string {
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const stop = text.indexOf("\n", Math.max(start, end - 1));
  const last = stop === -1 ? text.length : stop;
  const lines = text.slice(first, last).split("\n");
  const moved = lines.map((line) => {
    if (by === -1) return line.replace(/^(?:\t| {1,2})/, "");
    return line.trim() === "" || /^(?:\t| {2})/.test(line) ? line : INDENT + line;
  });
  return text.slice(0, first) + moved.join("\n") + text.slice(last);
}
