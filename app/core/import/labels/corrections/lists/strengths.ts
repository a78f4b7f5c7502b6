/**
 * Under "Strengths", relabels short names above sentences as entries of a custom section, where models took them for
 * skills.
 */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";

const STRENGTHS =
  /^(?:(?:key |core )?strengths|(?:meine )?stärken|points forts|atouts|puntos fuertes|fortalezas|pontos fortes|punti di forza|sterke punten|mocne strony|styrkor|styrker)\s*:?$/iu;
const MIN_ENTRIES = 2;

export function relabelStrengths(labeledLines: readonly LabeledLine[]): LabeledLine[] {
  const result = [...labeledLines];
  for (const [from, to] of headingRanges(labeledLines)) {
    const under = labeledLines.slice(from + 1, to);
    // The list ends at a line outside the sections, such as a page number.
    const end = under.findIndex(({ labeled }) => !labeled.label.includes("."));
    const listed = end < 0 ? under : under.slice(0, end);
    if (!STRENGTHS.test(labeledLines[from]?.line.text.trim() ?? "") || !areEntries(listed))
      continue;
    let count = 0;
    for (const [index, { line, labeled }] of listed.entries()) {
      const isRest = labeled.label.endsWith(".rest");
      if (!isRest) count++;
      const part = isRest ? "rest" : count % 2 === 1 ? "head" : "item";
      result[from + 1 + index] = { line, labeled: { ...labeled, label: `custom.${part}` } };
    }
  }
  return result;
}

/** Whether a short name is above each sentence, and nothing else is there. */
function areEntries(lines: readonly LabeledLine[]): boolean {
  const texts: string[] = [];
  for (const { line, labeled } of lines)
    if (labeled.label.endsWith(".rest") && texts.length > 0)
      texts.push(`${texts.pop()} ${line.text}`);
    else texts.push(line.text);
  const alternate = texts.every((text, index) => /[.!?]$/.test(text) === (index % 2 === 1));
  return alternate && texts.length % 2 === 0 && texts.length >= 2 * MIN_ENTRIES;
}
