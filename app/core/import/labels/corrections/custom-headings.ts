/**
 * Relabels lines under headings such as "Invited talks" or "Availability", for which a resume has no section of its
 * own, as a custom section: "custom.head" is the title of an entry, "custom.item" a text and "custom.rest" the
 * continuation of a wrapped one. from-labels.ts applies it to the lines that a model labeled.
 */

import { wouldHaveFit } from "#app/core/import/labels/features/line-facts.ts";
import {
  type LabeledLine,
  type LabelLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { isEmployment } from "#app/core/import/readers/places.ts";
import { guessHeading } from "#app/core/resume-languages/reading/read-heading.ts";
import { hasPeriodOrDate } from "./has-period-or-date.ts";
import { headingRanges } from "./heading-ranges.ts";

/** Headings of sections that a resume has no kind for: "Invited talks", "PhD students supervised", "Sonstiges". */
const CUSTOM_HEADING =
  /^(?:(?:invited |conference |selected )?(?:talks|presentations|lectures)|(?:invited|guest|keynote) (?:talks|presentations|lectures|seminars|colloquia)(?:,? (?:and|&) (?:invited )?(?:talks|presentations|lectures|seminars|papers|posters))?|(?:graduate|doctoral|ph\.?d\.?|research|master['’]?s) (?:students|advisees)(?: (?:supervised|advised|mentored))?|(?:doctoral|ph\.?d\.?|thesis|dissertation|graduate|student|research) (?:supervision|advising)|teaching|courses taught|(?:selected |past )?clients|availability|further information|additional information|other information|vorträge|lehre|verfügbarkeit|sonstiges|conférences|enseignement|divers|otros datos|docencia|ponencias|altro|overig|övrigt|inne)$/iu;
/** Headings of unpaid work for a university, which is described in bullets: "Academic service". */
const SERVICE_HEADING =
  /^(?:(?:university|college|faculty|departmental|academic|institutional|editorial|professional) service|service to the (?:university|department|field|discipline|profession))$/iu;
/** In lines: a career break has at most as many below its heading, such as "Parental leave". */
const MAX_BREAK_LINES = 2;
/** Headings of driving licenses: "Driving license", "Führerschein". */
const DRIVING_HEADING =
  /^(?:driving licen[cs]es?|driver['’]s licen[cs]e|führerschein|permis de conduire|rijbewijs|prawo jazdy|carn[eé]t? de conducir|permiso de conducir|carta de condução|patente(?: di guida)?|řidičský průkaz|vodičský preukaz|körkort|førerkort|kørekort)\s*:?$/iu;
/** In characters: a line with the classes of driving licenses, "A, B and C1E", is no longer. */
const MAX_CLASSES_LENGTH = 40;
/** Headings of awards, but also of what was achieved in all jobs: "Achievements", "Logros". */
const ACHIEVEMENTS_HEADING =
  /achievement|accomplishment|highlights|erfolge|logros|réalisations|realizações|osiągnięcia/iu;
/** Headings of what was achieved in all jobs: sentences are no awards. */
const KEY_ACHIEVEMENTS =
  /^(?:key|main|major|selected|notable|career|top) (?:achievements|accomplishments)$/iu;
/** What tells awards from what was achieved: "Salesperson of the Year", "Awarded by the mayor". */
const AWARD =
  /(?<!\p{L})(?:awards?|awarded|prizes?|medals?|trophy|honou?rs?|winner|ranked|finalist|champion|employee|club|of the (?:year|quarter|month))(?!\p{L})/iu;

/** Labels that models give groups of skills (each a title above bullets) by mistake. */
const SKILL_GROUP_LABELS = /^(?:experience|projects|custom|volunteering|awards)\./;

/**
 * Relabels what is under these headings as a custom section:
 *
 * - the headings that are listed above, and career breaks
 * - an unknown heading, or one of achievements, with titles above bullets and no dates, if the jobs have a heading
 *   elsewhere
 * - an unknown heading with lines like skills, if the skills have a heading elsewhere
 */
export function relabelAsCustom(lines: readonly LabeledLine[]): LabeledLine[] {
  const headingSections = new Set(
    lines.map(({ line, labeled }) => (labeled.label === "heading" ? readHeading(line.text) : null)),
  );
  const result = [...lines];
  let labelAbove = "";
  for (const [from, to] of headingRanges(lines)) {
    const heading = lines[from]?.line.text ?? "";
    const linesBelow = lines.slice(from + 1, to);
    const isUnknown = readHeading(heading) === null && guessHeading(heading) === null;
    // A heading such as "Parental leave" above one or two lines that were labeled as education is a career break.
    const isBreak =
      isEmployment(heading.trim()) &&
      linesBelow.length <= MAX_BREAK_LINES &&
      linesBelow.every(({ labeled }) => labeled.label.startsWith("education."));
    const name = heading.trim().replace(/:$/, "");
    const areAchievements =
      KEY_ACHIEVEMENTS.test(name) &&
      (areNamedSentences(linesBelow) || areBulletedSentences(linesBelow));
    const isNamed =
      CUSTOM_HEADING.test(name) ||
      areAchievements ||
      isBreak ||
      (SERVICE_HEADING.test(name) && !linesBelow.some(isJobHead));
    const areSkillGroups =
      (isUnknown || ACHIEVEMENTS_HEADING.test(heading)) &&
      headingSections.has("experience") &&
      linesBelow.some(({ line }) => line.isBullet) &&
      linesBelow[0]?.line.isBullet === false &&
      linesBelow.every(
        ({ line, labeled }) => SKILL_GROUP_LABELS.test(labeled.label) && !hasPeriodOrDate(line),
      );
    const isList =
      isUnknown &&
      headingSections.has("skills") &&
      !labelAbove.startsWith("skills.") &&
      linesBelow.every(({ labeled }) => labeled.label.startsWith("skills."));
    const [first] = linesBelow;
    if (first && DRIVING_HEADING.test(heading.trim()) && mayBeLicenseClasses(first))
      result[from + 1] = { ...first, labeled: { ...first.labeled, label: "custom.item" } };
    // A row such as "Languages ⇥ Dutch (fluent)" keeps its label, "languages.item", and loses the cell with the name.
    let isInNamedRow = false;
    if (isNamed || (linesBelow.length > 1 && (areSkillGroups || isList)))
      for (const [index, { line, labeled }] of linesBelow.entries()) {
        const isNamedRow = namesItsLabel(line, labeled.label);
        if (isNamedRow)
          result[from + 1 + index] = { line: replaceCells(line, line.cells.slice(1)), labeled };
        isInNamedRow = isNamedRow || (isInNamedRow && isRestOf(labeled.label));
        if (isInNamedRow) continue;
        // Stop at lines about the person: after a heading in a side column, the next lines may be the top of the page.
        const isSummary = labeled.label.startsWith("summary.") && !areAchievements;
        if (!labeled.label.includes(".") || isSummary) break;
        const above = linesBelow[index - 1];
        const isRest =
          isRestOf(labeled.label) ||
          (isNamed && above !== undefined && isWrapped(above.line, line));
        const isText = isNamed || isList || line.isBullet;
        const part = isRest ? "rest" : isText ? "item" : "head";
        result[from + 1 + index] = { line, labeled: { ...labeled, label: `custom.${part}` } };
      }
    labelAbove = linesBelow.at(-1)?.labeled.label ?? labelAbove;
  }
  return result;
}

const isRestOf = (label: string): boolean => label.endsWith(".rest");

/** True for a row whose first cell names the section that the row is labeled with: "Languages ⇥ Dutch (fluent)". */
const namesItsLabel = ({ cells }: LabelLine, label: string): boolean =>
  cells.length > 1 && label.startsWith(`${readHeading(cells[0]?.text ?? "")}.`);

/** True if bold names are above sentences, and no line has a bullet, a date or a word of an award. */
const areNamedSentences = (lines: readonly LabeledLine[]): boolean =>
  lines[0]?.line.isBold === true &&
  lines.every(
    ({ line, labeled }) =>
      labeled.label.includes(".") &&
      !line.isBullet &&
      !hasPeriodOrDate(line) &&
      !AWARD.test(line.text),
  ) &&
  lines.some(({ line }) => !line.isBold && /\.$/u.test(line.text)) &&
  lines.every(({ line }, index) => !line.isBold || lines[index + 1]?.line.isBold === false);

/** In words: a bullet with fewer may be the name of an award. */
const MIN_SENTENCE_WORDS = 5;

/**
 * "• Handed over 42 flats three weeks early in October 2022": each bullet is a sentence, and none tells of an award.
 */
function areBulletedSentences(lines: readonly LabeledLine[]): boolean {
  const bullets = lines.filter(({ line }) => line.isBullet);
  return (
    lines[0]?.line.isBullet === true &&
    bullets.length > 1 &&
    lines.every(
      (each, index) =>
        each.labeled.label.includes(".") &&
        !AWARD.test(each.line.text) &&
        (each.line.isBullet ? isSentence(each.line.text) : isRestOfBullet(lines[index - 1], each)),
    )
  );
}

/** True for a text of several words, of which at least half are in lower case, unlike in a title. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^[\p{L}\d]/u.test(word));
  const lowercaseWords = words.filter((word) => /^\p{Ll}/u.test(word));
  return (
    words.length >= MIN_SENTENCE_WORDS &&
    lowercaseWords.length * 2 >= words.length &&
    // Not a title with its issuer: "Best poster of the year, Oak Union".
    !/[,–—|]\s+\p{Lu}[^,]*$/u.test(text)
  );
}

/** True for the end of a wrapped bullet on the next line; false for the head of a job below. */
const isRestOfBullet = (above: LabeledLine | undefined, below: LabeledLine): boolean =>
  above !== undefined &&
  !below.line.isBold &&
  below.line.x >= above.line.x &&
  below.line.size === above.line.size &&
  /\.(?:rest|item)$/u.test(below.labeled.label);

/** True for the title of a job with its date; the bullets below may be its duties. */
const isJobHead = ({ line, labeled }: LabeledLine): boolean =>
  /^(?:experience|volunteering)\.head$/.test(labeled.label) &&
  !line.isBullet &&
  hasPeriodOrDate(line);

/** True for the rest of a bullet that did not fit on its line: "2019" below "…, Indianapolis,". */
const isWrapped = (above: LabelLine, line: LabelLine): boolean =>
  above.isBullet && !line.isBullet && line.x > above.x && !wouldHaveFit(above, line);

/** True for a short line, such as "B, BE", that was labeled as contact details or as an item of a list. */
const mayBeLicenseClasses = ({ line, labeled }: LabeledLine): boolean =>
  /^(?:contact|interests|skills|languages|custom)(?:\.|$)/.test(labeled.label) &&
  line.text.length <= MAX_CLASSES_LENGTH;
