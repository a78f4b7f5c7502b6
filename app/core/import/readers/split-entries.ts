/** A section's lines → its entries: a head of short lines, and what follows below it. */
import type { DocLine } from "./doc-line.ts";
import { findMonth, findPeriod } from "./read-dates.ts";

export interface DocEntry {
  head: DocLine[];
  body: DocLine[];
}

const HEAD_LINES = 4;
const LONGEST_HEAD = 90;

export function splitEntries(lines: readonly DocLine[]): DocEntry[] {
  const starts = findStarts(lines);
  return starts.map((from, index) => toEntry(lines.slice(from, starts[index + 1] ?? lines.length)));
}

const hasDate = ({ text }: DocLine) => findPeriod(text) !== null || findMonth(text) !== null;
/** What an entry says, not what it is called. */
export const isText = (line: DocLine | undefined) =>
  line !== undefined && (line.isBullet || line.text.length > LONGEST_HEAD || isSentence(line.text));

/** "s.r.o." and "Inc." end with a dot too. */
const isSentence = (text: string) => /[^.]{3}[.!?]$/.test(text) && text.split(/\s+/).length > 4;

function findStarts(lines: readonly DocLine[]): number[] {
  const usual = commonGap(lines);
  const bodyLook = commonLook(lines);
  const hasLevels = lines.some(({ level }) => level === 2);
  const strong = lines.map((line) => (hasLevels ? line.level === 2 : isStrong(line, bodyLook)));
  const hasStrong = strong.filter(Boolean).length > 1 || strong[0];
  const starts: number[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const head = lines.slice(starts.at(-1) ?? 0, index);
    if (before === undefined || line.opens) starts.push(index);
    else if (line.opens === false) continue;
    else if (line.isBullet) continue;
    else if (hasStrong) {
      // Two strong lines on end are one head, unless each has its own date.
      const isSecond = strong[index - 1] && !(head.some(hasDate) && hasDate(line));
      if (strong[index] && !isSecond) starts.push(index);
    } else if (startsPlainly(line, before, head, usual)) starts.push(index);
  }
  return starts;
}

/** Nothing is bold: text that ended, a wider gap, or a second date tells where the next begins. */
function startsPlainly(line: DocLine, before: DocLine, head: DocLine[], usual: number): boolean {
  if (isText(line)) return false;
  const isWide = line.gap > usual * 1.35 && usual > 0;
  if (head.some(hasDate) && (isText(before) || isWide)) return true;
  return head.some(hasDate) && hasDate(line);
}

function isStrong(line: DocLine, bodyLook: string): boolean {
  if (line.isBullet || line.text.length > LONGEST_HEAD * 1.5) return false;
  return (line.cells[0]?.isBold ?? false) && line.look !== bodyLook;
}

function commonLook(lines: readonly DocLine[]): string {
  const weights = new Map<string, number>();
  for (const { look, text } of lines) weights.set(look, (weights.get(look) ?? 0) + text.length);
  const [most] = [...weights].sort((a, b) => b[1] - a[1]);
  return weights.size > 1 ? (most?.[0] ?? "") : "";
}

function commonGap(lines: readonly DocLine[]): number {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap > 0);
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

function toEntry(lines: readonly DocLine[]): DocEntry {
  let end = 1;
  while (end < Math.min(lines.length, HEAD_LINES) && !isText(lines[end])) end++;
  return { head: lines.slice(0, end), body: lines.slice(end) };
}
