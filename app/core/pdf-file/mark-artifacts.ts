/**
 * Marks what a PDF page draws outside of its tags as artifacts, which screen readers skip (ISO 14289-1, 7.1):
 * backgrounds, rules and separators that the stylesheet adds. A tag that holds nothing but lines, such as a heading's
 * rule, is emptied in the same way. Expects streams as Skia writes them: each line ends with an operator.
 */

/** Insertions: a text and its offset. */
export type Insertion = [offset: number, text: string];

/** Operators that fill or stroke the current path. */
const PAINT_OPERATORS = new Set(["f", "F", "f*", "B", "B*", "b", "b*", "S", "s"]);
const START = "/Artifact BMC\n";
const END = "EMC\n";

interface Tag {
  /** Where its content starts. */
  from: number;
  isFigure: boolean;
  hasContent: boolean;
  hasLines: boolean;
}

/** Returns the insertions that mark artifacts, in order. */
export function markArtifacts(content: string): Insertion[] {
  const insertions: Insertion[] = [];
  const wrap = (from: number, to: number) => insertions.push([from, START], [to, END]);
  let depth = 0;
  let tag: Tag | null = null;
  /** Where the path or text under construction starts; null if there is none. */
  let path: number | null = null;
  let text: number | null = null;
  for (let start = 0; start < content.length; ) {
    let end = content.indexOf("\n", start);
    end = end < 0 ? content.length : end + 1;
    const line = content.slice(start, end).trimEnd();
    const operator = line.slice(line.lastIndexOf(" ") + 1);
    if (operator.endsWith("BDC") || operator.endsWith("BMC")) {
      depth += 1;
      // The characters of a glyph (ActualText) within untagged text are a part of that artifact.
      const isInArtifact = depth === 1 && text !== null && !line.includes("MCID");
      if (!isInArtifact) text = null;
      if (isInArtifact) tag = null;
      else if (depth === 1)
        tag = {
          from: end,
          isFigure: line.startsWith("/Figure"),
          hasContent: !line.includes("MCID"),
          hasLines: false,
        };
    } else if (operator === "EMC") {
      depth -= 1;
      if (depth === 0 && tag?.hasLines && !tag.hasContent && !tag.isFigure)
        insertions.push([tag.from, END + START]);
    } else if (operator === "re" || operator === "m") {
      path ??= start;
    } else if (operator === "n") {
      path = null;
    } else if (PAINT_OPERATORS.has(operator)) {
      if (depth === 0) wrap(path ?? start, end);
      else if (tag) tag.hasLines = true;
      path = null;
    } else if (operator === "BT") {
      if (depth === 0) text = start;
      else if (tag) tag.hasContent = true;
    } else if (operator === "ET") {
      if (depth === 0 && text !== null) wrap(text, end);
      text = null;
    } else if (operator === "Do" || operator === "sh") {
      if (depth === 0) wrap(start, end);
      else if (tag) tag.hasContent = true;
    }
    start = end;
  }
  return insertions.sort((a, b) => a[0] - b[0]);
}
