/** Splits the bold name of a group of skills from its list on the same line: "**Systems** Workday, BambooHR". */
import { type DocCell, type DocLine, stripBullet } from "./doc-line.ts";
import { isSkillLevel, startsWithLevel } from "./language-levels.ts";
import { LIST_SEPARATOR } from "./list-items.ts";

/** In characters; a longer text is not a group's name. */
const MAX_NAME_LENGTH = 40;
/** Minimum number of lines with a name in front of a list; fewer may be emphasized words. */
const MIN_NAMED = 2;
/** Minimum share of the lines that begin with such a name; the others continue wrapped lists. */
const MIN_SHARE = 1 / 3;

/** Returns the lines with each bold name in a cell of its own; unchanged if they have too few such names. */
export function splitBoldNames(lines: readonly DocLine[]): DocLine[] {
  const split = lines.map(splitLine);
  const namedLines = split.filter((line) => line !== null);
  const lists = namedLines.filter(({ cells }) => isList(cells[1]?.text ?? "")).length;
  const areNames =
    lists >= MIN_NAMED && lists * 2 >= namedLines.length && lists >= lines.length * MIN_SHARE;
  return areNames ? lines.map((line, index) => split[index] ?? line) : [...lines];
}

const isList = (text: string) => LIST_SEPARATOR.test(text);

/** The line with its name in a cell of its own; null without a bold name. */
function splitLine(line: DocLine): DocLine | null {
  const [first, ...more] = line.cells;
  const named = first?.spans && !line.items ? splitSpans(first.spans) : null;
  if (!named || more.some(({ isBold }) => isBold)) return null;
  return { ...line, cells: [...named, ...more] };
}

/** The name and its list as two cells; null unless bold text comes first and only a plain list follows. */
function splitSpans(spans: NonNullable<DocCell["spans"]>): DocCell[] | null {
  const plainFrom = spans.findIndex(({ isBold, text }) => !isBold && text.trim() !== "");
  const after = spans.slice(plainFrom);
  if (plainFrom < 1 || after.some(({ isBold, text }) => isBold && text.trim() !== "")) return null;
  const bold = textOf(spans.slice(0, plainFrom));
  const name = stripBullet(bold) ?? bold;
  const list = textOf(after);
  const isName =
    name.length <= MAX_NAME_LENGTH &&
    /[\p{L}\d)]:?$/u.test(name) &&
    !isList(name) &&
    !isSkillLevel(name);
  // "**SQL** (advanced)", "**Python**, Java", "**Docker** – basics" and "**Team** player" are skills.
  const isListOfSkills =
    /^[\p{Lu}\p{Lo}]/u.test(list) &&
    !isSkillLevel(list) &&
    !(startsWithLevel(list) && !isList(list));
  if (!isName || !isListOfSkills) return null;
  return [
    { text: name, isBold: true },
    { text: list, isBold: false },
  ];
}

const textOf = (spans: readonly { text: string }[]) =>
  spans
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");
