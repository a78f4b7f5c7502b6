/**
 * Relabels lines below an unknown heading that the model doubtfully labeled as contact details: they become a custom
 * section, with bold lines as titles ("custom.head") or each cell as an item of a list ("custom.item"). from-labels.ts
 * applies it to the lines that a model labeled.
 */

import {
  type LabeledLine,
  type LabelLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import { headingRanges } from "./heading-ranges.ts";

/** A label with a lower probability shows that the model does not know this kind of line. */
const UNLIKELY = 0.75;
/** Headings of sections about the person, whose lines may be contact details. */
const PERSON_HEADING =
  /contact|kontakt|contatt|contato|contacto|coordonnées|personal|persönlich|person|details|daten|données|datos|dados|dati|gegevens|adres|info|about|profil/iu;

export function relabelUnknownSections(lines: readonly LabeledLine[]): LabeledLine[] {
  /** The new lines for the line at each index. */
  const relabeled = new Map<number, LabeledLine[]>();
  for (const [from, to] of headingRanges(lines)) {
    const heading = lines[from]?.line.text ?? "";
    const isKnownHeading = readHeading(heading) !== null || guessHeading(heading) !== null;
    const linesBelow = lines.slice(from + 1, to);
    if (
      isKnownHeading ||
      PERSON_HEADING.test(heading) ||
      linesBelow.length === 0 ||
      !linesBelow.every(isDoubtfulContact)
    )
      continue;
    const areTitled =
      linesBelow[0]?.line.isBold === true && linesBelow.some(({ line }) => !line.isBold);
    for (const [index, labeledLine] of linesBelow.entries())
      relabeled.set(
        from + 1 + index,
        areTitled ? [asTitledItem(labeledLine, linesBelow[index - 1])] : asListItems(labeledLine),
      );
  }
  return lines.flatMap((labeledLine, index) => relabeled.get(index) ?? [labeledLine]);
}

/** Labels a line of a section with bold titles: as a title, the text below it, or the rest of wrapped text. */
function asTitledItem({ line, labeled }: LabeledLine, above: LabeledLine | undefined): LabeledLine {
  const part = line.isBold ? "head" : above?.line.isBold === false ? "rest" : "item";
  return { line, labeled: { ...labeled, label: `custom.${part}` } };
}

/** Makes each cell of a line a list item. */
const asListItems = ({ line, labeled }: LabeledLine): LabeledLine[] =>
  line.cells.map((cell) => ({
    line: replaceCells(line, [cell]),
    labeled: { ...labeled, label: "custom.item" },
  }));

const isDoubtfulContact = ({ line, labeled }: LabeledLine): boolean =>
  labeled.label === "contact" && labeled.probability < UNLIKELY && !isContact(line);

const isContact = ({ text }: LabelLine): boolean =>
  findEmail(text) !== null || findPhone(text) !== null || findUrls(text).length > 0;
