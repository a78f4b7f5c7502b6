/** Splits the bold name of a group of skills from its list on the same line: "**Systems** Workday, BambooHR". */
import { type DocCell, type DocLine, stripBullet } from "./doc-line.ts";
import { isLevel, isSkillLevel } from "./language-levels.ts";
import { LIST_SEPARATOR } from "./read-lists.ts";

/** In characters; a longer text is not a group's name. */
const MAX_NAME_LENGTH = 40;
/** Minimum number of lines with a name; fewer must be lists. */
const MIN_NAMED = 2;

export function splitBoldNames(lines: readonly DocLine[]): DocLine[] {
  const split = lines.map(splitLine);
  const found = split.filter((line) => line !== null);
  const areNames =
    found.length >= MIN_NAMED || found.some(({ cells }) => isList(cells[1]?.text ?? ""));
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
  // "**SQL** (advanced)", "**Python**, Java" and "**Docker** – basics" are skills.
  const isRest =
    /^[\p{L}\d.#]/u.test(rest) && !isSkillLevel(rest) && !(isLevel(rest) && !isList(rest));
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
