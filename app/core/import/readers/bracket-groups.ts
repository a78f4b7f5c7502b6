/** Reads groups of skills whose lists are in brackets: "Design (Figma, Sketch), Research (interviews, surveys)". */
import type { DocLine } from "./doc-line.ts";
import { readHeading } from "./headings.ts";
import { isSkillLevel, startsWithLevel } from "./language-levels.ts";
import { LIST_SEPARATOR } from "./list-items.ts";

/** "Design (Figma, Sketch)", and what separates it from the next. */
const GROUP = /([^:,;()]{2,40}?)\s*\(([^()]{2,300})\)\s*(?:[,;|·]\s*|\.?$)/uy;
/** "Other skills: " before the first group. */
const LABEL = /^([^:,;()]{2,40}):\s+/u;
/** A longer name is probably part of a sentence. */
const MAX_NAME_WORDS = 4;
/** A single name in front of brackets may be a skill with its tools. */
const MIN_GROUPS = 2;

/** The lines with each group on a line of its own, its name before a colon; others unchanged. */
export function labelBracketGroups(lines: readonly DocLine[]): DocLine[] {
  // A line that the file splits into items has no groups.
  const groups = lines.map(({ text, items }) => (items ? [] : groupsOf(text)));
  const allGroups = groups.flat();
  const areListsOfSkills =
    allGroups.filter(({ list }) => LIST_SEPARATOR.test(list)).length >= MIN_GROUPS &&
    allGroups.every(isGroup);
  // Every line consists of groups, or one has several: a single group among plain lines is not enough.
  const isEveryLineGrouped = groups.every(({ length }) => length > 0);
  const hasLineOfGroups = groups.some(({ length }) => length >= MIN_GROUPS);
  if (!areListsOfSkills || !(isEveryLineGrouped || hasLineOfGroups)) return [...lines];
  return lines.flatMap((line, index) => {
    const lineGroups = groups[index] ?? [];
    return lineGroups.length === 0
      ? [line]
      : lineGroups.map(({ name, list }) => withText(line, `${name}: ${list}`));
  });
}

const withText = (line: DocLine, text: string): DocLine => ({
  ...line,
  text,
  cells: [{ text, isBold: false }],
});

interface Group {
  name: string;
  list: string;
}

/** False for versions, years, ages and levels: "Java (8, 11)", "Vue (2 years, advanced)". */
function isGroup({ name, list }: Group): boolean {
  const items = list.split(LIST_SEPARATOR).map((item) => item.trim());
  return (
    name.split(/\s+/).length <= MAX_NAME_WORDS &&
    /^[\p{Lu}\p{Lo}]/u.test(name) &&
    items.every((item) => !/(?:^|\s)\d/.test(item) && !startsWithLevel(item) && !isSkillLevel(item))
  );
}

/**
 * Empty if any of the text is outside of groups, or if a label that is not a skills heading is in
 * front of them: "Tools: Design (Figma)".
 */
function groupsOf(text: string): Group[] {
  const [labelText = "", label = ""] = LABEL.exec(text) ?? [];
  if (label !== "" && readHeading(label) !== "skills") return [];
  const listed = text.slice(labelText.length);
  const groups = [...matchesOf(listed)];
  const length = groups.reduce((sum, { 0: whole }) => sum + whole.length, 0);
  if (length < listed.trim().length) return [];
  return groups.map(([, name = "", list = ""]) => ({ name: name.trim(), list: list.trim() }));
}

function* matchesOf(text: string): Generator<RegExpExecArray> {
  // A copy, because a sticky pattern stores its position in `lastIndex`.
  const pattern = new RegExp(GROUP);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match;
}
