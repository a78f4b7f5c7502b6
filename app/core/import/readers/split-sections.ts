/** Lines → who it is about, and sections under their headings. */
import type { DocLine } from "./doc-line.ts";
import { readHeading, type SectionKind } from "./headings.ts";

export interface DocSection {
  /** Null for a heading that only its looks tell: a section of the writer's own. */
  kind: Exclude<SectionKind, "contact"> | null;
  title: string;
  lines: DocLine[];
}

export interface Split {
  profile: DocLine[];
  sections: DocSection[];
}

const LONGEST_HEADING_WORDS = 6;
/** Bullets and their texts begin this far from their column at most, in points. */
const SAME_COLUMN = 40;

export function splitSections(lines: readonly DocLine[]): Split {
  const bodyLook = commonLook(lines);
  const looks = new Set(lines.filter(isHeading).map(({ look }) => look));
  looks.delete(bodyLook);
  const hasLevels = lines.some(({ level }) => level === 1);
  const split: Split = { profile: [], sections: [] };
  const seen = new Set<SectionKind>();
  let into = split.profile;
  let page = 1;
  for (const line of lines) {
    const kind = isHeading(line) ? readHeading(line.text) : null;
    const isOwn =
      !kind &&
      split.sections.length > 0 &&
      (hasLevels ? line.level === 1 : looks.has(line.look)) &&
      isShort(line);
    // "Training" inside a list of jobs is no heading when headings look otherwise.
    const isOdd = kind && seen.has(kind) && !hasLevels && looks.size > 0 && !looks.has(line.look);
    if (kind === "contact" && !isOdd) {
      into = split.profile;
    } else if (kind !== "contact" && ((kind && !isOdd) || isOwn)) {
      if (kind) seen.add(kind);
      into = [];
      split.sections.push({ kind, title: line.text, lines: into });
    } else {
      if (line.page !== page) into = sectionOfColumn(split.sections, into, line);
      into.push(line);
    }
    page = line.page;
  }
  return split;
}

/** A sidebar ends its page; the next one goes on with what stood beside it. */
function sectionOfColumn(sections: DocSection[], into: DocLine[], line: DocLine): DocLine[] {
  const isBeside = (lines: DocLine[]) =>
    lines[0] !== undefined && Math.abs(lines[0].x - line.x) <= SAME_COLUMN;
  if (into.length === 0 || isBeside(into)) return into;
  return sections.findLast(({ lines }) => isBeside(lines))?.lines ?? into;
}

function isHeading(line: DocLine): boolean {
  return !line.isBullet && line.cells.length === 1 && readHeading(line.text) !== null;
}

function isShort({ text, isBullet, cells }: DocLine): boolean {
  const words = text.split(/\s+/).length;
  return !isBullet && cells.length === 1 && words <= LONGEST_HEADING_WORDS && !/[.,;]$/.test(text);
}

/** What most of the text looks like. */
function commonLook(lines: readonly DocLine[]): string {
  const weights = new Map<string, number>();
  for (const { look, text } of lines) weights.set(look, (weights.get(look) ?? 0) + text.length);
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
