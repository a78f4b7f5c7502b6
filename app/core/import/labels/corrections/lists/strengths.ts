/**
 * Relabels lines under "Strengths", where the model took them for skills: short names above sentences become entries of
 * a custom section, with the name as "custom.head" and the sentence as "custom.item". from-labels.ts applies it to the
 * lines that a model labeled.
 */

import { headingRanges } from "#app/core/import/labels/corrections/heading-ranges.ts";
import type { LabeledLine } from "#app/core/import/labels/label-line.ts";

/** Headings of strengths: "Key strengths", "Stärken", "Points forts". */
const STRENGTHS =
  /^(?:(?:key |core )?strengths|(?:meine )?stärken|points forts|atouts|puntos fuertes|fortalezas|pontos fortes|punti di forza|sterke punten|mocne strony|styrkor|styrker)\s*:?$/iu;
/** A single name above a sentence may be something else. */
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
    let textCount = 0;
    for (const [index, { line, labeled }] of listed.entries()) {
      const isRest = labeled.label.endsWith(".rest");
      if (!isRest) textCount++;
      const part = isRest ? "rest" : textCount % 2 === 1 ? "head" : "item";
      result[from + 1 + index] = { line, labeled: { ...labeled, label: `custom.${part}` } };
    }
  }
  return result;
}

/** True if the texts alternate between a short name and a sentence, also over several lines. */
function areEntries(lines: readonly LabeledLine[]): boolean {
  const texts: string[] = [];
  for (const { line, labeled } of lines)
    if (labeled.label.endsWith(".rest") && texts.length > 0)
      texts.push(`${texts.pop()} ${line.text}`);
    else texts.push(line.text);
  const alternate = texts.every((text, index) => /[.!?]$/.test(text) === (index % 2 === 1));
  return alternate && texts.length % 2 === 0 && texts.length >= 2 * MIN_ENTRIES;
}
