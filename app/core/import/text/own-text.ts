/** Detects plain text and Markdown in the layout of our exports, which the rules read exactly. */

const MIN_HEADINGS = 2;

/** True for a name, facts separated by dots, `##` sections and `###` entries, each in its own block. */
export function isOwnMarkdown(text: string): boolean {
  const blocks = text.replace(/\n$/, "").split("\n\n");
  const [name = "", ...others] = blocks;
  const isBlock = (block: string) =>
    /^(?:##\s|###\s)?[^\n]+$/.test(block) ||
    block.split("\n").every((line) => /^ {0,2}- /.test(line));
  return (
    /^# [^\n]+$/.test(name) &&
    others.every((block) => block !== "" && !/^(?:#\s|#{4})/.test(block) && isBlock(block)) &&
    others.filter((block) => block.startsWith("## ")).length >= MIN_HEADINGS &&
    (others.some((block) => /^[^#-].* · /.test(block)) ||
      !others.some((block) => block.startsWith("### ")))
  );
}

/** True if the person is in the first block, and headings are in capitals directly above their sections. */
export function isOwnText(text: string): boolean {
  const blocks = text.replace(/\n$/, "").split("\n\n");
  const [person = "", ...others] = blocks;
  const lines = text.split("\n");
  const isCapitals = (line: string) =>
    /\p{L}/u.test(line) && line === line.toUpperCase() && line !== line.toLowerCase();
  const headed = others.filter((block) => isCapitals(block.split("\n", 1)[0] ?? ""));
  return (
    person.includes("\n") &&
    !lines.some((line) => /^\s*(?:[•*▪●–]|[-=_]{3,}|[^-\s].*\t)/.test(line)) &&
    others.every((block) => block !== "" && !block.startsWith("\n")) &&
    headed.length >= MIN_HEADINGS &&
    headed.every((block) => block.includes("\n"))
  );
}
