/** Splits the bold name of a group of skills from its list on the same line: "**Systems** Workday, BambooHR". */
import { type DocCell, type DocLine, stripBullet } from "./doc-line.ts";
import { isLevel, isSkillLevel } from "./language-levels.ts";
import { LIST_SEPARATOR } from "./read-lists.ts";

/** In characters; a longer text is not a group's name. */
const MAX_NAME_LENGTH = 40;
/** Minimum number of lines with a name in front of a list; fewer may be words that are stressed. */
const MIN_NAMED = 2;
/** The share of the lines that such names have at the least, the others being wrapped. */
const MIN_SHARE = 1 / 3;

export function splitBoldNames(lines: readonly DocLine[]): DocLine[] {
  const split = lines.map(splitLine);
  const found = split.filter((line) => line !== null);
  const lists = found.filter(({ cells }) => isList(cells[1]?.text ?? "")).length;
  const areNames =
    lists >= MIN_NAMED && lists * 2 >= found.length && lists >= lines.length * MIN_SHARE;
  return areNames ? lines.map((line, at) => split[at] ?? line) : [...lines];
}

const isList = (text: string) => LIST_SEPARATOR.test(text);

/** The line with its name in a cell of its own; null without a bold name. */
function splitLine(line: DocLine): DocLine | null {
  const [first, ...more] = line.cells;
  const named = first?.spans && !line.items ? splitSpans(first.spans) : null;
  if (!named || more.some(({ isBold }) => isBold)) return null;
  return { ...line, cells: [...named, ...more] };
}

function splitSpans(spans: NonNullable<DocCell["spans"]>): DocCell[] | null {
  const plainFrom = spans.findIndex(({ isBold, text }) => !isBold && text.trim() !== "");
  const after = spans.slice(plainFrom);
  if (plainFrom < 1 || after.some(({ isBold, text }) => isBold && text.trim() !== "")) return null;
  const bold = textOf(spans.slice(0, plainFrom));
  const name = stripBullet(bold) ?? bold;
  const rest = textOf(after);
  const isName =
    name.length <= MAX_NAME_LENGTH &&
    /[\p{L}\d)]:?$/u.test(name) &&
    !isList(name) &&
    !isSkillLevel(name);
  // "**SQL** (advanced)", "**Python**, Java", "**Docker** – basics" and "**Team** player" are skills.
  const isRest =
    /^[\p{Lu}\p{Lo}]/u.test(rest) && !isSkillLevel(rest) && !(isLevel(rest) && !isList(rest));
  if (!isName || !isRest) return null;
  return [
    { text: name, isBold: true },
    { text: rest, isBold: false },
  ];
}

const textOf = (spans: readonly { text: string }[]) =>
  spans
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");
