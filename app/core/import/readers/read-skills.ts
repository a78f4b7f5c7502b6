/** Reads skills and their groups: "Clinical: triage, wound care", or a name above its list. */
import { splitBoldNames } from "./bold-names.ts";
import { labelBracketGroups } from "./bracket-groups.ts";
import { type DocLine, joinWrapped, stripBullet } from "./doc-line.ts";
import { readHeading } from "./headings.ts";
import { isSkillLevel, withoutLevels, withoutLevelsAfterNames } from "./language-levels.ts";
import { joinLicenseClasses } from "./license-classes.ts";
import { joinCells, joinOpenBrackets, LIST_SEPARATOR } from "./list-items.ts";
import { areNamesBesideTags } from "./names-beside-tags.ts";
import { isNameOfRow } from "./skill-row-names.ts";

export interface SkillGroup {
  name: string;
  skills: string[];
}

/** In characters; a longer text is not a group's name. */
const MAX_NAME_LENGTH = 40;
/** "Languages: Java, Python" */
const LABEL = /^([^:,;()]{2,40}):\s+(?=\S)/;
const LABEL_ALONE = /^([^:,;()]{2,40}):$/;

/** `skills` has all skills, those of groups too, each once. */
export function readSkills(sectionLines: readonly DocLine[]): {
  skills: string[];
  groups: SkillGroup[];
} {
  const lines = labelBracketGroups(joinOpenBrackets(splitBoldNames(sectionLines)));
  const parts = splitGroups(lines.map(cleanLine)).map(({ name, lines }) => ({
    name,
    skills: readItems(lines),
  }));
  const names = withoutLevelsAfterNames(parts.map(({ name }) => name));
  // In "Driving ⇥ expert, long distance", the first item is the level of the whole group.
  const haveLevelsBesideNames =
    parts.filter(({ name, skills: [first = ""] }) => name !== "" && isSkillLevel(first)).length >=
    MIN_NAMED;
  const cleanParts = parts.map(({ skills }, index) => ({
    name: names[index] ?? "",
    skills: haveLevelsBesideNames ? skills.filter((skill) => !isSkillLevel(skill)) : skills,
  }));
  const skills = [...new Set(cleanParts.flatMap((part) => part.skills))];
  const namedGroups = cleanParts.filter(({ name, skills }) => name !== "" && skills.length > 0);
  // "Skills: …" under the heading "Skills" is not a group.
  const [onlyGroup] = namedGroups;
  const isSectionHeading =
    namedGroups.length === 1 && onlyGroup && readHeading(onlyGroup.name) === "skills";
  return { skills, groups: isSectionHeading ? [] : namedGroups };
}

interface SkillPart {
  /** Empty for skills outside of groups. */
  name: string;
  lines: DocLine[];
}

/** Divides the lines into groups of skills; lines without a name of a group are parts with an empty name. */
function splitGroups(lines: readonly DocLine[]): SkillPart[] {
  const parts: SkillPart[] = [];
  const hasNameBeside = findNamedLists(lines);
  const areNamesAbove = areNamesAboveLists(lines);
  const areNamesAboveBulletRuns = areNamesAboveBullets(lines);
  const isOutdented = findOutdentedNames(lines);
  /** True if the last group has its skills on lines below its name. */
  let areSkillsBelow = false;
  /** True also after a separator at the end of a line. */
  let nextLineBelongsToGroup = false;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const isName = areNamesAbove
      ? !isList(line)
      : areNamesAboveBulletRuns
        ? !line.isBullet
        : isOutdented(line) || isNameOfNext(line, next, hasNameBeside, lines);
    const nameAbove = isName ? line.text.replace(/:$/, "") : nameAboveSkills(line, next);
    const label = nameAbove === null ? labelOf(line, hasNameBeside) : undefined;
    if (nameAbove !== null) {
      parts.push({ name: nameAbove, lines: [] });
      areSkillsBelow = true;
    } else if (label !== undefined) {
      parts.push({ name: label, lines: [withoutLabel(line, hasNameBeside)] });
      areSkillsBelow = !line.isBullet && !LIST_SEPARATOR.test(line.text) && line.cells.length === 1;
    } else if (
      nextLineBelongsToGroup ||
      (parts.length > 0 && parts.at(-1)?.name === "") ||
      continuesLastItem(parts, line)
    )
      parts.at(-1)?.lines.push(line);
    else parts.push({ name: "", lines: [line] });
    nextLineBelongsToGroup = areSkillsBelow || /[,;·•|]$/.test(line.text);
  }
  return parts;
}

/** True if the line continues the last item of the list above: "…, Employee" above "relations, Pay". */
function continuesLastItem(parts: readonly SkillPart[], line: DocLine): boolean {
  const last = parts.at(-1)?.lines.at(-1);
  return last !== undefined && isWrappedInsideItem(last, line);
}

/** The name before the list: before a colon, or bold in a separate cell. */
function labelOf(line: DocLine, hasNameBeside: HasNameBeside): string | undefined {
  const { text, cells } = line;
  const [first, second, ...more] = cells;
  if (hasNameBeside(line))
    return second ? first?.text.replace(/:$/, "") : NAME_BEFORE_DASH.exec(text)?.[1];
  const isBesideList = first?.isBold && second && ![second, ...more].some(({ isBold }) => isBold);
  if (isBesideList && !LIST_SEPARATOR.test(first.text)) return first.text.replace(/:$/, "");
  return LABEL.exec(text)?.[1];
}

type HasNameBeside = (line: DocLine) => boolean;
/** "Analysis – SQL, Python". */
const NAME_BEFORE_DASH = /^([^,;:()–—]{2,30}?)\s+[–—-]\s+(?=[^,;]+[,;])/;
/** Minimum number of lines with a name; fewer may be a coincidence. */
const MIN_NAMED = 2;

/** Detects lines with a list and its name, before a dash or in a separate cell, if several lines have this form. */
function findNamedLists(lines: readonly DocLine[]): HasNameBeside {
  const inCells = lines.filter(({ cells: [first, second, ...more], isBullet }) => {
    const isName =
      first && first.text.length <= MAX_NAME_LENGTH && !LIST_SEPARATOR.test(first.text);
    return isName && second && more.length === 0 && !isBullet && stripBullet(first.text) === null;
  });
  const lists = inCells.filter(({ cells }) => LIST_SEPARATOR.test(cells[1]?.text ?? ""));
  const areLists =
    (lists.length >= MIN_NAMED && lists.length > inCells.length / 2) ||
    (lists.length === 1 && inCells.length === 1 && isNameOfRow(lists[0]?.cells[0]?.text ?? ""));
  const dashed = lines.filter(
    ({ text, cells }) => cells.length === 1 && NAME_BEFORE_DASH.test(text),
  );
  const areDashed = dashed.length >= MIN_NAMED && dashed.length > lines.length / 2;
  const areBesideTags = areNamesBesideTags(lines);
  return (line) =>
    areBesideTags || (areLists && inCells.includes(line)) || (areDashed && dashed.includes(line));
}

const isList = ({ text, cells }: DocLine) => cells.length > 1 || LIST_SEPARATOR.test(text);

/** Whether each list has its name on the line above it, and nothing else is there. */
function areNamesAboveLists(lines: readonly DocLine[]): boolean {
  const alternate = lines.every((line, index) => {
    const isPlain = !line.isBullet && !line.items && line.text.length <= MAX_NAME_LENGTH;
    return index % 2 === 0 ? isPlain && !isList(line) && !line.text.includes(":") : isList(line);
  });
  return alternate && lines.length >= 2 * MIN_NAMED && lines.length % 2 === 0;
}

/** Whether each run of bullets has its name on a line above it, and nothing else is there. */
function areNamesAboveBullets(lines: readonly DocLine[]): boolean {
  const names = lines.filter(({ isBullet }) => !isBullet);
  const areNames = names.every((line) => isShortName(line));
  const areAbove = lines.every(
    ({ isBullet }, index) => isBullet || lines[index + 1]?.isBullet === true,
  );
  return names.length >= MIN_NAMED && areNames && areAbove && lines[0]?.isBullet === false;
}

/** In points; further to the right is another column. */
const INDENT = { min: 2, max: 40 } as const;

/** Detects lines with groups' names, if all skills are indented below such names. */
function findOutdentedNames(lines: readonly DocLine[]): (line: DocLine) => boolean {
  const left = Math.min(...lines.map(({ x }) => x));
  const isLeft = ({ x }: DocLine) => x < left + INDENT.min;
  const isIndented = (line: DocLine | undefined) =>
    line !== undefined && !isLeft(line) && line.x < left + INDENT.max;
  const names = lines.filter(isLeft);
  const areNames =
    names.length >= MIN_NAMED &&
    names.every((line) => isShortName(line) && !line.isBullet) &&
    lines.every((line, index) => isIndented(isLeft(line) ? lines[index + 1] : line));
  return (line) => areNames && isLeft(line);
}

const isShortName = ({ text, cells, items }: DocLine) =>
  cells.length === 1 && !items && text.length <= MAX_NAME_LENGTH && !LIST_SEPARATOR.test(text);

/**
 * True for a table row's name that was split from its list because it is also a section heading.
 */
const isNameOfNext = (
  line: DocLine,
  next: DocLine | undefined,
  hasNameBeside: HasNameBeside,
  lines: readonly DocLine[],
): boolean =>
  isShortName(line) &&
  !line.isBullet &&
  !line.text.includes(":") &&
  next?.cells.length === 1 &&
  isList(next) &&
  lines.some((other) => other !== next && other.cells.length > 1 && hasNameBeside(other));

/** The minimum ratio of a name's font size to that of its skills. */
const MIN_SIZE_RATIO = 1.06;

/** The name of a group alone on its line, above its skills in another style. */
function nameAboveSkills(line: DocLine, next: DocLine | undefined): string | null {
  if (!next || line.isBullet || line.items || line.cells.length > 1) return null;
  if (LABEL_ALONE.test(next.text)) return null;
  const isHeading = line.level !== null && line.level >= 2 && next.level === null;
  const [, label] = LABEL_ALONE.exec(line.text) ?? [];
  if (isHeading || label !== undefined) return label ?? line.text.replace(/:$/, "");
  const isLarger = next.size > 0 && line.size > next.size * MIN_SIZE_RATIO;
  const isBolder = (line.isBold && !next.isBold) || isLarger;
  return isBolder && isShortName(line) ? line.text : null;
}

function withoutLabel(line: DocLine, hasNameBeside: HasNameBeside): DocLine {
  const [first, ...rest] = line.cells;
  if (first && rest.length === 0 && hasNameBeside(line)) {
    const text = first.text.replace(NAME_BEFORE_DASH, "");
    return { ...line, text, cells: [{ ...first, text }] };
  }
  const inCell = rest.length > 0 && hasNameBeside(line) ? null : LABEL.exec(first?.text ?? "");
  const cells =
    first && inCell ? [{ ...first, text: first.text.replace(LABEL, "") }, ...rest] : rest;
  return { ...line, text: cells.map(({ text }) => text).join(" "), cells };
}

/** Empty brackets that templates leave if a skill has no level. */
const EMPTY_BRACKETS = /\s*(?:\(\s*\)|\[\s*\])/g;

/** Slashes and dashes between items: "Rust / SQLite / Tokio", "Kneading – Shaping – Baking". */
const SEPARATORS = [/\s[/~]\s/, /\s[–—]\s/] as const;
/**
 * One to four words, the first with a capital; between dashes fewer, as dashes also precede levels
 * and years.
 */
const ITEM = /^[\p{Lu}\d][^\s()]*(?: [^\s()]+){0,3}$/u;
const ITEM_BETWEEN_DASHES = /^\p{Lu}[^\s\d()]*(?: [^\s\d()]+)?$/u;

/** Replaces slashes or dashes between items by bars, which LIST_SEPARATOR splits at. */
function separateByBars(text: string): string {
  if (LIST_SEPARATOR.test(text)) return text;
  for (const [index, sign] of SEPARATORS.entries()) {
    const items = text.split(sign);
    const isItem = (item: string) => (index === 0 ? ITEM : ITEM_BETWEEN_DASHES).test(item);
    if (items.length > 2 && items.every(isItem)) return items.join(" | ");
  }
  return text;
}

/** Removes empty brackets, and separates items by bars. */
const cleanLine = (line: DocLine): DocLine => {
  const clean = (text: string) => separateByBars(text.replace(EMPTY_BRACKETS, ""));
  if (clean(line.text) === line.text && line.cells.every(({ text }) => clean(text) === text))
    return line;
  const cells = line.cells.map((cell) => ({ ...cell, text: clean(cell.text) }));
  return { ...line, text: clean(line.text), cells };
};

/** Joins items that were wrapped onto the next line: "…, Testing and" above "inspection, Drawings". */
function joinBrokenItems(lines: readonly DocLine[]): DocLine[] {
  const joined: DocLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (!last || !isWrappedInsideItem(last, line)) {
      joined.push(line);
      continue;
    }
    const text = joinWrapped(last.text, line.text);
    joined[joined.length - 1] = { ...last, text, cells: [{ text, isBold: false }] };
  }
  return joined;
}

/** True if all items of a line start with a capital, but the next line starts in lower case. */
function isWrappedInsideItem(before: DocLine, line: DocLine): boolean {
  if ([before, line].some(({ cells, isBullet, items }) => cells.length > 1 || isBullet || items))
    return false;
  const items = before.text.split(LIST_SEPARATOR);
  const areNames = items.length > 2 && items.every((item) => /^[\p{Lu}\d]/u.test(item.trim()));
  return areNames && /^\p{Ll}/u.test(line.text);
}

/** "and" before the last item: "Figma, Sketch, and Canva". */
const CONJUNCTION_BEFORE_LAST = /^(?:and|und|et|y|e|en|och|og)\s+(?=\S{2})/u;

function readItems(sectionLines: readonly DocLine[]): string[] {
  const lines = joinBrokenItems(sectionLines);
  const isList = lines.some(({ text }) => LIST_SEPARATOR.test(text));
  const texts = isList
    ? joinCells(lines)
    : lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  const taggedItems = lines.flatMap(({ items = [] }) => items);
  const items = (
    taggedItems.length > 0 ? taggedItems : texts.flatMap((text) => text.split(LIST_SEPARATOR))
  ).map((item) => (stripBullet(item) ?? item).replace(/[.,;:]$/, "").trim());
  const last = items.length - 1;
  if (last >= 2) items[last] = items[last]?.replace(CONJUNCTION_BEFORE_LAST, "") ?? "";
  return [...new Set(withoutLevels(joinLicenseClasses(items.filter((item) => item !== ""))))];
}
