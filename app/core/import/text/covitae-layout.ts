/** Detects the layout of Covitae's own text and Markdown exports, which the rules read exactly, without the models. */

/** With fewer headings, a text of another program may have the same form. */
const MIN_HEADINGS = 2;

/** True for a name, facts separated by dots, `##` sections and `###` entries, each in its own block. */
export function isCovitaeMarkdown(text: string): boolean {
  const blocks = text.replace(/\n$/, "").split("\n\n");
  const [name = "", ...others] = blocks;
  const isLineOrList = (block: string) =>
    /^(?:##\s|###\s)?[^\n]+$/.test(block) ||
    block.split("\n").every((line) => /^ {0,2}- /.test(line));
  const hasOtherLevels = others.some((block) => /^(?:#\s|#{4})/.test(block));
  const sections = others.filter((block) => block.startsWith("## "));
  const hasEntries = others.some((block) => block.startsWith("### "));
  const hasFactsAtDots = others.some((block) => /^[^#-].* · /.test(block));
  return (
    /^# [^\n]+$/.test(name) &&
    others.every((block) => block !== "" && isLineOrList(block)) &&
    !hasOtherLevels &&
    sections.length >= MIN_HEADINGS &&
    (hasFactsAtDots || !hasEntries)
  );
}

/**
 * True if the person is in the first block, one fact a line, and headings are in capitals directly above their
 * sections.
 */
export function isCovitaeText(text: string): boolean {
  const blocks = text.replace(/\n$/, "").split("\n\n");
  const [person = "", ...others] = blocks;
  const lines = text.split("\n");
  const isCapitals = (line: string) =>
    /\p{L}/u.test(line) && line === line.toUpperCase() && line !== line.toLowerCase();
  const hasSharedLine = person.split("\n").some((line) => /@\S+\./.test(line) && /\s/.test(line));
  const sections = others.filter((block) => isCapitals(block.split("\n", 1)[0] ?? ""));
  // Our text has only hyphens as bullets, no rules and no columns.
  const hasOtherLayout = lines.some((line) => /^\s*(?:[•*▪●–]|[-=_]{3,}|[^-\s].*\t)/.test(line));
  return (
    person.includes("\n") &&
    !hasSharedLine &&
    !hasOtherLayout &&
    others.every((block) => block !== "" && !block.startsWith("\n")) &&
    sections.length >= MIN_HEADINGS &&
    sections.every((block) => block.includes("\n"))
  );
}
