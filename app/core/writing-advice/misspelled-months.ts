/** Finds misspelled months in running text: "Janurary 2020". */
import type { Finding } from "./finding.ts";
import { rangeInLine, type WrittenLine } from "./resume-lines.ts";

const LONG_MONTHS = ["January", "February", "September", "October", "November", "December"];
/**
 * Misspellings of short names are listed, because other words are as close to these names: "Match",
 * "Tune", "Augusta".
 */
const SHORT_MONTHS: Record<string, string> = {
  ...{ marhc: "March", mrach: "March", marchh: "March", amrch: "March", maarch: "March" },
  ...{ apirl: "April", arpil: "April", aprill: "April", apil: "April", aprl: "April" },
  ...{ jnue: "June", juen: "June", junne: "June", jully: "July", juyl: "July", jluy: "July" },
  ...{ agust: "August", augst: "August", augut: "August", auguest: "August", agusut: "August" },
};
/** Correct words that are close to a month's name: months of other languages, and plurals. */
const CORRECT = new Set(
  "januar januari janvier januarys februar februari septembre settembre setembro septiembre septembers oktober octobre octubre outubro octobers novembre novembro novembers noviembre dezember décembre decembre dicembre dezembro decembers diciembre".split(
    " ",
  ),
);
/** A word of 4 to 12 letters that is not part of an address, a file name or a hyphenated word. */
const WORD = /(?<![\p{L}\p{N}@/._-])\p{L}{4,12}(?![\p{L}\p{N}@/_-])/gu;

export function checkMonths(line: WrittenLine): Finding[] {
  return [...line.text.matchAll(WORD)].flatMap(({ 0: quote, index }) => {
    const month = findIntendedMonth(quote);
    if (!month) return [];
    const { key, where, text } = line;
    const advice = `“${quote}” is misspelled. Readers and software look for dates.`;
    const range = rangeInLine(line, index, quote.length);
    return [
      { rule: "month" as const, key, where, line: text, quote, range, advice, pattern: month },
    ];
  });
}

function findIntendedMonth(word: string): string | null {
  const low = word.toLowerCase();
  if (Object.hasOwn(SHORT_MONTHS, low)) return SHORT_MONTHS[low] ?? null;
  if (low.length < 6 || CORRECT.has(low)) return null;
  for (const month of LONG_MONTHS) {
    const name = month.toLowerCase();
    if (low === name) return null;
    // Two letters may be wrong, but not the first: "Remember" is not December.
    if (low[0] === name[0] && isWithinTwoEdits(low, name)) return month;
  }
  return null;
}

/**
 * Edit distance of at most two: letters added, removed, replaced or swapped with their neighbor.
 */
function isWithinTwoEdits(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const distanceAt = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const replaced = distanceAt(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? distanceAt(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(replaced, swapped, distanceAt(i - 1, j) + 1, distanceAt(i, j - 1) + 1));
    }
  }
  return distanceAt(a.length, b.length) <= 2;
}
