/**
 * Corrects line labels among references, the people who recommend the applicant: each name starts an entry
 * ("references.head"), contact details side by side or below a name belong to the references, and "Referee 1" above a
 * name becomes "furniture", which is not imported.
 */

import type { Correction } from "#app/core/import/labels/corrections/correction.ts";
import { looksLike } from "#app/core/import/labels/corrections/line-entries.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { findEmail, findPhone } from "#app/core/import/readers/find-contacts.ts";

/** True for a text that begins with a name, after a bullet if there is one. */
const startsWithName = ({ text }: LabelLine): boolean => NAME.test(stripBullet(text) ?? text);
/** Two words in capitals, particles between them aside: unlike "Available on request". */
const PERSON = /^\p{Lu}[\p{L}\p{M}.'’-]*\s(?:\p{Ll}{1,4}\s){0,2}\p{Lu}/u;
const startsWithPerson = ({ text }: LabelLine): boolean => PERSON.test(stripBullet(text) ?? text);
const isContact = ({ text }: LabelLine) => findEmail(text) !== null || findPhone(text) !== null;
/** Two to six words of a name, up to the end or a comma: "Ada Berg, head of Oak School". */
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}.'’-]+){1,5}(?:,|$)/u;

/** In points: the largest difference between the left edges of one column. */
const SAME_X = 2;
/** True for several email addresses or phone numbers, each below a cell of the line above. */
const areSideBySide = (above: LabelLine, line: LabelLine): boolean =>
  line.cells.length > 1 &&
  line.cells.length === above.cells.length &&
  line.cells.every(
    ({ text, x }, index) =>
      (findEmail(text) ?? findPhone(text)) !== null &&
      Math.abs(x - (above.cells[index]?.x ?? 0)) < SAME_X,
  );

/** True for "Ada Berg, head, Oak School. Tel. 555 0120". */
const hasNameAndContact = (line: LabelLine) =>
  line.cells.length < 2 && NAME.exec(line.text)?.[0].endsWith(",") === true && isContact(line);

/**
 * Starts a reference at a name below contact details, and at a line with name and contact details below another one.
 */
export const withReferenceNames: Correction = (lines, labeled) => {
  let head: LabelLine | null = null;
  /** Whether the reference has a line that begins with a person's name. */
  let hasName = false;
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const [line, above] = [lines[index], lines[index - 1]];
    const isBelowReference = result[index - 1]?.label.startsWith("references.") === true;
    if (line && above && current.label === "contact" && isBelowReference) {
      // Also below the post of the person, or a first contact line. Below people side by side, one line is of neither.
      const isOneColumn = [above, line].every(({ cells }) => cells.length === 1);
      const isOfPerson = hasName && isOneColumn && isContact(line);
      if (isOfPerson || areSideBySide(above, line))
        result[index] = { ...current, label: "references.more" };
      continue;
    }
    hasName =
      line !== undefined &&
      current.label.startsWith("references.") &&
      (hasName || startsWithPerson(line));
    if (!line || !current.label.startsWith("references.")) {
      head = null;
      continue;
    }
    // The lines are whole references, one below the other.
    const isWholeReference = head !== null && [head, line].every(hasNameAndContact);
    const isBelowContact = above !== undefined && isContact(above) && !isContact(line);
    const startsNext =
      head !== null &&
      (isWholeReference || isBelowContact) &&
      startsWithName(line) &&
      looksLike({ ...line, x: head.x }, head);
    if (current.label === "references.head") head = line;
    if (startsNext) result[index] = { ...current, label: "references.head" };
  }
  return result;
};

/** "Referee 1:", "First professional reference", "Referenz Nr. 2". */
const NUMBERED =
  /^(?:(?:referee|reference|referenz|référence|referencia|referência|referentie)\s*(?:no\.?\s*|nr\.?\s*|n[º°]\s*|#)?\d{1,2}|(?:first|second|third|1st|2nd|3rd) (?:professional |character |personal |academic )?(?:referee|reference))(?:\s*\([^()]+\))?\s*:?$/iu;

/** Labels "Referee 1 ⇥ Second referee" above the people as furniture; the line below starts a reference. */
export const withoutReferenceNumbers: Correction = (lines, labeled) => {
  const result = [...labeled];
  for (const [index, current] of labeled.entries()) {
    const next = labeled[index + 1];
    const isNumber = lines[index]?.cells.every(({ text }) => NUMBERED.test(text)) === true;
    if (!isNumber || !next?.label.startsWith("references.")) continue;
    result[index] = { ...current, label: "furniture" };
    result[index + 1] = { ...next, label: "references.head" };
  }
  return result;
};
