/** Keeps what is below a heading that names no known section and was hardly taken for contact details. */

import { type LabeledLine, type LabelLine, withCells } from "#app/core/import/labels/label-line.ts";
import { findEmail, findPhone, findUrls } from "#app/core/import/readers/find-contacts.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import { headingRanges } from "./heading-ranges.ts";

/** A less probable label says that the network knows nothing of the kind. */
const UNLIKELY = 0.75;
/** Headings of contact details and of facts about the person, in any of which a place or name may be. */
const OF_PERSON =
  /contact|kontakt|contatt|contato|contacto|coordonnées|personal|persönlich|person|details|daten|données|datos|dados|dati|gegevens|adres|info|about|profil/iu;

export function keepUnknownSections(all: readonly LabeledLine[]): LabeledLine[] {
  const found = new Map<number, LabeledLine[]>();
  for (const [from, to] of headingRanges(all)) {
    const heading = all[from]?.line.text ?? "";
    const isKnown = readHeading(heading) !== null || guessHeading(heading) !== null;
    const under = all.slice(from + 1, to);
    if (isKnown || OF_PERSON.test(heading) || under.length === 0 || !under.every(isLost)) continue;
    const areTitled = under[0]?.line.isBold === true && under.some(({ line }) => !line.isBold);
    for (const [index, own] of under.entries())
      found.set(from + 1 + index, areTitled ? [titled(own, under[index - 1])] : listed(own));
  }
  return all.flatMap((own, index) => found.get(index) ?? [own]);
}

/** A bold title, or the text below it, which may be wrapped. */
function titled({ line, labeled }: LabeledLine, above: LabeledLine | undefined): LabeledLine {
  const part = line.isBold ? "head" : above?.line.isBold === false ? "rest" : "item";
  return { line, labeled: { ...labeled, label: `custom.${part}` } };
}

/** Names side by side are several. */
const listed = ({ line, labeled }: LabeledLine): LabeledLine[] =>
  line.cells.map((cell) => ({
    line: withCells(line, [cell]),
    labeled: { ...labeled, label: "custom.item" },
  }));

const isLost = ({ line, labeled }: LabeledLine): boolean =>
  labeled.label === "contact" && labeled.probability < UNLIKELY && !isContact(line);

const isContact = ({ text }: LabelLine): boolean =>
  findEmail(text) !== null || findPhone(text) !== null || findUrls(text).length > 0;
