/** Reads groups of skills whose lists are in brackets: "Design (Figma, Sketch), Research (interviews, surveys)". */
import type { DocLine } from "./doc-line.ts";
import { readHeading } from "./headings.ts";
import { isLevel, isSkillLevel } from "./language-levels.ts";
import { LIST_SEPARATOR } from "./read-lists.ts";

/** "Design (Figma, Sketch)", and what separates it from the next. */
const GROUP = /([^:,;()]{2,40}?)\s*\(([^()]{2,300})\)\s*(?:[,;|·]\s*|\.?$)/uy;
/** "Other skills: " before the first group. */
const LABEL = /^([^:,;()]{2,40}):\s+/u;
/** In words; longer names are sentences. */
const MAX_NAME_WORDS = 4;
/** Minimum number of groups; one name in front of brackets may be a skill with its tools. */
const MIN_GROUPS = 2;

/** The lines with each group on a line of its own, its name before a colon; others unchanged. */
export function labelBracketGroups(lines: readonly DocLine[]): DocLine[] {
  const groups = lines.map(({ text, items }) => (items ? [] : groupsOf(text)));
  const found = groups.flat();
  const areLists =
    found.filter(({ list }) => LIST_SEPARATOR.test(list)).length >= MIN_GROUPS &&
    found.every(isGroup);
  const isWhole = lines.every((_, at) => groups[at]?.length !== 0);
  if (!areLists || !(isWhole || groups.some(({ length }) => length >= MIN_GROUPS)))
    return [...lines];
  return lines.flatMap((line, at) => {
    const own = groups[at] ?? [];
    return own.length === 0
      ? [line]
      : own.map(({ name, list }) => withText(line, `${name}: ${list}`));
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
    items.every((item) => !/(?:^|\s)\d/.test(item) && !isLevel(item) && !isSkillLevel(item))
  );
}

/** Empty if anything of the text is outside of groups, or if all of them have a name of their own. */
function groupsOf(text: string): Group[] {
  const [all = "", label = ""] = LABEL.exec(text) ?? [];
  if (label !== "" && readHeading(label) !== "skills") return [];
  const listed = text.slice(all.length);
  const groups = [...matchesOf(listed)];
  const length = groups.reduce((sum, { 0: whole }) => sum + whole.length, 0);
  if (length < listed.trim().length) return [];
  return groups.map(([, name = "", list = ""]) => ({ name: name.trim(), list: list.trim() }));
}

function* matchesOf(text: string): Generator<RegExpExecArray> {
  const pattern = new RegExp(GROUP);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) yield match;
}
